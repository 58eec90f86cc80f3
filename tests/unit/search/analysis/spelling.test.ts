import { expect, test } from 'vitest';
import { allowedEdits, countEdits } from '../../../../lib/search/analysis/spelling';

test.each([
  ['certificado', 'certificado', 0],
  ['certifcado', 'certificado', 1],
  ['certificcado', 'certificado', 1],
  ['sertificado', 'certificado', 1],
  ['certfiicado', 'certificado', 1],
  ['certifcaod', 'certificado', 2],
  ['emissor', 'certificado', 3],
  ['', 'ab', 2],
  ['xa', 'ab', 2],
  ['ab', 'ba', 1],
  ['abcdef', 'ghijkl', 3],
  ['a'.repeat(64), 'a'.repeat(64), 0],
  ['a'.repeat(65), 'a'.repeat(65), 3],
  ['a'.repeat(64), 'a'.repeat(65), 3],
])('from %s to %s: %i', (from, to, edits) => {
  expect(countEdits(from, to, 2)).toBe(edits);
  expect(countEdits(to, from, 2)).toBe(edits);
});

test('the longer a word, the more slips it may hold', () => {
  expect([3, 4, 6, 7, 20].map(allowedEdits)).toEqual([0, 1, 1, 2, 2]);
});
