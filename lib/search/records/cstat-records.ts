import { toCStatAnchor } from '../../cstat/address';
import { type CStat, formatCStatName, shortenOfficialText } from '../../cstat/cstat';
import { CSTAT_DOCUMENT_IDS, cstatDocuments } from '../../cstat/documents';
import { readOfficialText } from '../../cstat/official-text';
import { getMessages } from '../../i18n/messages';
import type { CStatCodePage, CStatDocumentPage } from '../../pages/page';
import { toPlainText } from '../../text/plain-text';
import { PRIORITY } from '../weights';
import { createRecord } from './create-record';
import type { SearchRecord } from './record';

/** A code with a page of its own. */
export function listCodeRecords(page: CStatCodePage): readonly SearchRecord[] {
  const { cstat, cause, fix } = page;
  return [
    createRecord(page, {
      ...describeCode(cstat),
      priority: PRIORITY.explainedCode - toRank(cstat),
      content: [cause, ...fix].map(toPlainText).join(' '),
      questions: listTexts(cstat),
    }),
  ];
}

/** The list of a document, and an entry for each code that has no page of its own. */
export function listDocumentRecords(page: CStatDocumentPage): readonly SearchRecord[] {
  const bare = page.cstats.filter(({ explanation }) => explanation === undefined);
  return [
    createRecord(page, {
      kind: 'cstat',
      isUnversioned: true,
      priority: PRIORITY.cstatDocument,
      content: page.description,
    }),
    ...bare.map((cstat) => createBareRecord(page, cstat)),
  ];
}

/** What the official text tells by itself makes the code findable by the subject of its rule and by its fields. */
function createBareRecord(page: CStatDocumentPage, cstat: CStat): SearchRecord {
  const { kind, fields } = readOfficialText(cstat);
  const about = describeCode(cstat);
  const messages = getMessages(page.locale);
  return createRecord(page, {
    ...about,
    keywords: [...about.keywords, ...fields],
    anchor: toCStatAnchor(cstat.code),
    headings: [`${formatCStatName(cstat)}: ${shortenOfficialText(cstat.text)}`],
    content: [...listTexts(cstat), ...(kind ? [messages.textKinds[kind]] : [])].join(' '),
    priority: PRIORITY.bareCode - toRank(cstat),
  });
}

/** A code is looked up by its number, with or without the document's name or model, or by the words of its text. */
function describeCode({ code, document }: CStat) {
  const { name, longName, models } = cstatDocuments[document];
  return { kind: 'cstat', code, isUnversioned: true, keywords: [`cStat ${code}`, name, longName, ...models] } as const;
}

/** The other official texts of the code, without the places for values; the first is in the title. */
function listTexts({ otherMeanings }: CStat): readonly string[] {
  return otherMeanings.map(({ text }) => shortenOfficialText(text));
}

/** Documents share many texts: the one that most readers issue comes first. */
function toRank({ document }: CStat): number {
  return CSTAT_DOCUMENT_IDS.indexOf(document);
}
