import { expect, test } from 'vitest';
import { splitQuery } from '../../../../lib/search/analysis/split-query';
import { Vocabulary } from '../../../../lib/search/analysis/vocabulary';

const WORDS = 'ct e cte nf ce nfce nao recebidos naorecebidos webhook anota nota 539 /v1/dfe dfe';
const vocabulary = new Vocabulary(new Map(WORDS.split(' ').map((word) => [word, 1])));
const split = (text: string) => splitQuery(text, vocabulary).map(({ whole }) => whole);

test.each<[string, string, readonly string[]]>([
  ['one or two letters go to the word before them, if the index knows both as one', 'ct e nota', ['cte', 'nota']],
  ['two letters do, too', 'nf ce', ['nfce']],
  ['parts that the index does not know are put together', 'web hook', ['webhook']],
  ['words that it knows stay apart', 'nao recebidos', ['nao', 'recebidos']],
  ['words that stand anywhere stay apart', 'a nota', ['a', 'nota']],
  ['numbers stay apart', '5 39', ['5', '39']],
  ['what the index does not know as one stays apart', 'nota xy', ['nota', 'xy']],
  ['an address that it knows is a word', 'v1/dfe http://exemplo.com.br/v1/dfe', ['/v1/dfe', '/v1/dfe']],
  ['one that it does not know is its words', 'nota/dfe', ['nota', 'dfe']],
  ['what has a slash and is no address is its words', 'nota/ção', ['nota', 'cao']],
  ['what cannot be found is left out', `nota ${'9'.repeat(12)}`, ['nota']],
])('%s: %s', (_, text, words) => {
  expect(split(text)).toEqual(words);
});

test('an address and what is put together have no parts; an address may be as long as it likes', () => {
  expect(splitQuery('web hook', vocabulary)).toEqual([{ whole: 'webhook', parts: [] }]);
  const path = `/v1/${'a'.repeat(80)}`;
  expect(splitQuery(path, new Vocabulary(new Map([[path, 1]])))).toEqual([{ whole: path, parts: [], path }]);
});
