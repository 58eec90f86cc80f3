import { describe, expect, test } from 'vitest';
import { describeSize } from '../../../lib/leiaute/describe-size';

const size = (pattern: string, length = '', type = 'string') => describeSize({ type, length, pattern });
const TEXT = '[!-ÿ]{1}[ -ÿ]*[!-ÿ]{1}|[!-ÿ]{1}';

describe('the size of a value in words', () => {
  test.each([
    ['', '', 'texto'],
    ['', '-10', 'texto de até 10 caracteres'],
    [TEXT, '1-60', 'texto de até 60 caracteres'],
    [TEXT, '2-60', 'texto de 2 a 60 caracteres'],
    [TEXT, '3', 'texto de 3 caracteres'],
    [TEXT, '1', 'um caractere'],
    ['[A-Z0-9]+', '17', 'texto de 17 letras e dígitos'],
  ])('of a text %s of %s', (pattern, length, words) => {
    expect(size(pattern, length)).toBe(words);
  });

  test.each([
    ['[0-9]{7}', '7 dígitos'],
    ['[0-9]{1}', '1 dígito'],
    ['\\d{3}', '3 dígitos'],
    ['[0-9]{6,14}', '6 a 14 dígitos'],
    ['[1-9]{1}[0-9]{0,8}', 'até 9 dígitos'],
    ['0|[1-9]{1}[0-9]{0,2}', 'até 3 dígitos'],
    ['[0-9]{2,14}|ISENTO', '2 a 14 dígitos ou ISENTO'],
    ['[0-9]{0}|[0-9A-Z]{12}[0-9]{2}', '14 letras e dígitos, ou vazio'],
    ['([!-ÿ]{8}|[!-ÿ]{10}|SEM CBENEF)?', '8 caracteres ou 10 caracteres ou SEM CBENEF, ou vazio'],
    ['NFe[0-9]{6}[0-9A-Z]{12}[0-9]{26}', 'NFe e 44 letras e dígitos'],
    ['4\\.00', '4.00'],
    ['[1-9][0-9]|0?[1-9]', 'número de 1 a 99'],
    ['[0-9]{2}BR[0-9]{10}', '2 dígitos, BR e 10 dígitos'],
  ])('of digits and letters %s', (pattern, words) => {
    expect(size(pattern)).toBe(words);
  });

  test.each([
    ['0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,12}(\\.[0-9]{2})?', 'até 13 dígitos e 2 decimais'],
    [
      '0\\.[0-9]{1}[1-9]{1}|0\\.[1-9]{1}[0-9]{1}|[1-9]{1}[0-9]{0,12}(\\.[0-9]{2})?',
      'até 13 dígitos e 2 decimais, maior que zero',
    ],
    ['0|0\\.[0-9]{2,4}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{2,4})?', 'até 3 dígitos e 2 a 4 decimais'],
    ['0|0\\.[0-9]{1,4}|[1-9]{1}[0-9]{0,10}|[1-9]{1}[0-9]{0,10}(\\.[0-9]{1,4})?', 'até 11 dígitos e até 4 decimais'],
    ['[0-9]{1,13}(\\.[0-9]{2,8})?', 'até 13 dígitos e 2 a 8 decimais'],
    ['0(\\.[0-9]{2})?|100(\\.00)?|[1-9]{1}[0-9]{0,1}(\\.[0-9]{2})?', 'percentual de até 100, com até 2 decimais'],
  ])('of a decimal %s', (pattern, words) => {
    expect(size(pattern)).toBe(words);
  });

  test('of dates, moments and binary data', () => {
    const date = '(((20(([02468][048])|([13579][26]))-02-29))|(20[0-9][0-9])-(0[1-9]))';
    expect(size(date)).toBe('data, AAAA-MM-DD');
    expect(size(`${date}T(20|21|22|23|[0-1]\\d):[0-5]\\d`)).toBe('data e hora com fuso, AAAA-MM-DDThh:mm:ss-03:00');
    expect(size('', '', 'base64Binary')).toBe('texto em base64');
    expect(size('', '', 'gYearMonth')).toBe('ano e mês, AAAA-MM');
  });

  test('is unknown for a pattern that is not', () => {
    expect(size('(a|b)*')).toBeUndefined();
  });
});
