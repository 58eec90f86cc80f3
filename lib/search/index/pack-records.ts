import { type Abbreviations, createPathSpeller, type SpellOutPath } from '../analysis/spell-out-tag';
import type { Synonym } from '../analysis/synonyms';
import { isLayoutField, listFieldKeywords, readRoot } from '../records/field-keywords';
import { listHeadings, type SearchRecord } from '../records/record';
import { LATER_PRIORITY } from '../weights';
import { BEHIND_TAG, type Columns, type ContentFile, type FirstFile, NUMBER, readTag } from './index-files';

/** The two files, from records in the order of their pages. */
export function packRecords(
  records: readonly SearchRecord[],
  synonyms: readonly Synonym[],
  abbreviations: Abbreviations = {},
): { readonly first: FirstFile; readonly content: ContentFile } {
  const early = records.filter((record) => !comesLater(record));
  const later = records.filter(comesLater);
  const all = [...early, ...later];
  const spellOut = createPathSpeller(abbreviations);
  return {
    first: {
      language: records[0]?.language ?? '',
      synonyms,
      pages: packPages(groupByPage(early), spellOut),
      codes: packCodes(later),
    },
    content: {
      pages: packPages(groupByPage(later), spellOut),
      abbreviations,
      texts: all.map(({ content }) => content),
      questions: all.map(({ questions }) => questions),
    },
  };
}

/** Codes come later too, whatever they weigh: they are half of all records, and the first file has their numbers. */
function comesLater({ code, item_priority: priority }: SearchRecord): boolean {
  return priority <= LATER_PRIORITY || code !== null;
}

/** Writes the codes among records: what they are called without their official texts, and their numbers. */
function packCodes(records: readonly SearchRecord[]): FirstFile['codes'] {
  const shapes = new Map<string, { readonly shape: SearchRecord; readonly numbers: string[] }>();
  for (const record of records) {
    const { code } = record;
    if (code === null) continue;
    const shape = toShape(record, code);
    const key = JSON.stringify(shape);
    const known = shapes.get(key);
    if (known) known.numbers.push(code);
    else shapes.set(key, { shape, numbers: [code] });
  }
  const all = [...shapes.values()];
  return {
    shapes: packPages(
      all.map(({ shape }) => [shape]),
      () => '',
    ),
    numbers: all.map(({ numbers }) => numbers.join(' ')),
  };
}

/** A code's record by its number and document alone, with a place for the number. */
function toShape(record: SearchRecord, code: string): SearchRecord {
  const blank = (text: string) => blankNumber(text, code);
  // "Rejeição 878 (NF-e)", as the heading of an entry or as the title of a page.
  const nameOf = (title: string) => title.split(':', 1).map(blank)[0] ?? '';
  const heading = record['hierarchy.lvl2'];
  return {
    ...record,
    objectID: '',
    url: '',
    url_without_anchor: blank(record.url_without_anchor),
    anchor: blank(record.anchor),
    'hierarchy.lvl1': heading === null ? nameOf(record['hierarchy.lvl1']) : record['hierarchy.lvl1'],
    'hierarchy.lvl2': heading === null ? null : nameOf(heading),
    content: '',
    keywords: record.keywords.map(blank),
    questions: [],
    code: NUMBER,
  };
}

/** The records of each page, in the order of their first ones. */
function groupByPage(records: readonly SearchRecord[]): readonly Group[] {
  const byPage = new Map<string, [SearchRecord, ...SearchRecord[]]>();
  for (const record of records) {
    const own = byPage.get(record.url_without_anchor);
    if (own) own.push(record);
    else byPage.set(record.url_without_anchor, [record]);
  }
  return [...byPage.values()];
}

type Group = readonly [SearchRecord, ...SearchRecord[]];

/** Writes the records of pages without what those of a page have in common. */
function packPages(pages: readonly Group[], spellOut: SpellOutPath): Columns {
  const tops = pages.map(([top, ...others]) => ({
    ...top,
    code: others.every(({ code }) => code === top.code) ? top.code : null,
  }));
  const roots = pages.map(findRoot);
  const records = pages.flat();
  return {
    paths: tops.map((top) => blankNumber(top.url_without_anchor, top.code)),
    titles: tops.map((top) => blankNumber(top['hierarchy.lvl1'], top.code)),
    categories: tops.map((top) => top['hierarchy.lvl0']),
    kinds: tops.map(({ tags }) => tags[0] ?? 'guide'),
    tags: tops.map((top) => top.docusaurus_tag),
    versions: tops.map(({ version }) => version),
    roots,
    counts: pages.map(({ length }) => length),
    priorities: records.map((record) => record.item_priority),
    anchors: records.map(({ anchor, code }) => blankNumber(anchor, code)),
    depths: records.map((record) => listHeadings(record).length),
    headings: pages.flatMap(packHeadings),
    keywords: pages.flatMap((page, place) => page.map((record) => packKeywords(record, roots[place] ?? '', spellOut))),
    codes: records.map(({ code }) => code ?? ''),
    methods: records.map(({ method }) => method ?? ''),
  };
}

/** The tag with which the paths of a page's fields begin. */
function findRoot(page: Group): string {
  const field = page.find(isLayoutField);
  return field ? readRoot(field) : '';
}

function packHeadings(page: Group): Columns['headings'] {
  let last: readonly string[] = [];
  return page.map((record) => {
    const own = listHeadings(record);
    const follows = own.slice(0, -1).every((heading, level) => heading === last[level]);
    last = own;
    const blanked = own.map((heading) => blankNumber(heading, record.code));
    const heading = blanked.at(-1) ?? '';
    // One that begins so by itself is written with those above it, which no tag is put before.
    if (!follows || heading.startsWith(BEHIND_TAG)) return blanked;
    const tag = readTag(record.anchor);
    return heading.startsWith(tag + BEHIND_TAG) ? heading.slice(tag.length) : heading;
  });
}

function packKeywords(record: SearchRecord, root: string, spellOut: SpellOutPath): readonly string[] | 0 {
  if (!isLayoutField(record)) return record.keywords.map((keyword) => blankNumber(keyword, record.code));
  const following = listFieldKeywords(root, record.anchor, spellOut);
  return following.join('\n') === record.keywords.join('\n') ? 0 : record.keywords;
}

const blankNumber = (text: string, code: string | null) => (code === null ? text : text.replaceAll(code, NUMBER));
