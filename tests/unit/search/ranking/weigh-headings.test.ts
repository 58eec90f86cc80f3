import { describe, expect, test } from 'vitest';
import type { Reading, ScoredPart } from '../../../../lib/search/ranking/score-part';
import { weighHeadings, weighTitle } from '../../../../lib/search/ranking/weigh-headings';
import type { SearchRecord } from '../../../../lib/search/records/record';
import { createSearchRecord, createSectionRecord } from '../search-record';
import { query } from './rank-words';

const reading = (weight: number, ...words: readonly string[]): Reading => ({
  weight,
  words: words.map((word) => new Map([[word, 1]])),
});
/** A part of a query; it is as rare as the others unless said. */
const part = (readings: readonly Reading[], rarity = 1): ScoredPart => ({
  readings,
  rarity,
  words: new Map(),
  scores: new Map(),
});
const ask = (...words: readonly string[]) => words.map((word) => part([reading(1, word)]));

const guide = createSearchRecord('Guia', { item_priority: 100 });
const section = (...headings: readonly string[]) => createSectionRecord(guide, 'x', headings);
/** The weight that headings add to a record. */
const added = (record: SearchRecord, parts: readonly ScoredPart[]) => weighHeadings(record, parts) - 1;

describe('headings speak for a record', () => {
  test('the more, the more of them is the query: made of its words, naming them, beginning with one', () => {
    expect(added(section('Prazo legal'), ask('prazo', 'legal'))).toBeCloseTo(0.8 + 0.5 + 0.3 + 0.3);
    expect(added(section('Prazo legal novo extra'), ask('prazo', 'legal'))).toBeCloseTo(0.4 + 0.5 + 0.3 + 0.3);
    expect(added(section('Novo prazo legal extra'), ask('prazo', 'legal'))).toBeCloseTo(0.4 + 0.5 + 0.3);
    expect(added(section('Prazo'), ask('prazo', 'legal'))).toBeCloseTo(0.4 + 0.25 + 0.15 + 0.3);
  });

  test('not at all without a word of the query, nor without a query', () => {
    expect(added(section('Outra coisa'), ask('prazo'))).toBe(0);
    expect(weighHeadings(section('Prazo'), [])).toBe(1);
    expect(weighHeadings(section('O que é'), ask('prazo'))).toBe(1);
  });

  test('also by those above, which the own ones need not repeat', () => {
    expect(added(section('Prazo', 'Legal'), ask('prazo', 'legal'))).toBeCloseTo(0.4 + 0.25 + 0.3 + 0.3);
    expect(added(section('Prazo', 'Outra coisa'), ask('prazo'))).toBeCloseTo(0.3);
    expect(added(section('prazo', 'legal', 'outra'), ask('prazo', 'legal'))).toBeCloseTo(0.3);
    expect(added(createSectionRecord(createSearchRecord('Prazo'), 'x', ['Outra']), ask('prazo'))).toBeCloseTo(0.3);
  });

  test('more for a page that names the whole query', () => {
    const page = createSearchRecord('Prazo legal');
    expect(added(page, ask('prazo', 'legal'))).toBeCloseTo(0.8 + 0.5 + 0.3 + 0.6 + 0.3);
    expect(added(page, ask('prazo', 'legal', 'outro'))).toBeCloseTo((0.8 + 0.5 + 0.3) * (2 / 3) + 0.3);
  });

  test('by rare words more than by common ones', () => {
    const parts = [part([reading(1, 'prazo')], 3), part([reading(1, 'legal')], 1)];
    expect(added(section('Novo prazo'), parts)).toBeCloseTo(0.75 * (0.4 + 0.5 + 0.3));
    expect(added(section('Novo legal'), parts)).toBeCloseTo(0.25 * (0.4 + 0.5 + 0.3));
  });
});

describe('what else a part of the query may mean', () => {
  test('counts by its weight, the best reading alone', () => {
    const either = part([reading(1, 'prazo'), reading(0.5, 'limite')]);
    expect(added(section('Novo limite'), [either])).toBeCloseTo(0.5 * (0.4 + 0.5 + 0.3));
    expect(added(section('Novo limite prazo'), [either])).toBeCloseTo(0.8 * (2 / 3) + 0.5 + 0.3);
    expect(added(section('Prazo', 'Novo limite'), [either])).toBeCloseTo(0.5 * (0.4 + 0.5) + 0.3);
  });

  test('counts where all its words are, in one heading or with those above', () => {
    const both = part([reading(0.5, 'carta', 'correcao')]);
    expect(added(section('Carta'), [both])).toBe(0);
    expect(added(section('Nova carta correção'), [both])).toBeCloseTo(0.5 * (0.8 * (2 / 3) + 0.5 + 0.3));
    expect(added(section('Carta', 'Correção'), [both])).toBeCloseTo(0.5 * 0.3);
  });

  test('counts by the surest of the words that are there', () => {
    const words = new Map([
      ['nota', 0.6],
      ['notas', 0.85],
      ['notar', 0.3],
      ['ausente', 1],
    ]);
    const sure = part([{ weight: 1, words: [words] }]);
    expect(added(section('Nova nota notas notar'), [sure])).toBeCloseTo(0.85 * (0.8 * 0.75 + 0.5 + 0.3));
  });
});

describe('a heading that is the query word for word', () => {
  const weigh = (title: string, text: string, code: string | null = null) =>
    weighTitle(createSearchRecord(title, { code }), { ...query(), text });

  test.each([
    ['Prazo de cancelamento', 'prazo de cancelamento'],
    ['NF-e: o que é', 'nfe'],
    ['NF-e: o que é', 'nfe o que e'],
  ])('“%s” is what “%s” asks for', (title, text) => {
    expect(weigh(title, text)).toBe(1.5);
  });

  test('may be the text of the tax authority, with or without the word that goes before it', () => {
    const title = 'Rejeição 501 (NF-e): Prazo: superior';
    expect(weigh(title, 'prazo superior', '501')).toBe(1.5);
    expect(weigh(title, 'rejeicao prazo superior', '501')).toBe(1.5);
    expect(weigh(title, 'prazo superior')).toBe(1);
    expect(weigh('Rejeição 501', 'rejeicao ', '501')).toBe(1);
  });

  test.each([
    ['Prazo de cancelamento', 'prazo'],
    ['NF-e: o que é', 'o que e'],
    ['Prazo', ''],
  ])('“%s” is not “%s”', (title, text) => {
    expect(weigh(title, text)).toBe(1);
  });

  test('is its own, not that of its page', () => {
    const own = createSectionRecord(createSearchRecord('Emitir'), 'prazo', ['Prazo']);
    expect(weighTitle(own, { ...query(), text: 'prazo' })).toBe(1.5);
    expect(weighTitle(own, { ...query(), text: 'emitir' })).toBe(1);
  });
});
