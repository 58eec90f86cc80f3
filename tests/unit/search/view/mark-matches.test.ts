import { describe, expect, test } from 'vitest';
import { cutSnippet, type MatchWords, markMatches } from '../../../../lib/search/view/mark-matches';

const TAGS = { before: '[', after: ']' };
const part = (text: string, ...words: readonly string[]): MatchWords[number] => ({
  text,
  words: new Set([text, ...words]),
});

describe('matches are marked', () => {
  test.each<[string, string, MatchWords, string]>([
    ['with the accents of the text', 'A rejeição 539', [part('rejeicao')], 'A [rejeição] 539'],
    ['as whole words', 'Inutilização', [part('inutiliz', 'inutilizacao')], '[Inutilização]'],
    ['in compounds and identifiers', 'NF-e: sendDfe', [part('nfe'), part('senddfe')], '[NF-e]: [sendDfe]'],
    ['every time', 'nota, nota', [part('nota')], '[nota], [nota]'],
    ['nowhere', 'nada', [part('nota')], 'nada'],
  ])('%s', (_, text, parts, expected) => {
    expect(markMatches(text, parts, TAGS).value).toBe(expected);
  });

  test('and nothing is escaped or lost', () => {
    expect(markMatches('<b> & "nota"', [part('nota')], TAGS).value).toBe('<b> & "[nota]"');
  });
});

test('a text tells which words of the query it holds, and whether all', () => {
  const parts = [part('nota'), part('chave')];
  const level = (text: string) => {
    const { matchLevel, matchedWords } = markMatches(text, parts, TAGS);
    return [matchLevel, ...matchedWords];
  };
  expect(level('nada')).toEqual(['none']);
  expect(level('a nota')).toEqual(['partial', 'nota']);
  expect(level('a chave da nota')).toEqual(['full', 'chave', 'nota']);
});

describe('an excerpt', () => {
  const text = 'um dois três quatro cinco seis sete oito nove dez, onze doze.';
  const cut = (parts: MatchWords, length: number) => cutSnippet(text, parts, TAGS, length).value;

  test('is the text around the match, cut at words', () => {
    expect(cut([part('oito')], 4)).toBe('… sete [oito] nove dez …');
  });

  test('has no ellipsis where the text begins or ends', () => {
    expect(cut([part('um')], 3)).toBe('[um] dois três …');
    expect(cut([part('doze')], 3)).toBe('… dez, onze [doze].');
    expect(cut([part('doze')], 50)).toBe('um dois três quatro cinco seis sete oito nove dez, onze [doze].');
  });

  test('is where most words of the query are', () => {
    expect(cut([part('um'), part('nove'), part('onze')], 4)).toBe('… oito [nove] dez, [onze] …');
  });

  test('is the beginning where nothing matches', () => {
    expect(cut([part('nota')], 2)).toBe('um dois …');
  });

  test('of no text is empty', () => {
    expect(cutSnippet('', [part('nota')], TAGS, 5)).toEqual({ value: '', matchLevel: 'none', matchedWords: [] });
  });
});
