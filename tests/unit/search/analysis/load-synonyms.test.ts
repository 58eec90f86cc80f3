import { describe, expect, test, vi } from 'vitest';
import { loadSite } from '../../../../lib/pages/load-site.build';
import { loadSynonyms, toWords } from '../../../../lib/search/analysis/load-synonyms.build';
import { isStopWord } from '../../../../lib/search/analysis/stop-words';
import { tokeniseText } from '../../../../lib/search/analysis/tokenise';
import { buildIndex } from '../../../../lib/search/index/build-index';
import type { FirstFile } from '../../../../lib/search/index/index-files';
import { buildRecords } from '../../../../lib/search/records/build-records';
import { listHeadings } from '../../../../lib/search/records/record';
import { readFault } from '../../support/fault';
import { createFixtureSite, PROJECT, SMALL_SITE } from '../../support/fixture-site';
import { getProjectRecords } from '../../support/project-site';

vi.mock('../../../../site.config', () => import('../../support/site-config'));

const FILE = 'content/search-synonyms.yaml';
const load = (text: string) => loadSynonyms(createFixtureSite({ [FILE]: text }));

describe('the file of synonyms', () => {
  test('of this project leads from every entry to words that the site has', () => {
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

  test('may be missing', () => {
    expect(loadSynonyms(createFixtureSite({}))).toEqual([]);
  });

  test('becomes one direction for each word that a query may say', () => {
    const entries = load(
      'synonyms:\n  - same: [CC-e, carta de correção]\n  - from: [fora do ar]\n    to: [contingência]\n',
    );
    const [first] = buildIndex(buildRecords(loadSite(SMALL_SITE).pages), entries).files;
    // Written by this very function.
    const { synonyms } = JSON.parse(first?.content ?? '') as FirstFile;
    expect(synonyms).toEqual([
      { phrases: [['cce']], means: [['carta', 'de', 'correcao']] },
      { phrases: [['carta', 'de', 'correcao']], means: [['cce']] },
      { phrases: [['fora', 'do', 'ar']], means: [['contingencia']] },
    ]);
  });

  test.each([
    ['a word that stands alone', 'synonyms:\n  - same: [CC-e]\n'],
    ['a direction without an end', 'synonyms:\n  - from: [fora do ar]\n'],
    ['an unknown key', 'synonyms:\n  - same: [a1, certificado]\n    note: x\n'],
    [
      'the same word twice, in another spelling',
      'synonyms:\n  - same: [CC-e, carta]\n  - from: [cce]\n    to: [carta]\n',
    ],
    ['a letter in place of a word', 'synonyms:\n  - same: [x, certificado]\n'],
  ])('is refused with %s', (_, text) => {
    expect(readFault(() => load(text))).toMatchSnapshot();
  });
});
