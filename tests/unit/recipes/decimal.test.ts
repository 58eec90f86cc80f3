import { describe, expect, test } from 'vitest';
import {
  divide,
  formatDecimal,
  multiply,
  parseDecimal,
  roundDecimal,
  writeDecimal,
} from '../../../lib/recipes/decimal';

const round = (text: string, decimals: number) => writeDecimal(roundDecimal(parseDecimal(text), decimals), decimals);

test.each([
  ['8.98425', 2, '8.98'],
  ['0.005', 2, '0.01'],
  ['0.0049', 2, '0.00'],
  ['1.005', 2, '1.01'],
  ['-0.005', 2, '-0.01'],
  ['2.5', 0, '3'],
  ['0.04', 4, '0.0400'],
])('%s to %i decimals is %s: halves go away from zero', (text, decimals, rounded) => {
  expect(round(text, decimals)).toBe(rounded);
});

test('what floating point loses is kept', () => {
  const product = multiply(parseDecimal('1.1'), parseDecimal('1.1'));
  expect(writeDecimal(product, 4)).toBe('1.2100');
  expect(writeDecimal(divide(parseDecimal('13345.00'), parseDecimal('0.82')), 10)).toBe('16274.3902439024');
});

describe('readers see it as Portuguese writes it', () => {
  test.each([
    ['1280.00', '1.280,00'],
    ['0.10', '0,10'],
    ['12345678.9', '12.345.678,9'],
    ['42', '42'],
  ])('%s is %s', (text, shown) => {
    expect(formatDecimal(text)).toBe(shown);
  });
});

test('a text that is no decimal counts as zero', () => {
  expect(parseDecimal('ISENTO')).toBe(0n);
});
