import { expect, test, vi } from 'vitest';
import { loadSite } from '../../../../lib/pages/load-site.build';
import { buildIndex } from '../../../../lib/search/index/build-index';
import type { PublishedFirst } from '../../../../lib/search/index/first-file';
import { buildRecords } from '../../../../lib/search/records/build-records';
import { SMALL_SITE } from '../../support/fixture-site';

vi.mock('../../../../site.config', () => import('../../support/site-config'));

test('synonyms become one direction for each word that a query may say', () => {
  const entries = [{ same: ['CC-e', 'carta de correção'] }, { from: ['fora do ar'], to: ['contingência'] }];
  const [first] = buildIndex(buildRecords(loadSite(SMALL_SITE).pages), entries);
  // Written by this very function.
  const { index } = JSON.parse(first.content) as PublishedFirst;
  expect(index.synonyms).toEqual([
    { phrases: [['cce']], means: [['carta', 'de', 'correcao']] },
    { phrases: [['carta', 'de', 'correcao']], means: [['cce']] },
    { phrases: [['fora', 'do', 'ar']], means: [['contingencia']] },
  ]);
});
