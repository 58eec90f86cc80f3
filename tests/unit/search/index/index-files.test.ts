import { expect, test, vi } from 'vitest';
import { loadSite } from '../../../../lib/pages/load-site.build';
import { packRecords, readCodes, readRecords } from '../../../../lib/search/index/index-files';
import { buildRecords } from '../../../../lib/search/records/build-records';
import type { SearchRecord } from '../../../../lib/search/records/record';
import { SMALL_SITE } from '../../support/fixture-site';
import { createSearchRecord, createSectionRecord } from '../search-record';

vi.mock('../../../../site.config', () => import('../../support/site-config'));

/** Records as the browser reads them from both files, in the order of the second. */
function readBack(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const packed = packRecords(records, []);
  // Through text, as the browser gets it.
  const { first, content }: typeof packed = JSON.parse(JSON.stringify(packed));
  return readRecords(first, content);
}

const byUrl = (a: SearchRecord, b: SearchRecord) => a.url.localeCompare(b.url);

test('records come out of the files as they went in', () => {
  const records = buildRecords(loadSite(SMALL_SITE).pages);
  expect(readBack(records).toSorted(byUrl)).toEqual(records.toSorted(byUrl));
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
  expect(content.questions).toEqual([[1, ['como se chama']]]);
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
