import { expect, test } from 'vitest';
import { foldText } from '../../../lib/text/fold';

test('texts that differ in accents and case only fold to the same', () => {
  expect(foldText('EMISSÃO de Nota')).toBe('emissao de nota');
  expect(foldText('emissa\u0303o De nota')).toBe('emissao de nota');
  expect(foldText('NF-e 4.00')).toBe('nf-e 4.00');
  expect(foldText('NF-e 4.00')).toBe('nf-e 4.00');
});
