import { expect, test } from 'vitest';
import type { ScoredPart } from '../../../../lib/search/ranking/score-part';
import { weighQuestions } from '../../../../lib/search/ranking/weigh-questions';
import { createSearchRecord } from '../search-record';

const part = (rarity: number, words: Readonly<Record<string, number>>): ScoredPart => ({
  readings: [],
  rarity,
  words: new Map(Object.entries(words)),
  scores: new Map(),
});
/** What the questions of a record add to its weight. */
const added = (questions: readonly string[], ...parts: readonly ScoredPart[]) =>
  weighQuestions(createSearchRecord('Guia', { questions }), parts) - 1;

test('a question that is the query counts most, whatever the order of its words', () => {
  const parts = [part(1, { errada: 1 }), part(1, { nota: 1 })];
  expect(added(['nota errada'], ...parts)).toBeCloseTo(2);
  expect(added([], ...parts)).toBe(0);
  expect(added(['outra coisa'], ...parts)).toBe(0);
});

test('a question counts far less when the query says more, or less', () => {
  const nota = part(1, { nota: 1 });
  expect(added(['nota errada'], nota)).toBeCloseTo(2 * 0.5 ** 4);
  expect(added(['nota'], nota, part(1, { errada: 1 }))).toBeCloseTo(2 * 0.5 ** 4);
  expect(added(['nota'], part(3, { nota: 1 }), part(1, { errada: 1 }))).toBeCloseTo(2 * 0.75 ** 4);
});

test('in a whole question, what is said besides lowers a question by its share alone', () => {
  const short = Array.from({ length: 5 }, (_, place) => part(1, { [`p${place}`]: 1 }));
  const whole = Array.from({ length: 6 }, (_, place) => part(1, { [`p${place}`]: 1 }));
  expect(added(['p0 p1'], ...short)).toBeCloseTo(2 * (2 / 5) ** 4);
  expect(added(['p0 p1'], ...whole)).toBeCloseTo(2 * (2 / 6));
  expect(added(['p0 p1 x'], ...whole)).toBeCloseTo(2 * (2 / 6) * (2 / 3) ** 4);
});

test('an inflection counts by how sure it is, the surest word of the query alone', () => {
  expect(added(['nota'], part(1, { nota: 0.5 }))).toBeCloseTo(2 * 0.25 ** 4);
  // Both parts find themselves in the question, which is met by the second.
  expect(added(['nota'], part(1, { nota: 0.5 }), part(1, { nota: 1 }))).toBeCloseTo(2 * 0.75 ** 4);
  // The part is named by the better of two words; the question is met by both.
  expect(added(['nota fiscal'], part(1, { nota: 0.5, fiscal: 1 }))).toBeCloseTo(2 * 0.75 ** 4);
});

test('only the nearest question counts', () => {
  expect(added(['nota errada', 'nota', 'errada'], part(1, { nota: 1 }))).toBeCloseTo(2);
});

test('a question of words that stand anywhere says nothing', () => {
  expect(added(['como para'], part(1, { nota: 1 }))).toBe(0);
});
