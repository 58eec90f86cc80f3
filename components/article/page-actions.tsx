import type { LocaleContext } from '@/lib/i18n/locale-context';
import type { MarkdownPage } from '@/lib/publish/listing';
import { httpFilePath, markdownPath, slicePath } from '@/lib/routes/download-address';
import { toHref } from '@/lib/routes/locale-address';
import { CopyIcon, DownloadIcon, MarkdownIcon } from '../ui/icons';
import styles from './page-actions.module.css';

/** Ways to take a page away: its text in the clipboard or as Markdown, and the files of an operation. */
export function PageActions({ page, context }: { page: MarkdownPage; context: LocaleContext }) {
  const { messages } = context;
  const markdown = toHref(markdownPath(page.sharedPath));
  return (
    <div className={styles.actions} data-print="none">
      <button
        type="button"
        className={styles.action}
        data-copy-page={markdown}
        data-copied={messages.pageActions.copied}
        data-refused={messages.pageActions.refused}
        data-failed={messages.pageActions.failed}
        data-needs-script
      >
        <CopyIcon />
        {messages.pageActions.copy}
      </button>
      <a className={styles.action} href={markdown} type="text/markdown">
        <MarkdownIcon />
        {messages.pageActions.markdown}
      </a>
      {page.kind === 'operation' && (
        <>
          <Download path={slicePath(page.sharedPath)} hint={messages.pageActions.sliceHint}>
            {messages.pageActions.slice}
          </Download>
          <Download path={httpFilePath(page.sharedPath)} hint={messages.pageActions.httpHint}>
            {messages.pageActions.http}
          </Download>
        </>
      )}
      <p className={styles.status} role="status" data-copy-page-status />
    </div>
  );
}

/** A link to a file that is made from the page. */
function Download({ path, hint, children }: { path: string; hint: string; children: string }) {
  return (
    <a className={styles.action} href={toHref(path)} title={hint} download>
      <DownloadIcon />
      {children}
    </a>
  );
}
