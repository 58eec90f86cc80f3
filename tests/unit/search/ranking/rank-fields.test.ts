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

const answer = (number: string) => createSearchRecord(`Rejeição ${number}`, { code: number });
const guide = createSearchRecord('Guia');

test('a field whose tag is the query comes before status codes, but not before what explains it', () => {
  const texts = [guide, answer('806'), answer('807')];
  const asked = [...texts.map((text, index) => [text, 9 - index] as const), [field, 1] as const];
  expect(placeOf([...texts, field], { cest: asked }, { text: 'cest' })).toBe(2);
});

test.each([
  ['o codigo da', 1],
  ['o codigo da substituicao', 1],
  ['codigo da substituicao', 2],
  ['o codigo', 2],
])('a field whose name begins with three words or more of the query comes before status codes: “%s”', (text, place) => {
  const code = answer('806');
  const asked = { substituicao: [[code, 9] as const, [field, 1] as const] };
  expect(placeOf([code, field], asked, { text })).toBe(place);
});

const layoutField = (document: string, tag: string) => {
  const url = `/docs/leiaute/${document}/`;
  const group = createSearchRecord(document, { url, url_without_anchor: url });
  return createSectionRecord(group, `dest.${tag}`, [`${tag}: Nome`], { item_priority: PRIORITY.layoutField });
};

test.each([
  ['the same field of NF-e', 'IE', 8, 'nfe'],
  ['not another field of NF-e', 'xNome', 8, 'cte'],
  ['not one that fits far less', 'IE', 5, 'cte'],
])('of fields of several documents, that of NF-e comes first: %s', (_, tag, score, first) => {
  const [other, own] = [layoutField('cte', 'IE'), layoutField('nfe', tag)];
  const asked = { inscricao: [[other, 9] as const, [own, score] as const] };
  expect(rank([other, own], asked, { text: 'inscricao' }).map(({ record }) => record['hierarchy.lvl1'])[0]).toBe(first);
});
