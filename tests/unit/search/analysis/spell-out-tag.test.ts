import { describe, expect, test } from 'vitest';
import { createPathSpeller, splitTag } from '../../../../lib/search/analysis/spell-out-tag';

const words = new Set(['v', 'p', 'BC', 'ST', 'ICMS', 'Ret', 'NF', 'NFe', 'ch', 'c', 'cap', 'M3', 'Cred', 'CredPres']);

describe('a tag', () => {
  test.each([
    ['vBCSTRet', ['v', 'BC', 'ST', 'Ret']],
    ['pICMS', ['p', 'ICMS']],
    ['ICMSST', ['ICMS', 'ST']],
    ['ICMS00', ['ICMS', '0', '0']],
    ['capM3', ['cap', 'M3']],
  ])('%s is read part by part', (tag, parts) => {
    expect(splitTag(tag, words)).toEqual(parts);
  });

  test.each([
    ['chNFe', ['ch', 'NFe']],
    ['vCredPres', ['v', 'CredPres']],
  ])('%s is read by the longest part', (tag, parts) => {
    expect(splitTag(tag, words)).toEqual(parts);
  });

  test.each([
    ['vFrete', ['v', 'Frete']],
    ['comb', ['comb']],
    ['vagao', ['vagao']],
    ['STotal', ['S', 'Total']],
    ['vXYZTotal', ['v', 'XYZ', 'Total']],
    ['placa', ['placa']],
    ['', []],
  ])('%s keeps words that begin like an abbreviation', (tag, parts) => {
    expect(splitTag(tag, words)).toEqual(parts);
  });
});

describe('a path', () => {
  const spellOut = createPathSpeller({ det: 'item', v: 'valor', BC: 'base cálculo', vTot: 'valor total' });

  test('has the words of all its tags, each once', () => {
    expect(spellOut('det.vBC')).toBe('item valor base cálculo');
    expect(spellOut('vTot.v')).toBe('valor total');
  });

  test('of whole words has none', () => {
    expect(spellOut('placa')).toBe('');
    expect(spellOut('constructor')).toBe('');
  });
});
