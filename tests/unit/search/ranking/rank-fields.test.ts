import { expect, test } from 'vitest';
import { FIELD_PLACE, PRIORITY } from '../../../../lib/search/weights';
import { createSearchRecord, createSectionRecord } from '../search-record';
import { rank } from './rank-words';

const page = createSearchRecord('Leiaute');
const field = createSectionRecord(page, 'prod.CEST', ['CEST: O código da substituição'], {
  item_priority: PRIORITY.layoutField,
});
const codes = Array.from({ length: 8 }, (_, index) => createSearchRecord(`Rejeição ${index}`));
const all = [...codes, field];
/** Every code says the word more than the field does. */
const scores = (...words: readonly string[]) =>
  Object.fromEntries(words.map((word) => [word, [...codes.map((code) => [code, 9] as const), [field, 1] as const]]));
const placeOf = (...asked: Parameters<typeof rank>) => rank(...asked).findIndex(({ record }) => record === field) + 1;

test('a field whose tag is the query comes early', () => {
  expect(placeOf(all, scores('cest'), { text: 'cest' })).toBe(FIELD_PLACE.named);
});

test('a field with all words of the query is seen, too', () => {
  expect(placeOf(all, scores('codigo', 'substituicao'), { text: 'codigo substituicao' })).toBe(FIELD_PLACE.whole);
});

test('a field that lacks a word stays where it is', () => {
  const lacking = { ...scores('codigo'), produto: codes.map((code) => [code, 9] as const) };
  expect(placeOf(all, lacking, { text: 'codigo produto' })).not.toBe(FIELD_PLACE.whole);
});

test('a field that comes first stays first, and so does a number that is asked for', () => {
  expect(placeOf(all, { cest: [[field, 9]] }, { text: 'cest' })).toBe(1);
  expect(placeOf(all, scores('806'), { text: '806', code: '806' })).toBe(all.length);
});
