import { describe, expect, test } from 'vitest';
import { rankRecords } from '../../../../lib/search/ranking/rank';
import { createSectionRecord } from '../search-record';
import { one, query, rank, records, type Scores, three, titles, two } from './rank-words';

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

  test('has a word of its page once, however many sections say it', () => {
    const a = createSectionRecord(one, 'a', ['A']);
    const b = createSectionRecord(one, 'b', ['B']);
    const scores: Scores = {
      x: [
        [a, 1],
        [b, 1],
      ],
      y: [
        [one, 10],
        [two, 1],
      ],
    };
    const found = rank([one, a, b, two], scores).find(({ record }) => record === one);
    expect(found?.score.toFixed(3)).toBe('3.600');
  });

  test('knows the pages of records that come to a list later', () => {
    const growing = [one];
    expect(rank(growing, { x: [[one, 10]] })).toHaveLength(1);
    growing.push(two, three);
    const found = rank(growing, { x: [[two, 10]], y: [[three, 10]] });
    expect(found.map(({ score }) => score.toFixed(3))).toEqual(['2.500', '2.500']);
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
