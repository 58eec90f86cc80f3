import { describe, expect, test } from 'vitest';
import { loadSite } from '../../../lib/pages/load-site.build';
import { buildIndex } from '../../../lib/search/build-index';
import type { FirstFile } from '../../../lib/search/index-files';
import { loadSynonyms } from '../../../lib/search/load-synonyms.build';
import { readFault } from '../support/fault';
import { createWorld, PROJECT, SMALL_WORLD } from '../support/world';

const FILE = 'content/search-synonyms.yaml';
const load = (text: string) => loadSynonyms(createWorld({ [FILE]: text }));

describe('the file of synonyms', () => {
  test('of this project can be read, and every word is one that the index may hold', () => {
    const entries = loadSynonyms(PROJECT);
    expect(entries.length).toBeGreaterThan(20);
  });

  test('may be missing', () => {
    expect(loadSynonyms(createWorld({}))).toEqual([]);
  });

  test('becomes one direction for each word that a query may say', () => {
    const entries = load(
      'synonyms:\n  - same: [CC-e, carta de correção]\n  - from: [fora do ar]\n    to: [contingência]\n',
    );
    const [first] = buildIndex(loadSite(SMALL_WORLD).pages, entries).files;
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
