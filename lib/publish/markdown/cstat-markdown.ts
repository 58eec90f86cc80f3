import { toCStatAddress } from '../../cstat/address';
import { type CStat, formatCStatName } from '../../cstat/cstat';
import { countExplained, describeExplained } from '../../cstat/describe-explained';
import { describeOfficialText } from '../../cstat/describe-official-text';
import { cstatDocuments } from '../../cstat/documents';
import { fillMessage, type Messages } from '../../i18n/messages';
import type { CStatCodePage, CStatDocumentPage, CStatIndexPage, CStatLink } from '../../pages/page';
import { toHref } from '../../routes/locale-address';
import type { Markdown } from '../../text/markdown';
import { code, joinBlocks, linkTo, toMarkdownUrl, writeLinks } from './blocks';

/** A status code: whether to send again, official text, cause, remedy and where the text comes from. */
export function writeCStatCodeMarkdown(page: CStatCodePage, messages: Messages): string {
  const { cstat, cause, fix, related, sameNumber, operations, guides } = page;
  const texts = messages.cstat;
  const verdict = cstat.explanation?.resend;
  return joinBlocks([
    verdict && `**${texts.resend} ${messages.verdicts[verdict]}.** ${messages.verdictHints[verdict]}`,
    `${texts.officialText}: ${code(cstat.text)}`,
    `## ${texts.cause}`,
    writeText(cause),
    `## ${verdict === 'nada-a-corrigir' ? texts.next : texts.fix}`,
    fix.map((step, index) => `${index + 1}. ${writeText(step)}`).join('\n'),
    writeLinks(
      messages.changes.touching,
      page.changes.map(({ title, path, noteId }) => ({ title: `${noteId}: ${title}`, path })),
    ),
    writeLinks(texts.related, related.map(nameLink)),
    writeLinks(texts.sameNumber, sameNumber.map(nameLink)),
    writeLinks(messages.layout.fieldsOfRule, page.fields),
    writeLinks(texts.recipes, page.recipes),
    writeLinks(texts.operations, operations),
    writeLinks(texts.guides, guides),
    `## ${texts.facts}`,
    writeFacts(page, texts),
  ]);
}

function writeFacts({ cstat, rules }: CStatCodePage, texts: Messages['cstat']): string {
  const numbers = [...new Set([...(cstat.rule ? [cstat.rule] : []), ...rules.map(({ title }) => title)])];
  const { longName, models } = cstatDocuments[cstat.document];
  const facts: readonly (readonly [string, string | undefined])[] = [
    [texts.document, longName],
    [texts.models, models.join(', ') || undefined],
    [texts.kind, cstat.kind],
    [texts.topic, cstat.topic],
    [texts.rule, numbers.join(', ') || undefined],
    [texts.source, cstat.source],
    [texts.note, cstat.note],
    [texts.otherMeanings, cstat.otherMeanings.map(({ text }) => code(text)).join(', ') || undefined],
  ];
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [`- ${label}: ${value}`])).join('\n');
}

/** Every code of one document; those with a page of their own lead to its Markdown file. */
export function writeCStatDocumentMarkdown({ cstats }: CStatDocumentPage, messages: Messages): string {
  return joinBlocks([
    describeExplained(cstats, messages.cstat),
    cstats.map((cstat) => `- ${writeRow(cstat, messages)}`).join('\n'),
  ]);
}

function writeRow(cstat: CStat, messages: Messages): string {
  const { verdicts, cstat: texts } = messages;
  const { explanation, otherMeanings } = cstat;
  const number = explanation ? linkTo(cstat.code, toCStatAddress(cstat)) : cstat.code;
  const official = [cstat, ...otherMeanings].map(({ text }) => code(text)).join(', ');
  if (explanation) return `${number} ${official} (${verdicts[explanation.resend]})`;
  return [`${number} ${official} (${texts.onlyText})`, describeOfficialText(cstat, messages)].filter(Boolean).join(' ');
}

/** The way to the list of each document. */
export function writeCStatIndexMarkdown({ documents }: CStatIndexPage, messages: Messages): string {
  const items = documents.map(({ document, path, cstats }) => {
    const count = fillMessage(messages.cstat.codeCount, {
      count: cstats.length,
      explained: countExplained(cstats),
    });
    return `- ${linkTo(document.longName, path)}: ${count}`;
  });
  return joinBlocks([`## ${messages.cstat.documents}`, items.join('\n')]);
}

const nameLink = ({ path, cstat }: CStatLink) => ({ title: `${formatCStatName(cstat)}: ${cstat.text}`, path });

/** The Markdown of an explanation, whose links are site paths, with absolute ones. */
function writeText({ source }: Markdown): string {
  return source.replace(
    /\]\((\/[^)\s]*)\)/g,
    (_, href: string) => `](${toMarkdownUrl(href.slice(toHref('').length))})`,
  );
}
