import { describe, expect, test } from 'vitest';
import type { Query } from '../../../../lib/search/analysis/query';
import { rankRecords } from '../../../../lib/search/ranking/rank';
import type { SearchRecord } from '../../../../lib/search/records/record';
import { createSearchRecord, createSectionRecord } from '../search-record';

/** Scores by record, for each word of the query. */
type Scores = Readonly<Record<string, readonly (readonly [record: SearchRecord, score: number])[]>>;

/** A query of these words. */
const query = (...words: readonly string[]): Query => ({
  text: '',
  parts: words.map((word) => ({
    text: word,
    spelt: undefined,
    readings: [{ weight: 1, words: [new Map([[word, 1]])] }],
  })),
  code: undefined,
});

/** The answers to a query of these words, best first. Words are as rare as they are in the scores. */
function rank(records: readonly SearchRecord[], scores: Scores, rest: Partial<Query> = {}) {
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
const titles = (...asked: Parameters<typeof rank>) => rank(...asked).map(({ record }) => record['hierarchy.lvl1']);

const one = createSearchRecord('Um');
const two = createSearchRecord('Dois');
const three = createSearchRecord('Três');
const records = [one, two, three];

describe('an answer', () => {
  test('is every record that holds the word, the highest score first', () => {
    expect(
      rank(records, {
        x: [
          [one, 1],
          [three, 4],
        ],
      }).map(({ record, score }) => [record, score]),
    ).toEqual([
      [three, 4],
      [one, 1],
    ]);
    expect(rank(records, { x: [] })).toEqual([]);
  });

  test('is only what is wanted, which decides what the best is, too', () => {
    const scores: Scores = {
      x: [
        [one, 9],
        [two, 1],
      ],
      y: [[one, 9]],
      z: [[one, 9]],
    };
    expect(titles(records, scores)).toEqual(['Um']);
    expect(
      rankRecords(
        {
          records,
          count: () => 1,
          score: () =>
            new Map([
              [0, 1],
              [7, 1],
            ]),
        },
        query('x'),
        () => true,
      ),
    ).toHaveLength(1);
    const index = {
      records,
      count: () => 1,
      score: () =>
        new Map([
          [0, 9],
          [1, 1],
        ]),
    };
    expect(rankRecords(index, query('x'), (record) => record !== one).map(({ record }) => record)).toEqual([two]);
  });

  test('has at least half of what the best has of the query', () => {
    const both: Scores = {
      x: [
        [one, 1],
        [two, 1],
      ],
      y: [
        [one, 1],
        [three, 1],
      ],
    };
    expect(titles(records, both)).toEqual(['Um', 'Dois', 'Três']);
    const all: Scores = {
      x: [
        [one, 1],
        [two, 1],
      ],
      y: [
        [one, 1],
        [three, 1],
      ],
      z: [
        [one, 1],
        [three, 1],
      ],
    };
    expect(titles(records, all)).toEqual(['Um', 'Três']);
  });

  test('that lacks words falls behind by the square of what it has', () => {
    const found = rank(records, {
      x: [
        [one, 8],
        [two, 8],
      ],
      y: [
        [one, 8],
        [three, 8],
      ],
    });
    expect(found.map(({ score }) => score)).toEqual([16, 2, 2]);
  });

  test('also has what other sections of its page say, a fifth of each word', () => {
    const section = createSectionRecord(one, 'a', ['A'], { item_priority: 100 });
    const scores: Scores = {
      x: [
        [one, 10],
        [two, 10],
      ],
      y: [
        [section, 10],
        [three, 10],
      ],
    };
    const found = rank([one, section, two, three], scores);
    expect(found.map(({ record, score }) => [record.url, score.toFixed(3)])).toEqual([
      [one.url, '3.600'],
      [section.url, '3.600'],
      [two.url, '2.500'],
      [three.url, '2.500'],
    ]);
  });

  test('of a page says no more of a query of one word', () => {
    const section = createSectionRecord(one, 'a', ['A'], { item_priority: 100 });
    expect(rank([one, section], { x: [[one, 10]] }).map(({ record }) => record)).toEqual([one]);
  });

  test('counts by its priority, squared, which also decides between equal scores', () => {
    const low = { ...two, item_priority: 50 };
    expect(
      rank([low, one], {
        x: [
          [low, 8],
          [one, 8],
        ],
      }).map(({ score }) => score),
    ).toEqual([8, 2]);
    const equal = { ...two, item_priority: 50 };
    expect(
      titles([equal, one], {
        x: [
          [equal, 8],
          [one, 2],
        ],
      }),
    ).toEqual(['Um', 'Dois']);
  });
});

describe('a closer look', () => {
  test('finds headings and questions of the query, and titles word for word', () => {
    const heading = createSearchRecord('Prazo');
    const asked = createSearchRecord('Outro', { questions: ['prazo'] });
    const scores: Scores = {
      prazo: [
        [heading, 1],
        [asked, 1],
        [two, 1],
      ],
    };
    const found = rank([two, heading, asked], scores, { text: 'prazo' });
    expect(found.map(({ score }) => Number(score.toFixed(3)))).toEqual([5.25, 3, 1]);
  });

  test('is given to the best eighty only, and they stay before the others', () => {
    const many = Array.from({ length: 82 }, (_, place) => createSearchRecord(`Guia ${place}`));
    const last = createSearchRecord('Prazo');
    const scores: Scores = { prazo: [...many.map((record, place) => [record, 1000 - place] as const), [last, 900]] };
    expect(titles([...many, last], scores).indexOf('Prazo')).toBe(82);
    const near: Scores = { prazo: [...many.map((record, place) => [record, 1000 - place] as const), [last, 920.5]] };
    expect(titles([...many, last], near).indexOf('Prazo')).toBe(80);
    const inside: Scores = { prazo: [...many.map((record, place) => [record, 1000 - place] as const), [last, 921.5]] };
    expect(titles([...many, last], inside).indexOf('Prazo')).toBe(0);
  });
});

describe('a code that is asked for by its number', () => {
  const entry = (document: string, priority: number) =>
    createSearchRecord(`539 (${document})`, { code: '539', item_priority: priority });
  const [cte, nfe] = [entry('CT-e', 90), entry('NF-e', 100)];
  const all = [one, cte, nfe];

  test('has its entries first, those of the documents that most readers issue before the others', () => {
    const scores: Scores = {
      '539': [
        [one, 100],
        [cte, 9],
        [nfe, 1],
      ],
    };
    expect(titles(all, scores, { code: '539' })).toEqual(['539 (NF-e)', '539 (CT-e)', 'Um']);
    expect(titles(all, scores)[0]).toBe('Um');
  });

  test('has them by what else is asked', () => {
    const scores: Scores = {
      '539': [
        [one, 100],
        [cte, 9],
        [nfe, 1],
      ],
      cte: [
        [one, 1],
        [cte, 9],
        [nfe, 1],
      ],
    };
    expect(titles(all, scores, { code: '539' })).toEqual(['539 (CT-e)', '539 (NF-e)', 'Um']);
  });
});
