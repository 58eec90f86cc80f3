import { describe, expect, test } from 'vitest';
import type { CStat } from '../../../lib/cstat/cstat';
import { countExplained, describeExplained } from '../../../lib/cstat/describe-explained';
import { getMessages } from '../../../lib/i18n/messages';

const texts = getMessages('pt-BR').cstat;
const bare = {} as CStat;
const explained = { explanation: {} } as CStat;

describe('a list of codes', () => {
  test('says how many are explained', () => {
    expect(countExplained([bare, explained, explained])).toBe(2);
    expect(describeExplained([bare, explained, explained], texts)).toMatch(/^2 códigos /);
  });

  test('counts none where none is', () => {
    expect(describeExplained([bare], texts)).toBe(texts.onlyTextsNote);
    expect(describeExplained([bare], texts)).not.toMatch(/\d/);
  });
});
