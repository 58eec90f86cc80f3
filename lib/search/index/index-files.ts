import type { Synonym } from '../analysis/synonyms';
import { listHeadings, type SearchKind, type SearchRecord } from '../records/record';
import { LATER_PRIORITY } from '../weights';

/** A page's records share what its page says: path, title, category, kind, tag, versions and method. */
type PageRow = readonly [
  path: string,
  title: string,
  category: string,
  kind: SearchKind,
  tag: string,
  version: readonly string[],
  records: readonly RecordRow[],
];

/** What is particular to a record. Rows end where only absent values would follow. */
type RecordRow = readonly [
  priority: number,
  anchor?: string,
  /** How many headings are above its own, the page's title included; 0 is the page itself. */
  depth?: number,
  heading?: string,
  keywords?: readonly string[],
  code?: string,
  method?: string,
];

/** What codes of a document have in common, with a place for each number, and the numbers. */
type CodeRow = readonly [page: PageRow, numbers: string];

/** Stands for the number in what codes have in common. */
const NUMBER = '{}';

/** The first file: the records that are likeliest meant, all but their texts. */
export type FirstFile = {
  readonly language: string;
  readonly synonyms: readonly Synonym[];
  readonly pages: readonly PageRow[];
  /** Codes without a page of their own, by number and document alone: their whole records come with the second file. */
  readonly codes: readonly CodeRow[];
};

/** The second file: the other records, and what every record says, those of the first file before the others. */
export type ContentFile = {
  readonly pages: readonly PageRow[];
  readonly texts: readonly string[];
  /** Only of records that have questions, by their place in `texts`. */
  readonly questions: readonly (readonly [place: number, questions: readonly string[]])[];
};

/** The two files, from records in the order of their pages. */
export function packRecords(
  records: readonly SearchRecord[],
  synonyms: readonly Synonym[],
): { readonly first: FirstFile; readonly content: ContentFile } {
  const early = records.filter((record) => !comesLater(record));
  const later = records.filter(comesLater);
  const all = [...early, ...later];
  return {
    first: {
      language: records[0]?.language ?? '',
      synonyms,
      pages: packPages(early),
      codes: packCodes(later),
    },
    content: {
      pages: packPages(later),
      texts: all.map(({ content }) => content),
      questions: all.flatMap(({ questions }, place) => (questions.length === 0 ? [] : [[place, questions] as const])),
    },
  };
}

/** Codes come later too, whatever they weigh: they are half of all records, and the first file has their numbers. */
function comesLater({ code, item_priority: priority }: SearchRecord): boolean {
  return priority <= LATER_PRIORITY || code !== null;
}

/** Writes the codes among records: what they are called without their official texts, and their numbers. */
function packCodes(records: readonly SearchRecord[]): readonly CodeRow[] {
  const numbers = new Map<string, string[]>();
  for (const record of records) {
    const { code } = record;
    if (code === null) continue;
    const blank = (text: string) => text.replaceAll(code, NUMBER);
    // "Rejeição 878 (NF-e)", as the heading of an entry or as the title of a page.
    const nameOf = (title: string) => title.split(':', 1).map(blank)[0] ?? '';
    const heading = record['hierarchy.lvl2'];
    const shape = {
      ...record,
      url_without_anchor: blank(record.url_without_anchor),
      anchor: blank(record.anchor),
      'hierarchy.lvl1': heading === null ? nameOf(record['hierarchy.lvl1']) : record['hierarchy.lvl1'],
      'hierarchy.lvl2': heading === null ? null : nameOf(heading),
      code: NUMBER,
    };
    const [page] = packPages([{ ...shape, keywords: record.keywords.map(blank) }]);
    const key = JSON.stringify(page);
    numbers.set(key, [...(numbers.get(key) ?? []), code]);
  }
  return [...numbers].map(([key, own]) => [JSON.parse(key) as PageRow, own.join(' ')]); // It was made of one.
}

/** The codes of one number that come with the second file, as the first file knows them: by name alone. */
export function readCodes({ codes, language }: FirstFile, number: string): readonly SearchRecord[] {
  const own = codes.filter(([, numbers]) => numbers.split(' ').includes(number));
  return unpackPages(
    own.map(([page]): PageRow => JSON.parse(JSON.stringify(page).replaceAll(NUMBER, number))),
    language,
  );
}

/** Writes records without what those of a page have in common. */
function packPages(records: readonly SearchRecord[]): readonly PageRow[] {
  const byPage = new Map<string, [SearchRecord, ...SearchRecord[]]>();
  for (const record of records) {
    const own = byPage.get(record.url_without_anchor);
    if (own) own.push(record);
    else byPage.set(record.url_without_anchor, [record]);
  }
  return [...byPage].map(([path, own]): PageRow => {
    const [{ tags, docusaurus_tag: tag, version, ...page }] = own;
    return [
      path,
      page['hierarchy.lvl1'],
      page['hierarchy.lvl0'],
      tags[0] ?? 'guide',
      tag,
      version,
      own.map(packRecord),
    ];
  });
}

function packRecord(record: SearchRecord): RecordRow {
  const { item_priority: priority, anchor, keywords, code, method } = record;
  const headings = listHeadings(record);
  const row = [priority, anchor, headings.length, headings.at(-1) ?? '', keywords, code ?? '', method ?? ''];
  const isEmpty = (value: unknown) => value === '' || value === 0 || (Array.isArray(value) && value.length === 0);
  const last = row.findLastIndex((value) => !isEmpty(value));
  // Cut at the end only, so each value is still in its place.
  return row.slice(0, last + 1) as unknown as RecordRow;
}

/** The records of the files: all as they were written, or those of the first file, without its codes (`readCodes`). */
export function readRecords(first: FirstFile, content?: ContentFile): readonly SearchRecord[] {
  if (!content) return unpackPages(first.pages, first.language);
  const questions = new Map(content.questions);
  return unpackPages([...first.pages, ...content.pages], first.language).map((record, place) => ({
    ...record,
    content: content.texts[place] ?? '',
    questions: questions.get(place) ?? [],
  }));
}

function unpackPages(pages: readonly PageRow[], language: string): readonly SearchRecord[] {
  return pages.flatMap(([path, title, category, kind, tag, version, rows]) => {
    let above: readonly string[] = [];
    return rows.map(([priority, anchor = '', depth = 0, heading = '', keywords = [], code = '', method = '']) => {
      above = depth === 0 ? [] : [...above.slice(0, depth - 1), heading];
      const url = anchor === '' ? path : `${path}#${anchor}`;
      const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = above;
      return {
        objectID: url,
        url,
        url_without_anchor: path,
        anchor,
        type: `lvl${(depth + 1) as 1 | 2 | 3 | 4 | 5 | 6}`,
        'hierarchy.lvl0': category,
        'hierarchy.lvl1': title,
        'hierarchy.lvl2': lvl2,
        'hierarchy.lvl3': lvl3,
        'hierarchy.lvl4': lvl4,
        'hierarchy.lvl5': lvl5,
        'hierarchy.lvl6': lvl6,
        content: '',
        keywords,
        questions: [],
        tags: [kind],
        method: method || null,
        code: code || null,
        language,
        docusaurus_tag: tag,
        version,
        item_priority: priority,
      };
    });
  });
}
