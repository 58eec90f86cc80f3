import { expect, test } from 'vitest';
import { FIELD_PLACE, PRIORITY } from '../../../../lib/search/weights';
import { createSearchRecord, createSectionRecord } from '../search-record';
import { rank, titles } from './rank-words';

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

test('a field whose tag is the query comes early, and all others stay in their order', () => {
  const found = rank(all, scores('cest'), { text: 'cest' }).map(({ record }) => record);
  expect(found).toEqual(codes.toSpliced(FIELD_PLACE.named - 1, 0, field));
});

test('a field with all words of the query is seen, too', () => {
  expect(placeOf(all, scores('codigo', 'substituicao'), { text: 'codigo substituicao' })).toBe(FIELD_PLACE.whole);
});

test('a field that lacks a word stays where it is', () => {
  const lacking = { ...scores('codigo', 'substituicao'), produto: codes.map((code) => [code, 9] as const) };
  // Among others without these words each of the three says as much.
  const others = Array.from({ length: 12 }, (_, index) => createSearchRecord(`Guia ${index}`));
  expect(placeOf([...all, ...others], lacking, { text: 'codigo substituicao produto' })).toBe(all.length);
});

test('a code of the priority of fields is none', () => {
  const code = createSearchRecord('Rejeição 806', { code: '806', item_priority: PRIORITY.layoutField });
  const asked = { codigo: [...codes.map((other) => [other, 9] as const), [code, 1] as const] };
  expect(rank([...codes, code], asked, { text: 'codigo' }).at(-1)?.record).toBe(code);
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
  return createSectionRecord(group, `NFe.dest.${tag}`, [`${tag}: Nome`], { item_priority: PRIORITY.layoutField });
};

test.each([
  ['the same field of NF-e', 'IE', 8, ['nfe', 'cte']],
  ['not another field of NF-e', 'CNAE', 8, ['cte', 'nfe']],
  ['not one that fits far less', 'IE', 5, ['cte', 'nfe']],
])('of fields of several documents, that of NF-e comes first: %s', (_, tag, score, order) => {
  const [other, own] = [layoutField('cte', 'IE'), layoutField('nfe', tag)];
  const asked = { inscricao: [[other, 9] as const, [own, score] as const] };
  expect(titles([other, own], asked, { text: 'inscricao' })).toEqual(order);
});
