import { expect, test } from 'vitest';
import { formatKeyHash, readKeyHash } from '../../../lib/routes/key-hash';

const KEY = '35251111222333000181550010000012341482150939';

test('links that readers keep open the inspector with their key', () => {
  expect(formatKeyHash(KEY)).toBe(`#chave=${KEY}`);
});

test.each([KEY, '3525 1111', 'a&chave=b#c', 'ção'])('what was put into a fragment is read from it: %s', (key) => {
  expect(readKeyHash(formatKeyHash(key))).toBe(key);
});

test.each([
  ['#chave=1&de=busca', '1'],
  ['#de=busca&chave=1', '1'],
  ['#chave=', ''],
  ['', undefined],
  ['#prazo', undefined],
  ['#de=chave', undefined],
])('the key in "%s" is %s', (hash, key) => {
  expect(readKeyHash(hash)).toBe(key);
});

test('of a text that is cut in the middle of a character the rest is kept', () => {
  expect(readKeyHash(formatKeyHash('3525\ud83d 1111\ude00'))).toBe('3525 1111');
});

test('of a text that is far too long the start is read', () => {
  expect(readKeyHash(formatKeyHash('1'.repeat(201)))).toBe('1'.repeat(200));
});
