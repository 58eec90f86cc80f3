import { expect, test } from 'vitest';
import { TextIndex } from '../../../../lib/search/index/text-index';

const TEXTS = ['prazo de cancelamento', 'cancelamento e inutilização', 'prazo', 'certificado'].map((content, id) => ({
  id,
  content,
}));
const WORDS = new Map([
  ['prazo', 1],
  ['cancelamento', 0.5],
]);

test('texts that come later count as if they had always been there', () => {
  const index = new TextIndex(['content']);
  index.addNow(TEXTS.slice(0, 2));
  const before = index.score(WORDS);
  index.addNow(TEXTS.slice(2));
  const whole = new TextIndex(['content']);
  whole.addNow(TEXTS);
  expect([...before.keys()]).toEqual([0, 1]);
  expect([...index.score(WORDS).keys()]).toEqual([0, 2, 1]);
  expect(index.score(WORDS)).toEqual(whole.score(WORDS));
});

test('a text with two of the words has the sum of what each says, times the root of two', () => {
  const index = new TextIndex(['content']);
  index.addNow(TEXTS);
  const [prazo = 0, cancelamento = 0] = [...WORDS].map((entry) => index.score(new Map([entry])).get(0));
  expect(index.score(WORDS).get(0)).toBeCloseTo((prazo + cancelamento) * Math.SQRT2, 10);
  expect(index.score(new Map([['prazo', 2]])).get(0)).toBeCloseTo(2 * prazo, 10);
  expect(index.score(new Map([['manifesto', 1]]))).toEqual(new Map());
});
