import { foldText } from '../text/fold';
import type { SearchRecord } from './record';

type Indexed = { readonly record: SearchRecord; readonly title: string; readonly all: string };

/** Prepares records for `rankRecords`: folding the text once keeps each key press cheap. */
export function indexRecords(records: readonly SearchRecord[]): readonly Indexed[] {
  return records.map((record) => {
    const title = foldText(record['hierarchy.lvl2'] ?? record['hierarchy.lvl1']);
    const all = foldText([title, record['hierarchy.lvl1'], record.content, ...record.keywords].join(' '));
    return { record, title, all };
  });
}

/**
 * Records that hold every word of the query, accents and case aside, best first: words in the title count most,
 * then words at the start of a word, then the page before its sections.
 */
export function rankRecords(index: readonly Indexed[], query: string): readonly SearchRecord[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return index
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .map((entry) => ({ record: entry.record, score: scoreEntry(entry, words) }))
    .sort((a, b) => b.score - a.score)
    .map(({ record }) => record);
}

function scoreEntry({ record, title, all }: Indexed, words: readonly string[]): number {
  const points = words.map((word) => {
    const inTitle = title.includes(word) ? 20 : 0;
    const startsWord = ` ${title}`.includes(` ${word}`) ? 20 : ` ${all}`.includes(` ${word}`) ? 5 : 0;
    return inTitle + startsWord;
  });
  return points.reduce((sum, value) => sum + value, 0) + record.item_priority / 10;
}
