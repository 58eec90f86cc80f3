import { type Abbreviations, createPathSpeller, type SpellOutPath } from '../analysis/spell-out-tag';
import type { Synonym } from '../analysis/synonyms';
import { isLayoutField, listFieldKeywords, readRoot } from '../records/field-keywords';
import { listHeadings, type SearchKind, type SearchRecord } from '../records/record';
import { LATER_PRIORITY } from '../weights';

/** Pages and their records by column, which compresses better than by row. */
type Columns = {
  /** One of each for each page: what its records share, and how many they are. */
  readonly paths: readonly string[];
  readonly titles: readonly string[];
  readonly categories: readonly string[];
  readonly kinds: readonly SearchKind[];
  readonly tags: readonly string[];
  readonly versions: readonly (readonly string[])[];
  /** The tag that has the document's content, of pages with fields of a layout; '' of others. */
  readonly roots: readonly string[];
  readonly counts: readonly number[];
  /** One of each for each record: what is particular to it. */
  readonly priorities: readonly number[];
  readonly anchors: readonly string[];
  /** How many headings are above its own, the page's title included; 0 is the page itself. */
  readonly depths: readonly number[];
  /** Its own; with those above it where they are not the last ones of the page. */
  readonly headings: readonly (string | readonly string[])[];
  /** 0 where they follow from the root and the anchor (`listFieldKeywords`). */
  readonly keywords: readonly (readonly string[] | 0)[];
  readonly codes: readonly string[];
  readonly methods: readonly string[];
};

/** Stands for a code's number wherever its record repeats it. */
const NUMBER = '{}';

const blankNumber = (text: string, code: string | null) => (code === null ? text : text.replaceAll(code, NUMBER));
const fillNumber = (text: string, code: string) => (code === '' ? text : text.replaceAll(NUMBER, code));

/** The first file: the records that are likeliest meant, all but their texts. */
export type FirstFile = {
  readonly language: string;
  readonly synonyms: readonly Synonym[];
  readonly pages: Columns;
  /** Codes without a page of their own, by number and document alone: their whole records come with the second file. */
  readonly codes: {
    /** What codes of a document have in common, with a place for the number: each a page of one record. */
    readonly shapes: Columns;
    /** The numbers of each. */
    readonly numbers: readonly string[];
  };
};

/** The second file: the other records, and what every record says, those of the first file before the others. */
export type ContentFile = {
  readonly pages: Columns;
  readonly abbreviations: Abbreviations;
  readonly texts: readonly string[];
  /** Only of records that have questions, by their place in `texts`. */
  readonly questions: readonly (readonly [place: number, questions: readonly string[]])[];
};

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
      questions: all.flatMap(({ questions }, place) => (questions.length === 0 ? [] : [[place, questions] as const])),
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

/** The codes of one number that come with the second file, as the first file knows them: by name alone. */
export function readCodes({ codes, language }: FirstFile, number: string): readonly SearchRecord[] {
  return unpackPages(codes.shapes, language, () => '')
    .filter((_, place) => codes.numbers[place]?.split(' ').includes(number))
    .map((shape) => JSON.parse(JSON.stringify(shape).replaceAll(NUMBER, number)) as SearchRecord); // It was made of one.
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
    return follows ? (blanked.at(-1) ?? '') : blanked;
  });
}

function packKeywords(record: SearchRecord, root: string, spellOut: SpellOutPath): readonly string[] | 0 {
  if (!isLayoutField(record)) return record.keywords.map((keyword) => blankNumber(keyword, record.code));
  const following = listFieldKeywords(root, record.anchor, spellOut);
  return following.join('\n') === record.keywords.join('\n') ? 0 : record.keywords;
}

/** The records of the files: all as they were written, or those of the first file, without its codes (`readCodes`). */
export function readRecords(first: FirstFile, content?: ContentFile): readonly SearchRecord[] {
  if (!content) return unpackPages(first.pages, first.language, () => '');
  const questions = new Map(content.questions);
  const spellOut = createPathSpeller(content.abbreviations);
  return [first.pages, content.pages]
    .flatMap((pages) => unpackPages(pages, first.language, spellOut))
    .map((record, place) => ({
      ...record,
      content: content.texts[place] ?? '',
      questions: questions.get(place) ?? [],
    }));
}

/** Reads columns, with each code's number where its record repeats it. */
function unpackPages(pages: Columns, language: string, spellOut: SpellOutPath): readonly SearchRecord[] {
  let start = 0;
  return pages.paths.flatMap((path, place) => {
    const rows = Array.from({ length: pages.counts[place] ?? 0 }, (_, index) => start + index);
    start += rows.length;
    let above: readonly string[] = [];
    return rows.map((row) => {
      const depth = pages.depths[row] ?? 0;
      const fill = (text = '') => fillNumber(text, pages.codes[row] ?? '');
      const heading = pages.headings[row] ?? '';
      const own = typeof heading === 'string' ? [...above.slice(0, depth - 1), heading] : heading;
      above = depth === 0 ? [] : own.map(fill);
      const anchor = fill(pages.anchors[row]);
      const ownPath = fill(path);
      const url = anchor === '' ? ownPath : `${ownPath}#${anchor}`;
      const keywords = pages.keywords[row];
      const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = above;
      return {
        objectID: url,
        url,
        url_without_anchor: ownPath,
        anchor,
        type: `lvl${(depth + 1) as 1 | 2 | 3 | 4 | 5 | 6}`,
        'hierarchy.lvl0': pages.categories[place] ?? '',
        'hierarchy.lvl1': fill(pages.titles[place]),
        'hierarchy.lvl2': lvl2,
        'hierarchy.lvl3': lvl3,
        'hierarchy.lvl4': lvl4,
        'hierarchy.lvl5': lvl5,
        'hierarchy.lvl6': lvl6,
        content: '',
        keywords: keywords ? keywords.map(fill) : listFieldKeywords(pages.roots[place] ?? '', anchor, spellOut),
        questions: [],
        tags: [pages.kinds[place] ?? 'guide'],
        method: pages.methods[row] || null,
        code: pages.codes[row] || null,
        language,
        docusaurus_tag: pages.tags[place] ?? '',
        version: pages.versions[place] ?? [],
        item_priority: pages.priorities[row] ?? 0,
      };
    });
  });
}
