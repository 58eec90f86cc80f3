import { describe, expect, test } from 'vitest';
import { expandBeginning, expandToken, expandWord } from '../../../../lib/search/analysis/expand-word';
import { Vocabulary } from '../../../../lib/search/analysis/vocabulary';

const COUNTS = {
  ...{ nota: 9, notas: 5, notario: 2, certificado: 4, certificados: 2, '539': 3, '5390': 1, '539a': 1, n: 1 },
  ...{ '/v1/dfe': 2, '/v1/dfe/{}/xml': 1, senddfeusingpost: 1, send: 1, xa: 1, xb: 2 },
  ...{ q12: 1, q120: 1, '12q': 1, '12qa': 1, '/v2/nota': 1, '/v2/notas': 1 },
};
const vocabulary = new Vocabulary(new Map(Object.entries(COUNTS)));

type Place = { readonly parts?: readonly string[]; readonly path?: string; readonly isLast?: boolean };
/** What a word may mean, as an object of weights. */
function expand(whole: string, { parts = [], path, isLast = false }: Place = {}, isAlone = false) {
  const token = { whole, parts, ...(path === undefined ? {} : { path }) };
  return Object.fromEntries(expandToken(token, { vocabulary, isLast, isAlone }).alternatives);
}

describe('a word means', () => {
  test('itself, its inflections, and what it begins while it is typed, in this order', () => {
    expect(expand('nota')).toEqual({ nota: 1, notas: 0.85 });
    expect(expand('nota', { isLast: true })).toEqual({ nota: 1, notas: 0.85, notario: 0.6 });
    expect(expandWord('nota', vocabulary)).toEqual(
      new Map([
        ['nota', 1],
        ['notas', 0.85],
      ]),
    );
  });

  test('as a number that exists, others that it begins only from afar', () => {
    expect(expand('539', { isLast: true })).toEqual({ '539': 1, '5390': 0.35, '539a': 0.35 });
    expect(expand('53', { isLast: true }, true)).toEqual({ '539': 0.6, '5390': 0.6, '539a': 0.6 });
    expect(expand('539a', { isLast: true })).toEqual({ '539a': 1 });
    expect(expand('q12', { isLast: true })).toEqual({ q12: 1, q120: 0.6 });
    expect(expand('12q', { isLast: true })).toEqual({ '12q': 1, '12qa': 0.6 });
  });

  test('as an address, those below it, wherever it stands in the query', () => {
    expect(expand('/v1/dfe', { path: '/v1/dfe' })).toEqual({ '/v1/dfe': 1, '/v1/dfe/{}/xml': 0.35 });
    expect(expand('/v2/notas', { path: '/v2/notas' })).toEqual({ '/v2/notas': 1 });
    expect(expand('/v1/d', { path: '/v1/d' })).toEqual({ '/v1/dfe': 0.6, '/v1/dfe/{}/xml': 0.6 });
  });

  test('as an identifier of several parts, those that it begins, and never a correction', () => {
    expect(expand('senddfe', { parts: ['send', 'dfe'] })).toEqual({ senddfeusingpost: 0.6 });
    expect(expand('certifcado', { parts: ['certif', 'cado'] })).toEqual({});
  });

  test('of one or two letters, what it begins only where nothing else is asked', () => {
    expect(expand('no', { isLast: true })).toEqual({});
    expect(expand('no', { isLast: true }, true)).toEqual({ nota: 0.6, notas: 0.6, notario: 0.6 });
    expect(expand('no', {}, true)).toEqual({});
    expect(expand('not', { isLast: true })).toEqual({ nota: 0.85, notas: 0.85, notario: 0.6 });
  });
});

describe('a misspelt word means', () => {
  const correct = (whole: string) => expandToken({ whole, parts: [] }, { vocabulary, isLast: false, isAlone: false });

  test('the word that it is likeliest to be, and its inflections', () => {
    expect(correct('certifcado')).toEqual({
      alternatives: new Map([
        ['certificado', 0.8],
        ['certificados', 0.8 * 0.85],
      ]),
      correction: 'certificado',
    });
  });

  test('it less surely after two slips', () => {
    expect(correct('certfcado').alternatives.get('certificado')).toBe(0.6);
  });

  test('itself alone where it is known', () => {
    expect(correct('nota').correction).toBeUndefined();
  });
});

describe('of the words that a text begins', () => {
  const count = (length: number) => {
    const words = Array.from({ length: 50 }, (_, place) => [`abcd${String(place).padStart(2, '0')}x`, place] as const);
    const beginnings = expandBeginning('abcd'.slice(0, length), new Vocabulary(new Map(words)));
    return [...(beginnings ?? [])];
  };

  test('so many are tried as its letters tell apart, those that occur most', () => {
    expect([1, 2, 3, 4].map((length) => count(length).length)).toEqual([6, 12, 24, 40]);
    expect(count(1).map(([word]) => word)).toEqual([49, 48, 47, 46, 45, 44].map((place) => `abcd${place}x`));
  });

  test('all are tried where they are few', () => {
    expect(expandBeginning('x', vocabulary)).toEqual(
      new Map([
        ['xa', 0.6],
        ['xb', 0.6],
      ]),
    );
    expect(expandBeginning('zz', vocabulary)).toBeUndefined();
  });
});
