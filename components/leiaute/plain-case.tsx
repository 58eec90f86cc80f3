import { fillMessage, type Messages } from '@/lib/i18n/messages';
import { describePlainCase } from '@/lib/pages/describe-plain-case';
import type { PlainCase as Plain, PlainLine } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { escapeHtml } from '@/lib/text/escape-html';
import { renderInlineMarkdown } from '@/lib/text/markdown';
import { SectionHeading } from '../reference/section-heading';
import foldStyles from '../ui/narrow-fold.module.css';
import styles from './plain-case.module.css';

type PlainCaseProps = { readonly plain: Plain; readonly messages: Messages };

/** What a plain document needs, group by group. Narrow windows show the groups and fold their fields. */
export function PlainCase({ plain, messages }: PlainCaseProps) {
  const texts: Messages['layout'] = messages.layout;
  const lead = renderInlineMarkdown(describePlainCase(plain, texts, toHref)).html;
  return (
    <section className={styles.plain} aria-labelledby="caso-simples">
      <SectionHeading id="caso-simples" title={texts.plain} messages={messages} />
      <p dangerouslySetInnerHTML={{ __html: lead }} />
      {/* A text and not elements, for the reason given at renderCodeRows. */}
      <ul
        className={styles.groups}
        dangerouslySetInnerHTML={{ __html: plain.groups.map((group) => renderGroup(group, texts)).join('') }}
      />
    </section>
  );
}

function renderGroup({ tag, title, path, fields }: Plain['groups'][number], texts: Messages['layout']): string {
  const count = fields.length === 1 ? texts.plainField : fillMessage(texts.plainFields, { count: fields.length });
  const head = `<p><a href="${escapeHtml(toHref(path))}"><code translate="no">${escapeHtml(tag)}</code></a> ${escapeHtml(title)}</p>`;
  const list = fields.map((line) => `<li>${renderLine(line, texts)}</li>`).join('');
  return `<li>${head}<details class="${foldStyles.fold}" data-narrow-fold><summary>${count}</summary><ul>${list}</ul></details></li>`;
}

function renderLine({ links, text }: PlainLine, texts: Messages['layout']): string {
  const names = links.map(
    ({ title, path }) => `<a href="${escapeHtml(toHref(path))}"><code translate="no">${escapeHtml(title)}</code></a>`,
  );
  return `${names.join(' ')} ${escapeHtml(text ?? `(${texts.plainOneOf})`)}`;
}
