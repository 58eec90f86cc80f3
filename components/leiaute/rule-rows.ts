import { shortenOfficialText } from '@/lib/cstat/cstat';
import type { Messages } from '@/lib/i18n/messages';
import { describeApplication, describeSource } from '@/lib/leiaute/describe-rules';
import type { ShownRule } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { escapeHtml } from '@/lib/text/escape-html';

/** The rules of a group as HTML. A text and not elements, for the reason given at renderCodeRows. */
export function renderRuleRows(rules: readonly ShownRule[], messages: Messages): string {
  return rules.map((rule) => renderRow(rule, messages)).join('');
}

function renderRow(rule: ShownRule, messages: Messages): string {
  const { number, code, codePath, meaning, documents, source, newest, fields, outerFields } = rule;
  const application = describeApplication(rule, messages);
  const data = Object.entries({ code, document: documents.join('|'), application: application ?? '' }).map(
    ([name, value]) => `data-${name}="${escapeHtml(value)}"`,
  );
  const link = codePath === undefined ? code : `<a href="${escapeHtml(toHref(codePath))}">${code}</a>`;
  const said = meaning ? ` ${escapeHtml(shortenOfficialText(meaning.text))}` : '';
  const facts = [meaning?.kind, documents.join(', '), application, describeSource(source, newest, messages.rules)]
    .filter(Boolean)
    .join(' · ');
  const names = [
    ...fields.map(({ title, path }) => `<a href="${escapeHtml(toHref(path))}">${escapeHtml(title)}</a>`),
    ...outerFields.map(escapeHtml),
  ];
  const read = names.length > 0 ? `<p>${messages.rules.fields} ${names.join(', ')}</p>` : '';
  return `<li id="${number}" ${data.join(' ')}><a href="#${number}" data-copy-link>${number}</a><div><p>${link}${said}</p>${read}<small>${escapeHtml(facts)}</small></div></li>`;
}
