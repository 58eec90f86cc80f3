import { expect, test, vi } from 'vitest';
import { loadSite } from '../../../lib/pages/load-site.build';
import { buildRecords } from '../../../lib/search/build-records';
import { packRecords, unpackRecords } from '../../../lib/search/index-files';
import { SMALL_WORLD } from '../support/world';
import { createSearchRecord, createSectionRecord } from './search-record';

vi.mock('../../../site.config', () => import('../support/site-config'));

const readBack = (records: Parameters<typeof packRecords>[0]) =>
  // Through text, as the browser gets it.
  unpackRecords(JSON.parse(JSON.stringify(packRecords(records, []))));

test('records come out of the file as they went in, but for their texts', () => {
  const records = buildRecords(loadSite(SMALL_WORLD).pages);
  expect(readBack(records)).toEqual(records.map((record) => ({ ...record, content: '' })));
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

test('no records make a file, too', () => {
  expect(readBack([])).toEqual([]);
});
