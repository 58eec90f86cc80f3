import type { Messages } from '@/lib/i18n/messages';
import type { LayoutOutline } from '@/lib/openapi/schema-view';
import { toHref } from '@/lib/routes/locale-address';
import { escapeHtml } from '@/lib/text/escape-html';
import styles from './layout-outlines.module.css';

type LayoutOutlinesProps = {
  readonly outlines: readonly LayoutOutline[];
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** The layouts that a value may follow, each folded: its groups, and the tags inside, as links to their own pages. */
export function LayoutOutlines({ outlines, messages, lang }: LayoutOutlinesProps) {
  return outlines.map((outline) => (
    <details key={outline.path} className={styles.outline} lang={lang}>
      <summary>
        {outline.name} <span>{outline.selectedBy.join(' · ')}</span>
      </summary>
      {/* A text and not elements: hundreds of links would weigh twice, in the page and in its data. */}
      <ul dangerouslySetInnerHTML={{ __html: outline.groups.map((group) => renderGroup(group, messages)).join('') }} />
    </details>
  ));
}

function renderGroup(
  { tag, path, description, isRequired, children }: LayoutOutline['groups'][number],
  messages: Messages,
) {
  const mark = isRequired ? ` <span class="${styles.mark}">${escapeHtml(messages.reference.required)}</span>` : '';
  const inner = children.length > 0 ? `<p class="${styles.tags}">${children.map(renderTag).join(' ')}</p>` : '';
  return `<li>${renderTag({ tag, path })}${mark}<p>${escapeHtml(description)}</p>${inner}</li>`;
}

function renderTag({ tag, path }: { readonly tag: string; readonly path: string }) {
  return `<a href="${escapeHtml(toHref(path))}"><code translate="no">${escapeHtml(tag)}</code></a>`;
}
