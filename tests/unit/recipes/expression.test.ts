import { expect, test } from 'vitest';
import { writeDecimal } from '../../../lib/recipes/decimal';
import {
  evaluate,
  minus,
  percent,
  plus,
  product,
  quotient,
  sum,
  value,
  writeNames,
  writeNumbers,
} from '../../../lib/recipes/expression';

const one = value('1', '1');
const goods = value('vProd', '1250.00');
const tax = percent('pICMS', '18.00');

test('what is computed is what is shown', () => {
  const base = quotient(sum(plus(goods), minus(value('vDesc', '50.00'))), sum(plus(one), minus(tax)));
  expect(writeNames(base)).toBe('(vProd − vDesc) ÷ (1 − pICMS)');
  expect(writeNumbers(base)).toBe('(1.250,00 − 50,00) ÷ (1 − 18,00 %)');
  expect(writeDecimal(evaluate(base), 2)).toBe('1463.41');
});

test('terms that are zero are left out where others remain', () => {
  const none = value('vFrete', undefined);
  expect(writeNumbers(sum(plus(goods), plus(none)))).toBe('1.250,00');
  expect(writeNumbers(sum(plus(none), minus(none)))).toBe('0,00');
  expect(writeNames(product(sum(plus(goods), plus(none)), tax))).toBe('vProd × pICMS');
});

test('a sum that begins with what is taken off says so', () => {
  expect(writeNumbers(sum(minus(goods), plus(one)))).toBe('− 1.250,00 + 1');
});
