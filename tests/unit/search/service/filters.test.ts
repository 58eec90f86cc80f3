import { describe, expect, test } from 'vitest';
import { countFacets, type FilterParams, meetsFilter, parseFilter } from '../../../../lib/search/service/filters';
import { createSearchRecord } from '../search-record';

const guide = createSearchRecord('Guia');
const operation = createSearchRecord('Operação', { tags: ['api'], docusaurus_tag: 'docs-default-1.0' });
const code = createSearchRecord('Código', { tags: ['cstat'], docusaurus_tag: 'default' });
const records = [guide, operation, code];

const keep = (params: FilterParams) =>
  records.filter((record) => meetsFilter(record, parseFilter(params))).map((record) => record['hierarchy.lvl1']);

describe('records are kept', () => {
  test.each<[string, FilterParams, readonly string[]]>([
    ['all without conditions', {}, ['Guia', 'Operação', 'Código']],
    ['by one condition', { facetFilters: 'tags:api' }, ['Operação']],
    ['by every outer condition', { facetFilters: ['tags:api', 'docusaurus_tag:default'] }, []],
    ['by any inner condition', { facetFilters: [['tags:api', 'tags:cstat']] }, ['Operação', 'Código']],
    ['by what they are not', { facetFilters: ['tags:-api'] }, ['Guia', 'Código']],
    ['by written conditions', { filters: 'tags:api AND docusaurus_tag:"docs-default-1.0"' }, ['Operação']],
    [
      'by alternatives in brackets',
      { filters: '(tags:guide OR tags:api) AND NOT docusaurus_tag:default' },
      ['Guia', 'Operação'],
    ],
    ['in every language', { facetFilters: ['language:pt-BR'] }, ['Guia', 'Operação', 'Código']],
  ])('%s', (_, params, expected) => {
    expect(keep(params)).toEqual(expected);
  });
});

test('a name that records do not have keeps none', () => {
  expect(keep({ facetFilters: ['colour:red'] })).toEqual([]);
});

test('facets count how often each value occurs', () => {
  expect(countFacets([guide, guide, code], ['tags', 'docusaurus_tag'])).toEqual({
    tags: { guide: 2, cstat: 1 },
    docusaurus_tag: { 'docs-default-current': 2, default: 1 },
  });
});
