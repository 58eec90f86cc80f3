import { expect, test } from 'vitest';
import { FieldIndex } from '../../../../lib/search/index/field-index';

/** Texts 0 to 3, of which the last has nothing in this field. */
const TEXTS = ['prazo de cancelamento', 'prazo prazo prazo', 'cancelamento', ''].map((text) => text.split(/ |^$/));

function makeIndex(texts: readonly (readonly string[])[] = TEXTS): FieldIndex {
  const index = new FieldIndex();
  for (const [id, words] of texts.entries()) index.add(id, words.filter(Boolean));
  return index;
}

function score(index: FieldIndex, word: string): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  index.score(word, (id, value) => scores.set(id, value));
  return scores;
}

test('scores are those of BM25 with k 1.2, b 0.7 and a floor of 0.5', () => {
  // Two of four texts hold the word; their 3 and 1 different words are compared with 5 in 4 texts.
  const rarity = Math.log(1 + (4 - 2 + 0.5) / (2 + 0.5));
  const expected = (frequency: number, length: number) =>
    rarity * (0.5 + (frequency * 2.2) / (frequency + 1.2 * (0.3 + (0.7 * length) / (5 / 4))));
  const scores = score(makeIndex(), 'prazo');
  expect([...scores.keys()]).toEqual([0, 1]);
  expect(scores.get(0)).toBeCloseTo(expected(1, 3), 12);
  expect(scores.get(1)).toBeCloseTo(expected(3, 1), 12);
});

test('a rare word says more than a frequent one, and a word that no text holds says nothing', () => {
  const index = makeIndex();
  expect(score(index, 'de').get(0)).toBeGreaterThan(score(index, 'prazo').get(0) ?? 0);
  expect(score(index, 'manifesto').size).toBe(0);
});

test('words are counted by texts, and names that every object has are words', () => {
  const index = makeIndex([['constructor', 'constructor'], ['constructor', '__proto__'], []]);
  expect([...index.listCounts()]).toEqual([
    ['constructor', 2],
    ['__proto__', 1],
  ]);
  expect(['__proto__', 'toString'].map((word) => index.has(word))).toEqual([true, false]);
});
