import { describe, expect, test } from 'vitest';
import { Vocabulary } from '../../../../lib/search/analysis/vocabulary';

const vocabulary = new Vocabulary(
  new Map([
    ['cancelamento', 9],
    ['cancelar', 5],
    ['cancelada', 2],
    ['canal', 1],
    ['certificado', 20],
    ['certificados', 3],
    ['carta', 4],
    ['539', 2],
    ['5390', 1],
    ['senddfeusingpost', 1],
  ]),
);
const correct = (word: string, isUnfinished = false) =>
  vocabulary.correct(word, isUnfinished).map((found) => found.word);

test('words are found by their beginning', () => {
  expect(vocabulary.withPrefix('cancel')).toEqual(['cancelada', 'cancelamento', 'cancelar']);
  expect(vocabulary.withPrefix('539')).toEqual(['539', '5390']);
  expect(vocabulary.withPrefix('x')).toEqual([]);
  expect(vocabulary.withPrefix('zz')).toEqual([]);
});

test('inflections of a word are found, and nothing that only begins alike', () => {
  expect(vocabulary.withSameStem('cancelando')).toEqual(['cancelada', 'cancelamento', 'cancelar']);
  expect(vocabulary.withSameStem('539')).toEqual([]);
});

describe('a misspelt word', () => {
  test.each([
    ['with a letter missing', 'certifcado', 'certificado'],
    ['with a letter too many', 'certifficado', 'certificado'],
    ['with a wrong letter', 'certificafo', 'certificado'],
    ['with two letters swapped', 'cancealr', 'cancelar'],
    ['with two slips', 'canclameto', 'cancelamento'],
  ])('%s is corrected', (_, typed, meant) => {
    expect(correct(typed)[0]).toBe(meant);
  });

  test('that is still being typed is corrected to the beginning of a word', () => {
    expect(correct('certfic', true)[0]).toBe('certificado');
    expect(correct('certfic')).toEqual([]);
  });

  test('that is short, or a number, is left alone', () => {
    expect(correct('crt')).toEqual([]);
    expect(correct('5391')).toEqual([]);
  });

  test('that resembles nothing has no correction', () => {
    expect(correct('zzzxqwk')).toEqual([]);
  });
});
