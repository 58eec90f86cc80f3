import { describe, expect, test, vi } from 'vitest';
import { loadSite } from '../../../../lib/pages/load-site.build';
import { packRecords } from '../../../../lib/search/index/pack-records';
import { readCodes, readRecords } from '../../../../lib/search/index/read-records';
import { buildRecords } from '../../../../lib/search/records/build-records';
import { SMALL_SITE } from '../../support/fixture-site';
import { createSearchRecord, createSectionRecord } from '../search-record';
import { byUrl, readBack } from './read-back';

vi.mock('../../../../site.config', () => import('../../support/site-config'));

test('records come out of the files as they went in', () => {
  const records = buildRecords(loadSite(SMALL_SITE).pages);
  expect(readBack(records).toSorted(byUrl)).toEqual(records.toSorted(byUrl));
});

describe('a field of a layout', () => {
  const page = createSearchRecord('Itens', { tags: ['layout'], item_priority: 60, keywords: ['det'] });
  const create = (keywords: readonly string[]) =>
    createSectionRecord(page, 'det.vFrete', ['vFrete: Frete'], { item_priority: 55, keywords });
  const abbreviations = { det: 'item', v: 'valor' };

  test('is written without keywords that follow from its path', () => {
    const records = [page, create(['infNFe/det/vFrete', 'item valor'])];
    expect(JSON.stringify(packRecords(records, [], abbreviations))).not.toMatch(/infNFe\/|item valor/);
    expect(readBack(records, abbreviations)).toEqual(records);
  });

  test('is written without its tag in the heading, because the anchor has it', () => {
    const records = [
      page,
      create(['frete']),
      createSectionRecord(page, 'det.vSeg', [': Seguro'], { item_priority: 55 }),
    ];
    const { headings } = packRecords(records, []).content.pages;
    expect(headings).toContain(': Frete');
    expect(headings).toContainEqual([': Seguro']);
    expect(readBack(records)).toEqual(records);
  });

  test('keeps keywords that do not', () => {
    const records = [page, create(['infNFe/det/vFrete', 'frete'])];
    expect(readBack(records, abbreviations)).toEqual(records);
  });
});

test('a code keeps its number in all that repeats it, and another code on the same page its own', () => {
  const list = createSearchRecord('Lista', { tags: ['cstat'] });
  const one = createSectionRecord(list, 'cstat-878', ['Rejeição 878: Chave 878'], {
    code: '878',
    keywords: ['cStat 878'],
  });
  const two = createSectionRecord(list, 'cstat-87', ['Rejeição 87: 878 e 87'], { code: '87', keywords: ['cStat 87'] });
  const own = createSearchRecord('Rejeição 204', { tags: ['cstat'], code: '204' });
  const records = [one, two, own];
  expect(readBack(records)).toEqual(records);
});

test('headings keep their place below each other, also where a level is skipped back', () => {
  const page = createSearchRecord('Guia');
  const records = [
    page,
    createSectionRecord(page, 'a', ['A']),
    createSectionRecord(page, 'b', ['A', 'B']),
    createSectionRecord(page, 'c', ['A', 'B', 'C']),
    createSectionRecord(page, 'd', ['A', 'D']),
    createSectionRecord(page, 'e', ['E']),
    createSectionRecord(page, 'f', ['F', 'without a record of its own']),
    createSectionRecord(page, 'g', ['F', 'G']),
    createSectionRecord(page, 'h', ['E', 'H']),
  ];
  expect(readBack(records)).toEqual(records);
});

test('records that are seldom meant come with the second file', () => {
  const page = createSearchRecord('Guia');
  const field = createSectionRecord(page, 'campo', ['campo'], {
    item_priority: 50,
    content: 'Um campo.',
    questions: ['como se chama'],
  });
  const { first, content } = packRecords([field, page], []);
  expect(readRecords(first)).toEqual([page]);
  expect(readRecords(first, content)).toEqual([page, field]);
  expect(content.texts).toEqual(['', 'Um campo.']);
  expect(content.questions).toEqual([[], ['como se chama']]);
});

test('a code without a page of its own is in the first file by its number and document, and once in both', () => {
  const page = createSearchRecord('Códigos cStat: NF-e', { tags: ['cstat'] });
  const code = createSectionRecord(page, 'cstat-878', ['Rejeição 878 (NF-e): Texto oficial'], {
    code: '878',
    keywords: ['cStat 878', 'NF-e'],
    item_priority: 55,
  });
  const { first, content } = packRecords([page, code], []);
  expect(readRecords(first)).toEqual([page]);
  expect(readCodes(first, '878')).toEqual([{ ...code, 'hierarchy.lvl2': 'Rejeição 878 (NF-e)' }]);
  expect(readCodes(first, '87')).toEqual([]);
  expect(JSON.stringify(first)).not.toContain('Texto oficial');
  expect(readRecords(first, content)).toEqual([page, code]);
});

test('no records make files, too', () => {
  expect(readBack([])).toEqual([]);
});
