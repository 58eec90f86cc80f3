import { expect, test, vi } from 'vitest';
import { loadSite } from '../../../../lib/pages/load-site.build';
import { countFields, listOperationRecords } from '../../../../lib/search/records/operation-records';
import { SMALL_SITE } from '../../support/fixture-site';

vi.mock('../../../../site.config', () => import('../../support/site-config'));

function findSending() {
  const page = loadSite(SMALL_SITE).pages.find((candidate) => candidate.path.endsWith('/send-dfe-using-post/'));
  if (page?.kind !== 'operation') throw new Error('The small site has no such operation');
  return page;
}

test('a field has a record of its own as long as few operations have its name in common', () => {
  const page = findSending();
  const fieldsOf = (count: number) =>
    listOperationRecords(page, new Map([['modelo', count]])).map((record) => record['hierarchy.lvl2']);
  expect(fieldsOf(8)).toContain('modelo');
  expect(fieldsOf(9)).not.toContain('modelo');
});

test('an operation that two versions show has its names once', () => {
  const { operation } = findSending();
  expect(countFields([operation, { ...operation }]).get('modelo')).toBe(1);
  expect(countFields([operation, { ...operation, id: 'other' }]).get('modelo')).toBe(2);
});
