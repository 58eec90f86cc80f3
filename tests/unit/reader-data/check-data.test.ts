import { describe, expect, test } from 'vitest';
import { checkReaderData } from '../../../lib/reader-data/check-data';
import { readStoredData } from '../../../lib/reader-data/stored-data';

const RIGHT = {
  cnpj: '12.ABC.345/01DE-35',
  uf: 'SP',
  ie: '110.042.490.114',
  series: '007',
  number: '15',
  email: 'notas+nfe@exemplo.com.br',
  token: 'MEU_TOKEN',
};
const TIDY = { ...RIGHT, cnpj: '12ABC34501DE35', ie: '110042490114', series: '7' };

test('takes right values, whatever their punctuation, and leaves out empty ones', () => {
  expect(checkReaderData(RIGHT)).toEqual({ data: TIDY, faults: {} });
  expect(checkReaderData({ cnpj: ' ', number: '' })).toEqual({ data: {}, faults: {} });
});

// @behaviour Your data: Wrong digits and values that a field cannot have are refused beside it
describe('refuses', () => {
  test.each([
    ['cnpj', '12ABC34501DE36', { kind: 'cnpjDigits', expected: '35' }],
    ['cnpj', '11222333', { kind: 'cnpjForm' }],
    ['cnpj', '00000000000000', { kind: 'cnpjDigits', expected: '00' }],
    ['ie', '110042490115', { kind: 'ieDigits', state: 'SP' }],
    ['ie', '000000000000', { kind: 'ieForm' }],
    ['ie', 'ISENTO', { kind: 'ieForm' }],
    ['series', '890', { kind: 'series' }],
    ['series', '-1', { kind: 'series' }],
    ['number', '0', { kind: 'number' }],
    ['number', '1e3', { kind: 'number' }],
    ['email', 'a@b', { kind: 'email' }],
    ['email', "a'b@exemplo.com.br", { kind: 'email' }],
    ['email', `${'a'.repeat(50)}@exemplo.com.br`, { kind: 'email' }],
    ['token', 'eyJhbGciOiJIUzI1NiJ9.e30.x', { kind: 'token' }],
    ['token', 'KEY', { kind: 'token' }],
    ['token', 'A'.repeat(31), { kind: 'token' }],
  ] as const)('%s %s', (field, value, fault) => {
    const { data, faults } = checkReaderData({ uf: 'SP', [field]: value });
    expect(faults).toEqual({ [field]: fault });
    expect(data).toEqual({ uf: 'SP' });
  });

  test('a state that is none, and an IE without a state', () => {
    expect(checkReaderData({ uf: 'EX', ie: '110042490114' }).faults).toEqual({
      uf: { kind: 'uf' },
      ie: { kind: 'ieState' },
    });
    expect(checkReaderData({ uf: 'toString' }).faults).toEqual({ uf: { kind: 'uf' } });
  });
});

describe('what a browser keeps', () => {
  test('comes back', () => expect(readStoredData(JSON.stringify(TIDY))).toEqual(TIDY));

  test.each([null, '', 'x', '[]', 'null', '3', '{"cnpj":3}', '{"__proto__":"a"}', '{"cnpj":"<b>"}'])(
    'is forgiven where it is rubbish: %s',
    (text) => expect(readStoredData(text)).toEqual({}),
  );

  test('is taken as far as it is right', () => {
    expect(readStoredData('{"uf":"RJ","cnpj":"11222333000182","x":"y"}')).toEqual({ uf: 'RJ' });
  });
});
