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

test('the records that hold a word are counted', () => {
  expect([vocabulary.count('cancelar'), vocabulary.count('nada')]).toEqual([5, 0]);
});

test('inflections of a word are found, and nothing that only begins alike', () => {
  expect(vocabulary.withSameStem('cancelando')).toEqual(['cancelada', 'cancelamento', 'cancelar']);
  expect(vocabulary.withSameStem('cancelar')).toEqual(['cancelada', 'cancelamento']);
  // The stem ends in another letter than what all of them begin with.
  const rejected = new Vocabulary(new Map(['rejeicao', 'rejeitada', 'rejeitar'].map((word) => [word, 1])));
  expect(rejected.withSameStem('rejeitada')).toEqual(['rejeicao', 'rejeitar']);
  expect(vocabulary.withSameStem('539')).toEqual([]);
  expect(vocabulary.withSameStem('ca')).toEqual([]);
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

describe('of several corrections', () => {
  const choose = (counts: Readonly<Record<string, number>>, word: string, isUnfinished = false) =>
    new Vocabulary(new Map(Object.entries(counts))).correct(word, isUnfinished).map((found) => found.word);

  test('the most frequent comes first, and three are enough', () => {
    expect(choose({ porta: 1, posta: 9, polta: 5, ponta: 3 }, 'pota')).toEqual(['posta', 'polta', 'ponta']);
  });

  test('those with the fewest slips are left', () => {
    expect(choose({ certidoes: 99, certificado: 1 }, 'certificdo')).toEqual(['certificado']);
  });

  test('one with another first letter is left out for one with the same', () => {
    expect(choose({ nota: 1, bots: 50 }, 'nots')).toEqual(['nota']);
    expect(choose({ bots: 50 }, 'nots')).toEqual(['bots']);
  });

  test('a whole word comes before the beginning of one, while more may follow', () => {
    expect(choose({ carimbado: 50, carta: 1 }, 'cara', true)).toEqual(['carta', 'carimbado']);
    expect(choose({ marimbado: 50 }, 'cari', true)).toEqual([]);
  });

  test('none has digits or is an address', () => {
    expect(choose({ nota1: 1, '/nota': 1 }, 'notaa')).toEqual([]);
  });
});
