import { toCStatAddress, toCStatAnchor } from '@/lib/cstat/address';
import type { CStat } from '@/lib/cstat/cstat';
import { describeOfficialText } from '@/lib/cstat/describe-official-text';
import type { Messages } from '@/lib/i18n/messages';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { escapeHtml } from '@/lib/text/escape-html';
import { renderInlineMarkdown } from '@/lib/text/markdown';

/** Codes that share their hundred, for headings and jumps in a long list. */
export type CodeRange = { readonly from: number; readonly to: number; readonly cstats: readonly CStat[] };

/** Splits codes, sorted by number, into hundreds. */
export function groupByHundred(cstats: readonly CStat[]): readonly CodeRange[] {
  const starts = [...new Set(cstats.map(({ code }) => Math.floor(Number(code) / 100) * 100))];
  return starts.map((from) => ({
    from,
    to: from + 99,
    cstats: cstats.filter(({ code }) => Math.floor(Number(code) / 100) * 100 === from),
  }));
}

/**
 * The entries of a range as HTML. A text and not elements: a document has up to a thousand rows, and Next would write
 * the data of each element, which the last step of the build then leaves out.
 */
export function renderCodeRows(cstats: readonly CStat[], locale: string, messages: Messages): string {
  return cstats.map((cstat) => renderRow(cstat, locale, messages)).join('');
}

function renderRow(cstat: CStat, locale: string, messages: Messages): string {
  const { code, text, kind, topic, rule, source, explanation, otherMeanings } = cstat;
  const number = explanation
    ? `<a href="${escapeHtml(toHref(withLocale(locale, toCStatAddress(cstat))))}">${code}</a>`
    : `<a href="#${toCStatAnchor(code)}" data-copy-link>${code}</a>`;
  const verdict = explanation
    ? `<strong data-verdict="${explanation.resend}">${escapeHtml(messages.verdicts[explanation.resend])}</strong>`
    : `<em>${escapeHtml(messages.cstat.onlyText)}</em>`;
  const others = otherMeanings.map((meaning) => `<p>${escapeHtml(meaning.text)}</p>`).join('');
  const reading = explanation ? undefined : describeOfficialText(cstat, messages);
  const read = reading === undefined ? '' : `<p>${renderInlineMarkdown(reading).html}</p>`;
  const facts = escapeHtml([kind, rule, source].filter(Boolean).join(' · '));
  return `<li id="${toCStatAnchor(code)}" data-kind="${escapeHtml(kind)}" data-topic="${escapeHtml(topic)}">${number}<div><p>${escapeHtml(text)}</p>${others}${read}<small>${verdict} · ${facts}</small></div></li>`;
}
