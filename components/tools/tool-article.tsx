import type { LocaleContext } from '@/lib/i18n/locale-context';
import type { ToolPage } from '@/lib/pages/page';
import styles from '../article/article.module.css';
import { Breadcrumbs } from '../article/breadcrumbs';
import { Pagination } from '../article/pagination';
import { KeyExample } from './key-example';
import { KeyInspector } from './key-inspector.client';
import type { KeyMessages } from './key-texts';

/** A tool that runs in the browser, and what it does in words for readers without scripts. */
export function ToolArticle({ page, context }: { page: ToolPage; context: LocaleContext }) {
  return (
    <main id="content" className={styles.main} tabIndex={-1}>
      <Breadcrumbs page={page} context={context} />
      <header className={styles.header}>
        <h1>{page.title}</h1>
        <p className={styles.lead}>{page.description}</p>
      </header>
      <Tool page={page} context={context} />
      <Pagination page={page} context={context} />
    </main>
  );
}

function Tool({ context: { messages, locale } }: { page: ToolPage; context: LocaleContext }) {
  const { accessKey, keyParts, keyFaults, emissionTypes } = messages;
  const keyMessages: KeyMessages = { accessKey, keyParts, keyFaults, emissionTypes };
  return (
    <>
      <noscript>
        <p>{messages.accessKey.withoutScript}</p>
      </noscript>
      <KeyInspector messages={keyMessages} locale={locale} />
      <KeyExample messages={keyMessages} locale={locale} />
    </>
  );
}
