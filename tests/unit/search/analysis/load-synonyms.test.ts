import { describe, expect, test } from 'vitest';
import { loadSynonyms, toWords } from '../../../../lib/search/analysis/load-synonyms.build';
import { readFault } from '../../support/fault';
import { createFixtureSite } from '../../support/fixture-site';

const FILE = 'content/search-synonyms.yaml';
const load = (text: string) => loadSynonyms(createFixtureSite({ [FILE]: text }));

describe('the file of synonyms', () => {
  test('may be missing', () => {
    expect(loadSynonyms(createFixtureSite({}))).toEqual([]);
  });

  test('says which words stand for each other, and which lead to others', () => {
    const text = 'synonyms:\n  - same: [CC-e, " carta de correção "]\n  - from: [fora do ar]\n    to: [CC-e]\n';
    expect(load(text)).toEqual([{ same: ['CC-e', 'carta de correção'] }, { from: ['fora do ar'], to: ['CC-e'] }]);
    expect(load('synonyms: []')).toEqual([]);
  });

  test.each([
    ['a word that stands alone', 'synonyms:\n  - same: [CC-e]\n'],
    ['a direction without an end', 'synonyms:\n  - from: [fora do ar]\n'],
    ['a direction without a start', 'synonyms:\n  - to: [contingência]\n'],
    ['a direction from nothing', 'synonyms:\n  - from: []\n    to: [contingência]\n'],
    ['a direction to nothing', 'synonyms:\n  - from: [fora do ar]\n    to: []\n'],
    ['both directions and an end', 'synonyms:\n  - same: [CC-e, carta]\n    to: [carta]\n'],
    ['both directions and a start', 'synonyms:\n  - same: [CC-e, carta]\n    from: [carta]\n'],
    ['both directions and one', 'synonyms:\n  - same: [CC-e, carta]\n    from: [carta]\n    to: [correção]\n'],
    ['an unknown key', 'synonyms:\n  - same: [a1, certificado]\n    note: x\n'],
    ['no list', 'sinonimos: []\n'],
    [
      'the same word twice, in another spelling',
      'synonyms:\n  - same: [CC-e, carta]\n  - from: [cce]\n    to: [carta]\n',
    ],
    [
      'the same phrase twice on the side of the readers',
      'synonyms:\n  - from: [fora do ar]\n    to: [parada]\n  - from: [caiu, Fora do ar]\n    to: [contingência]\n',
    ],
    ['a letter in place of a word', 'synonyms:\n  - same: [x, certificado]\n'],
  ])('is refused with %s', (_, text) => {
    expect(readFault(() => load(text))).toMatchSnapshot();
  });

  test('has two phrases of the same words written apart and together', () => {
    expect(load('synonyms:\n  - same: [web hook, webhook]\n')).toHaveLength(1);
  });
});

test('a phrase is the words that the index has', () => {
  expect(toWords('Emissão de CC-e')).toEqual(['emissao', 'de', 'cce']);
});
