import { expect, test } from 'vitest';
import { findLines, listJsonLines } from '../../../lib/recipes/json-lines';

const BODY = { modelo: '55', documento: { det: [{ prod: { CFOP: '5102' } }, { prod: { CFOP: '6102' } }], pag: '"' } };
const lines = listJsonLines(BODY);

test('the lines are those of JSON', () => {
  expect(lines.map(({ text }) => text).join('\n')).toBe(JSON.stringify(BODY, null, 2));
});

test('a path marks its own lines in every item, and a group all that is in it', () => {
  const marked = (path: string) => [...findLines(lines, [path])].map((line) => lines[line - 1]?.text.trim());
  expect(marked('documento.det.prod.CFOP')).toEqual(['"CFOP": "5102"', '"CFOP": "6102"']);
  expect(marked('documento.det.prod')).toEqual([
    '"prod": {',
    '"CFOP": "5102"',
    '}',
    '"prod": {',
    '"CFOP": "6102"',
    '}',
  ]);
  expect(marked('documento.de')).toEqual([]);
});
