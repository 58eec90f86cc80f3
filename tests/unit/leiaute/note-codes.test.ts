import { expect, test } from 'vitest';
import { linkNoteCodes, listNoteCodes } from '../../../lib/leiaute/note-codes';

test.each([
  ['Com `qTrib` (rejeição 629) e sem (630).', ['629', '630']],
  ['Conferida (rejeições 360 e 361); outro CST, não (1029, 1083 e 1090).', ['360', '361', '1029', '1083', '1090']],
  ['Soma 100, como no CST 550 e no código (210203001).', []],
])('%s', (note, codes) => {
  expect(listNoteCodes(note)).toEqual(codes);
});

test('a code without a page stays a number', () => {
  const link = (path: string) => `/base${path}`;
  expect(linkNoteCodes('Exigida (rejeição 629 ou 999).', { '629': '/nfe/629/' }, link)).toBe(
    'Exigida (rejeição [629](/base/nfe/629/) ou 999).',
  );
});
