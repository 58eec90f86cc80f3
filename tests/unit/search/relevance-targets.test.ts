import { expect, test } from 'vitest';
import { isTarget, readQueries } from '../../../bench/relevance';
import { loadSite } from '../../../lib/pages/load-site.build';
import { loadRecords } from '../../../lib/search/load-records.build';
import { PROJECT } from '../support/world';

test('every right answer of bench/relevance.json is a page or section that search knows', { timeout: 60_000 }, () => {
  const addresses = loadRecords(PROJECT, loadSite(PROJECT).pages).map(({ url }) => url);
  const targets = [...new Set(readQueries().flatMap((query) => query.targets))];
  expect(targets.filter((target) => !addresses.some((address) => isTarget(target, address)))).toEqual([]);
});
