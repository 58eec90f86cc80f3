import type { Query } from '../../../../lib/search/analysis/query';
import { rankRecords } from '../../../../lib/search/ranking/rank';
import type { SearchRecord } from '../../../../lib/search/records/record';
import { createSearchRecord } from '../search-record';

/** Scores by record, for each word of the query. */
export type Scores = Readonly<Record<string, readonly (readonly [record: SearchRecord, score: number])[]>>;

/** A query of these words. */
export const query = (...words: readonly string[]): Query => ({
  text: '',
  parts: words.map((word) => ({
    text: word,
    spelt: undefined,
    readings: [{ weight: 1, words: [new Map([[word, 1]])] }],
  })),
  code: undefined,
  document: undefined,
  isCodeAlone: false,
});

/** The answers to a query of these words, best first. Words are as rare as they are in the scores. */
export function rank(records: readonly SearchRecord[], scores: Scores, rest: Partial<Query> = {}) {
  const index = {
    records,
    count: (word: string) => scores[word]?.length ?? 0,
    score: (weights: ReadonlyMap<string, number>) =>
      new Map(
        [...weights.keys()]
          .flatMap((word) => scores[word] ?? [])
          .map(([record, score]) => [records.indexOf(record), score]),
      ),
  };
  return rankRecords(index, { ...query(...Object.keys(scores)), ...rest }, () => true);
}

/** The titles of the records that were found. */
export const titles = (...asked: Parameters<typeof rank>) =>
  rank(...asked).map(({ record }) => record['hierarchy.lvl1']);

export const one = createSearchRecord('Um');
export const two = createSearchRecord('Dois');
export const three = createSearchRecord('Três');
export const records = [one, two, three];
