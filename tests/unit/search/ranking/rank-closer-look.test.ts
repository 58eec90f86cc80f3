import { describe, expect, test } from 'vitest';
import type { CStatDocumentId } from '../../../../lib/cstat/documents';
import type { Query } from '../../../../lib/search/analysis/query';
import { createSearchRecord } from '../search-record';
import { one, rank, type Scores, three, titles, two } from './rank-words';

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
  const entry = (document: CStatDocumentId, priority: number) =>
    createSearchRecord(`539 (${document})`, {
      code: '539',
      item_priority: priority,
      url: `/docs/cstat/${document}/539/`,
    });
  const [mdfe, cte, nfe] = [entry('mdfe', 80), entry('cte', 90), entry('nfe', 100)];
  const all = [one, mdfe, cte, nfe];
  const scores: Scores = {
    '539': [
      [one, 100],
      [mdfe, 9],
      [cte, 5],
      [nfe, 1],
    ],
  };
  const ask = (asked: Partial<Query>) => titles(all, scores, asked);

  test('has its entries first, those of the documents that most readers issue before the others', () => {
    expect(ask({ code: '539', isCodeAlone: true })).toEqual(['539 (nfe)', '539 (cte)', '539 (mdfe)', 'Um']);
    expect(titles(all, scores)[0]).toBe('Um');
  });

  test('has that of the named document before those of others', () => {
    const order = ['539 (cte)', '539 (nfe)', '539 (mdfe)', 'Um'];
    expect(ask({ code: '539', document: 'cte', isCodeAlone: true })).toEqual(order);
    expect(ask({ code: '539', document: 'cte' })).toEqual(order);
    expect(ask({ code: '539', document: 'nfcom' })).toEqual(ask({ code: '539' }));
  });

  test('has those first that hold what else is asked, unless nothing else is', () => {
    const withWord: Scores = { ...scores, prazo: [one, two, three, mdfe, cte].map((record) => [record, 1]) };
    const first = (asked: Partial<Query>) => titles([...all, two, three], withWord, { code: '539', ...asked })[0];
    expect(first({})).toBe('539 (cte)');
    expect(first({ isCodeAlone: true })).toBe('539 (nfe)');
    expect(first({ document: 'mdfe' })).toBe('539 (mdfe)');
  });

  test('is found however far its entry falls behind, as other entries are not', () => {
    const many = Array.from({ length: 25 }, (_, place) => createSearchRecord(`Guia ${place}`));
    const [asked, other] = ['539', '540'].map((code) => createSearchRecord(`Código ${code}`, { code }));
    if (!asked || !other) throw new Error('two codes');
    const held: Scores = { prazo: [...many.map((record) => [record, 1000] as const), [asked, 1], [other, 1]] };
    const found = titles([...many, asked, other], held, { code: '539' });
    expect(found).toEqual(['Código 539', ...many.map((record) => record['hierarchy.lvl1'])]);
  });
});

test('of a kind twenty are found however far they fall behind, and no more', () => {
  const many = Array.from({ length: 21 }, (_, place) => createSearchRecord(`Guia ${place}`));
  const held: Scores = { prazo: many.map((record, place) => [record, place === 0 ? 1000 : 1]) };
  expect(titles(many, held)).toHaveLength(20);
});
