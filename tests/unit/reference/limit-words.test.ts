import { describe, expect, test } from 'vitest';
import { formatLimits } from '../../../components/reference/limit-words';
import { getMessages } from '../../../lib/i18n/messages';
import type { Constraint } from '../../../lib/openapi/schema-view';

const say = (limits: Partial<Record<Constraint['kind'], string>>, locale = 'en') =>
  formatLimits(
    Object.entries(limits).map(([kind, value]) => ({ kind, value }) as Constraint), // Keys are those of the record.
    getMessages(locale).limits,
  ).map(({ text, code }) => (code === undefined ? text : `${text} [${code}]`));

describe('limits in words', () => {
  test.each([
    [{ minLength: '11', maxLength: '14' }, ['length: 11 to 14']],
    [{ minLength: '44', maxLength: '44' }, ['length: exactly 44']],
    [{ minLength: '0' }, ['length: at least 0']],
    [{ maxLength: '60' }, ['length: at most 60']],
    [{ minimum: '1', maximum: '200' }, ['value: 1 to 200']],
    [
      { exclusiveMinimum: '0', exclusiveMaximum: '1', multipleOf: '0.01' },
      ['greater than 0', 'less than 1', 'multiple of 0.01'],
    ],
    [{ minItems: '1', maxItems: '50', uniqueItems: 'true' }, ['items: 1 to 50', 'no repeated items']],
    [{ contentEncoding: 'base64', contentMediaType: 'application/xml' }, ['base64', 'application/xml']],
    [{ pattern: '^[0-9]{6}[A-Z]{1,2}$' }, ['format: 6 digits + 1 to 2 capital letters [^[0-9]{6}[A-Z]{1,2}$]']],
    [{ pattern: '^([0-9]|ISENTO)$' }, ['format: 1 digit or “ISENTO” [^([0-9]|ISENTO)$]']],
    [{ pattern: '^.*$' }, ['format [^.*$]']],
    [{}, []],
  ])('%j reads %j', (limits, words) => {
    expect(say(limits)).toEqual(words);
  });

  // @feature 13
  test('speak the reader’s language', () => {
    expect(say({ minLength: '1', maxLength: '60', pattern: '^[0-9A-Z]{12}[0-9]{2}$' }, 'pt-BR')).toEqual([
      'tamanho: 1 a 60',
      'formato: 12 dígitos ou letras maiúsculas + 2 dígitos [^[0-9A-Z]{12}[0-9]{2}$]',
    ]);
  });
});
