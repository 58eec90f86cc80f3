import { describe, expect, test } from 'vitest';
import { LEAST_SCORE, SHORT_LIST } from '../../../../lib/search/weights';
import { createSearchRecord } from '../search-record';
import { one, rank, type Scores, titles, two } from './rank-words';

describe('in a whole question', () => {
  const said = ['nota', 'timeout', 'reenviar', 'sefaz', 'prazo'];
  const rest = (words: readonly string[]): Scores => Object.fromEntries(words.map((word) => [word, []]));

  test('what is said around the matter counts so little that alone it answers nothing', () => {
    const scores: Scores = { ...rest(said.slice(1)), agora: [[one, 4]], nota: [[two, 2]] };
    expect(titles([one, two], scores)).toEqual(['Dois']);
  });

  test('it counts as any other word where the query is shorter', () => {
    const scores: Scores = { ...rest(said.slice(2)), agora: [[one, 4]], nota: [[two, 2]] };
    expect(titles([one, two], scores)).toEqual(['Um', 'Dois']);
  });
});

describe('a long list', () => {
  const many = Array.from({ length: SHORT_LIST + 2 }, (_, place) => createSearchRecord(`Guia ${place}`));
  const scoresOf = (last: number): Scores => ({
    prazo: many.map((record, place) => [record, place < SHORT_LIST ? 100 - place : last] as const),
  });

  test('ends where little is left of the best score, but not before it is long', () => {
    expect(rank(many, scoresOf(100 * LEAST_SCORE))).toHaveLength(many.length);
    expect(rank(many, scoresOf(100 * LEAST_SCORE - 0.1))).toHaveLength(SHORT_LIST);
    expect(
      titles([one, two], {
        prazo: [
          [one, 100],
          [two, 0.1],
        ],
      }),
    ).toEqual(['Um', 'Dois']);
  });

  test('has as many of a kind as when only that kind is asked for', () => {
    const code = createSearchRecord('Código', { tags: ['cstat'] });
    const scores = scoresOf(1);
    const found = rank([...many, code], { prazo: [...(scores.prazo ?? []), [code, 1]] });
    expect(found.map(({ record }) => record)).toContain(code);
  });

  test('keeps the entries of a code that is asked for by its number', () => {
    const entry = createSearchRecord('539', { code: '539' });
    const found = rank([...many, entry], { '539': [...(scoresOf(1).prazo ?? []), [entry, 1]] }, { code: '539' });
    expect(found[0]?.record).toBe(entry);
  });
});
