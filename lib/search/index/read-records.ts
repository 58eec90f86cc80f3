import { createPathSpeller, type SpellOutPath } from '../analysis/spell-out-tag';
import { listFieldKeywords } from '../records/field-keywords';
import type { SearchRecord } from '../records/record';
import { BEHIND_TAG, type Columns, type ContentFile, type FirstFile, NUMBER, readTag } from './index-files';

/** The records of the files: all as they were written, or those of the first file, without its codes (`readCodes`). */
export function readRecords(first: FirstFile, content?: ContentFile): readonly SearchRecord[] {
  if (!content) return unpackPages(first.pages, first.language, () => '');
  const spellOut = createPathSpeller(content.abbreviations);
  return [first.pages, content.pages]
    .flatMap((pages) => unpackPages(pages, first.language, spellOut))
    .map((record, place) => ({
      ...record,
      content: content.texts[place] ?? '',
      questions: content.questions[place] ?? [],
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
      const anchor = fill(pages.anchors[row]);
      const written = pages.headings[row] ?? '';
      const isField = typeof written === 'string' && written.startsWith(BEHIND_TAG);
      const heading = isField ? readTag(anchor) + written : written;
      const own = typeof heading === 'string' ? [...above.slice(0, depth - 1), heading] : heading;
      above = depth === 0 ? [] : own.map(fill);
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

/** The codes of one number that come with the second file, as the first file knows them: by name alone. */
export function readCodes({ codes, language }: FirstFile, number: string): readonly SearchRecord[] {
  return unpackPages(codes.shapes, language, () => '')
    .filter((_, place) => codes.numbers[place]?.split(' ').includes(number))
    .map((shape) => JSON.parse(JSON.stringify(shape).replaceAll(NUMBER, number)) as SearchRecord); // It was made of one.
}

const fillNumber = (text: string, code: string) => (code === '' ? text : text.replaceAll(NUMBER, code));
