import { describe, expect, test } from 'vitest';
import type { QueryPart } from '../../../../lib/search/analysis/query';
import {
  listWords,
  type RankedIndex,
  type Reading,
  scorePart,
  scoreParts,
} from '../../../../lib/search/ranking/score-part';
import { createSearchRecord } from '../search-record';

const RECORDS = Array.from({ length: 100 }, (_, place) => createSearchRecord(`Guia ${place}`));

/** An index in which each of these words stands in some records, by their places; one of weight 1 scores 10. */
function indexOf(places: Readonly<Record<string, readonly number[]>>): RankedIndex {
  return {
    records: RECORDS,
    count: (word) => places[word]?.length ?? 0,
    score(weights) {
      const scores = new Map<number, number>();
      for (const [word, weight] of weights)
        for (const id of places[word] ?? []) scores.set(id, (scores.get(id) ?? 0) + 10 * weight);
      return scores;
    },
  };
}

/** A reading in which each text names the alternatives for one word. */
const reading = (weight: number, ...words: readonly string[]): Reading => ({
  weight,
  words: words.map((word) => new Map(word.split('|').map((alternative) => [alternative, 1]))),
});
const part = (...readings: readonly Reading[]): QueryPart => ({ text: '', spelt: undefined, readings });
const score = (index: RankedIndex, ...readings: readonly Reading[]) => [...scorePart(index, part(...readings)).scores];

describe('a part of a query scores', () => {
  test('as its word does', () => {
    expect(score(indexOf({ nota: [3, 7] }), reading(1, 'nota'))).toEqual([
      [3, 10],
      [7, 10],
    ]);
  });

  test('only where every word of a reading is, which count together', () => {
    const index = indexOf({ carta: [1, 2], correcao: [2, 3] });
    expect(score(index, reading(1, 'carta', 'correcao'))).toEqual([[2, 20]]);
    expect(score(index, reading(1, 'correcao', 'carta', 'nada'))).toEqual([]);
  });

  test('for a synonym of several words as for one word, by its weight', () => {
    const index = indexOf({ carta: [2], correcao: [2] });
    expect(score(index, reading(0.5, 'carta', 'correcao'))).toEqual([[2, 5]]);
  });

  test('by the reading that fits best', () => {
    const index = indexOf({ anular: [1], cancelar: [1, 2] });
    for (const readings of [
      [reading(1, 'anular'), reading(0.5, 'cancelar')],
      [reading(0.5, 'cancelar'), reading(1, 'anular')],
    ]) {
      expect(new Map(score(index, ...readings))).toEqual(
        new Map([
          [1, 10],
          [2, 5],
        ]),
      );
    }
  });

  test('for a rare inflection no more than for a common one', () => {
    const index = indexOf({ nota: RECORDS.slice(0, 50).map((_, place) => place), notinha: [99] });
    const scores = new Map(score(index, reading(1, 'notinha|nota')));
    expect(scores.get(0)).toBe(10);
    // ln(1 + 50.5/50.5) over ln(1 + 99.5/1.5).
    expect(scores.get(99)).toBeCloseTo((10 * Math.log(2)) / Math.log(1 + 99.5 / 1.5), 10);
  });
});

describe('what a part says about a record', () => {
  const rarity = (places: readonly number[]) => scorePart(indexOf({ nota: places }), part(reading(1, 'nota'))).rarity;

  test('is the more, the fewer records have it', () => {
    expect(rarity([1])).toBeCloseTo(Math.log(1 + 99.5 / 1.5), 10);
    expect(rarity(RECORDS.map((_, place) => place))).toBeCloseTo(Math.log(1 + 0.5 / 100.5), 10);
  });

  test('is that of a rare word where no record has it: as if one in fifty did', () => {
    expect(rarity([])).toBe(rarity([1, 2]));
  });
});

test('a part means each word by the best of its readings', () => {
  const cancel = { weight: 0.5, words: [new Map([['cancelar', 1]]), new Map([['nota', 0.8]])] };
  const words = listWords(part({ weight: 1, words: [new Map([['nota', 0.6]])] }, cancel));
  expect([...words]).toEqual([
    ['nota', 0.6],
    ['cancelar', 0.5],
  ]);
});

test('in a whole question, words around the matter say 0.15 of what they say elsewhere', () => {
  const index = indexOf({ mandar: [1], prazo: [2] });
  const parts = ['mandar', 'prazo', 'a', 'b', 'c', 'd'].map((text) => ({ ...part(reading(1, text)), text }));
  const [filler, matter] = scoreParts(index, parts);
  const [alone] = scoreParts(index, parts.slice(0, 5));
  expect([...(filler?.scores ?? [])]).toEqual([[1, 1.5]]);
  expect(filler?.rarity).toBeCloseTo((alone?.rarity ?? 0) * 0.15, 10);
  expect([...(alone?.scores ?? [])]).toEqual([[1, 10]]);
  expect([...(matter?.scores ?? [])]).toEqual([[2, 10]]);
});
