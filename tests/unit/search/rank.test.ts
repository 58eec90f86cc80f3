import { describe, expect, test } from 'vitest';
import { indexRecords, rankRecords } from '../../../lib/search/rank';
import type { SearchRecord } from '../../../lib/search/record';

function createRecord(title: string, rest: Partial<SearchRecord> = {}): SearchRecord {
  return {
    objectID: title,
    url: `/docs/${title}/`,
    url_without_anchor: `/docs/${title}/`,
    anchor: '',
    type: 'lvl1',
    'hierarchy.lvl0': 'Guias',
    'hierarchy.lvl1': title,
    'hierarchy.lvl2': null,
    'hierarchy.lvl3': null,
    'hierarchy.lvl4': null,
    'hierarchy.lvl5': null,
    'hierarchy.lvl6': null,
    content: '',
    keywords: [],
    tags: ['guide'],
    method: null,
    code: null,
    version: ['current'],
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    item_priority: 90,
    ...rest,
  };
}

/** Ids of the records found, best first. */
function search(query: string, ...records: readonly SearchRecord[]): readonly string[] {
  return rankRecords(indexRecords(records), query).map(({ objectID }) => objectID);
}

describe('a search finds', () => {
  test('with and without accents, in any case', () => {
    const record = createRecord('Emissão em Contingência');
    for (const query of ['emissao', 'EMISSÃO', 'contingência', 'Contingencia']) {
      expect(search(query, record)).toEqual([record.objectID]);
    }
  });

  test('records that hold every word, in any order and place', () => {
    const record = createRecord('Emitir', { content: 'Envie uma nota', keywords: ['POST /v1/dfe', '539'] });
    expect(search('nota emitir', record)).toEqual(['Emitir']);
    expect(search('539 envie /v1/dfe', record)).toEqual(['Emitir']);
    expect(search('nota cancelar', record)).toEqual([]);
  });

  test('parts of words', () => {
    expect(search('conting', createRecord('Contingência'))).toEqual(['Contingência']);
  });

  test('nothing for an empty query', () => {
    expect(search('', createRecord('a'))).toEqual([]);
    expect(search('  \t', createRecord('a'))).toEqual([]);
  });
});

describe('what comes first', () => {
  test('is a word in the title, before one in the text', () => {
    const inText = createRecord('Fluxos', { content: 'Sobre o token' });
    expect(search('token', inText, createRecord('Criar token'))).toEqual(['Criar token', 'Fluxos']);
  });

  test('is the start of a word, before the middle of one', () => {
    expect(search('nota', createRecord('Denotar'), createRecord('A nota'))).toEqual(['A nota', 'Denotar']);
  });

  test('is the title of the section, where there is one', () => {
    const section = createRecord('Guia', { objectID: 'secao', 'hierarchy.lvl2': 'Prazo', item_priority: 70 });
    expect(search('prazo', createRecord('Guia', { objectID: 'guia', content: 'prazo' }), section)).toEqual([
      'secao',
      'guia',
    ]);
    expect(search('guia', section)).toEqual(['secao']);
  });

  test('is the page before its sections, and otherwise the order of the site', () => {
    const section = createRecord('Prazo', { objectID: 'secao', item_priority: 70 });
    const again = createRecord('Prazo', { objectID: 'outra' });
    expect(search('prazo', section, createRecord('Prazo', { objectID: 'pagina' }), again)).toEqual([
      'pagina',
      'outra',
      'secao',
    ]);
  });
});
