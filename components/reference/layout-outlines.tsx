import type { Messages } from '@/lib/i18n/messages';
import type { LayoutOutline } from '@/lib/openapi/schema-view';
import { toHref } from '@/lib/routes/locale-address';
import { escapeHtml } from '@/lib/text/escape-html';
import { renderInlineMarkdown } from '@/lib/text/markdown';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './layout-outlines.module.css';

type LayoutOutlinesProps = {
  readonly outlines: readonly LayoutOutline[];
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/**
 * The layouts that a value may follow: those with groups folded, each with links to its groups and the tags inside;
 * the others as links in one list.
 */
export function LayoutOutlines({ outlines, messages, lang }: LayoutOutlinesProps) {
  const links = outlines.filter(({ groups }) => groups.length === 0);
  return (
    <>
      {outlines
        .filter(({ groups }) => groups.length > 0)
        .map(({ path, name, selectedBy, groups }) => (
          <details key={path} className={styles.outline} lang={lang}>
            <summary>
              <UnbrokenNames>{name}</UnbrokenNames> <code translate="no">{selectedBy.join(' · ')}</code>
            </summary>
            {/* A text and not elements, for the reason given at renderCodeRows. */}
            <ul dangerouslySetInnerHTML={{ __html: groups.map((group) => renderGroup(group, messages)).join('') }} />
          </details>
        ))}
      {links.length > 0 && (
        <details className={styles.outline} lang={lang}>
          <summary>
            {messages.layout.title} ({links.length})
          </summary>
          <ul dangerouslySetInnerHTML={{ __html: links.map(renderLink).join('') }} />
        </details>
      )}
    </>
  );
}

function renderLink({ path, name, selectedBy }: LayoutOutline): string {
  const codes = selectedBy.map((value) => `<code translate="no">${escapeHtml(value)}</code>`).join(' ');
  return `<li><a href="${escapeHtml(toHref(path))}">${renderInlineMarkdown(name).html}</a> ${codes}</li>`;
}

function renderGroup(
  { tag, path, description, isRequired, children }: LayoutOutline['groups'][number],
  messages: Messages,
) {
  const mark = isRequired ? ` <span class="${styles.mark}">${escapeHtml(messages.reference.required)}</span>` : '';
  const inner =
    children.length > 0 ? `<p class="${styles.tags}" translate="no">${escapeHtml(children.join(' '))}</p>` : '';
  return `<li><a href="${escapeHtml(toHref(path))}"><code translate="no">${escapeHtml(tag)}</code></a>${mark}<p>${renderInlineMarkdown(description).html}</p>${inner}</li>`;
}
