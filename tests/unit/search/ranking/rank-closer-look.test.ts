import { describe, expect, test } from 'vitest';
import { createSearchRecord } from '../search-record';
import { one, rank, type Scores, titles, two } from './rank-words';

describe('a closer look', () => {
  test('finds headings and questions of the query, and titles word for word', () => {
    const heading = createSearchRecord('Prazo');
    const asked = createSearchRecord('Outro', { questions: ['prazo'] });
    const scores: Scores = {
      prazo: [
        [heading, 1],
        [asked, 1],
        [two, 1],
      ],
    };
    const found = rank([two, heading, asked], scores, { text: 'prazo' });
    expect(found.map(({ score }) => Number(score.toFixed(3)))).toEqual([5.25, 3, 1]);
  });

  test('is given to the best eighty only, and they stay before the others', () => {
    const many = Array.from({ length: 82 }, (_, place) => createSearchRecord(`Guia ${place}`));
    const last = createSearchRecord('Prazo');
    const scores: Scores = { prazo: [...many.map((record, place) => [record, 1000 - place] as const), [last, 900]] };
    expect(titles([...many, last], scores).indexOf('Prazo')).toBe(82);
    const near: Scores = { prazo: [...many.map((record, place) => [record, 1000 - place] as const), [last, 920.5]] };
    expect(titles([...many, last], near).indexOf('Prazo')).toBe(80);
    const inside: Scores = { prazo: [...many.map((record, place) => [record, 1000 - place] as const), [last, 921.5]] };
    expect(titles([...many, last], inside).indexOf('Prazo')).toBe(0);
  });
});

describe('a code that is asked for by its number', () => {
  const entry = (document: string, priority: number) =>
    createSearchRecord(`539 (${document})`, { code: '539', item_priority: priority });
  const [cte, nfe] = [entry('CT-e', 90), entry('NF-e', 100)];
  const all = [one, cte, nfe];

  test('has its entries first, those of the documents that most readers issue before the others', () => {
    const scores: Scores = {
      '539': [
        [one, 100],
        [cte, 9],
        [nfe, 1],
      ],
    };
    expect(titles(all, scores, { code: '539' })).toEqual(['539 (NF-e)', '539 (CT-e)', 'Um']);
    expect(titles(all, scores)[0]).toBe('Um');
  });

  test('has them by what else is asked', () => {
    const scores: Scores = {
      '539': [
        [one, 100],
        [cte, 9],
        [nfe, 1],
      ],
      cte: [
        [one, 1],
        [cte, 9],
        [nfe, 1],
      ],
    };
    expect(titles(all, scores, { code: '539' })).toEqual(['539 (CT-e)', '539 (NF-e)', 'Um']);
  });
});
