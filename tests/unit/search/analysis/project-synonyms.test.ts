import { expect, test, vi } from 'vitest';
import { loadSite } from '../../../../lib/pages/load-site.build';
import { loadSynonyms, toWords } from '../../../../lib/search/analysis/load-synonyms.build';
import { isStopWord } from '../../../../lib/search/analysis/stop-words';
import { tokeniseText } from '../../../../lib/search/analysis/tokenise';
import { buildIndex } from '../../../../lib/search/index/build-index';
import type { PublishedFirst } from '../../../../lib/search/index/first-file';
import { buildRecords } from '../../../../lib/search/records/build-records';
import { listHeadings } from '../../../../lib/search/records/record';
import { PROJECT, SMALL_SITE } from '../../support/fixture-site';
import { getProjectRecords } from '../../support/project-site';

vi.mock('../../../../site.config', () => import('../../support/site-config'));

test('every synonym of this project leads to words that the site has', () => {
  const records = getProjectRecords();
  const known = new Set(
    records.flatMap((record) =>
      [record['hierarchy.lvl1'], ...listHeadings(record), record.content, ...record.keywords].flatMap(tokeniseText),
    ),
  );
  const isKnown = (phrase: string) => toWords(phrase).every((word) => isStopWord(word) || known.has(word));
  const dead = loadSynonyms(PROJECT).filter((entry) => {
    const ends = 'to' in entry ? entry.to : entry.same;
    return 'to' in entry ? !ends.every(isKnown) : !ends.some(isKnown);
  });
  expect(dead).toEqual([]);
});

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
