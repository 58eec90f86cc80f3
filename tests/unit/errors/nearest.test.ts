import { describe, expect, test } from 'vitest';
import { findNearest, suggest } from '../../../lib/errors/nearest';

describe('the nearest candidates', () => {
  test('come best first, equals by name', () => {
    expect(findNearest('emitir', ['emitido', 'emitir-evento', 'emitis', 'emitia'])).toEqual([
      'emitia',
      'emitis',
      'emitido',
    ]);
  });

  test('leave out what is too far', () => {
    expect(findNearest('nfe', ['contingencia'])).toEqual([]);
    expect(findNearest('emitirDocumento', ['consultarCadastro'])).toEqual([]);
  });

  test('are as many as asked for', () => {
    expect(findNearest('aaa', ['aab', 'aac', 'aad', 'aae'], 1)).toEqual(['aab']);
  });
});

describe('a suggestion', () => {
  test('names the near values', () => {
    expect(suggest('nfee', ['nfe', 'nfce', 'contingencia'])).toBe('use "nfce" or "nfe"');
  });

  test('lists the valid values when none is near', () => {
    expect(suggest('xyzxyz', ['emissao', 'recebimento'])).toBe('use one of: emissao, recebimento');
  });

  test('stops listing after a dozen', () => {
    const many = Array.from({ length: 13 }, (_, index) => `candidato-${index}`);
    expect(suggest('zzz', many)).toMatch(/candidato-11, …$/);
    expect(suggest('zzz', many.slice(0, 12))).toMatch(/candidato-11$/);
  });
});
