import { describe, expect, test } from 'vitest';
import { normaliseHit } from '../../../../lib/search/typesense/normalise-hit';

const URL = 'https://docs.exemplo.com.br/docs/#prazo';

describe('a hit of another tool’s collection', () => {
  test('gets what it lacks from its address and its titles', () => {
    const hit = normaliseHit({ url: URL, 'hierarchy.lvl0': 'Guias', 'hierarchy.lvl2': null, content: '' });
    expect(hit).toMatchObject({
      objectID: URL,
      url_without_anchor: 'https://docs.exemplo.com.br/docs/',
      anchor: 'prazo',
      type: 'content',
      'hierarchy.lvl1': 'Guias',
      'hierarchy.lvl2': null,
      content: '',
      keywords: [],
      tags: [],
      method: null,
    });
    expect(Object.keys(hit?._highlightResult ?? {})).toEqual(['hierarchy.lvl0', 'hierarchy.lvl1', 'content']);
  });

  test('may have its highlights nested', () => {
    const hit = normaliseHit({
      url: URL,
      'hierarchy.lvl1': 'Prazo',
      _highlightResult: {
        hierarchy: { lvl1: { value: '<mark>Prazo</mark>', matchLevel: 'full', matchedWords: ['Prazo'] } },
      },
    });
    expect(hit?._highlightResult['hierarchy.lvl1']).toEqual({
      value: '<mark>Prazo</mark>',
      matchLevel: 'full',
      matchedWords: ['Prazo'],
    });
  });

  test('keeps only the kinds that this site knows', () => {
    expect(normaliseHit({ url: URL, tags: ['api', 'blog', 7] })?.tags).toEqual(['api']);
  });
});

test('an excerpt without a match ends at a word', () => {
  const content = 'palavra '.repeat(60);
  const snippet = normaliseHit({ url: URL, content })?._snippetResult.content.value ?? '';
  expect(snippet).toMatch(/palavra…$/);
  expect(snippet.length).toBeLessThanOrEqual(161);
});

test.each([undefined, null, 'text', 7, [], {}, { url: '' }, { url: 7 }, { url: { toString: null } }])(
  'a document without an address is no hit: %j',
  (hit) => {
    expect(normaliseHit(hit)).toBeUndefined();
  },
);

test('values of the wrong type are taken for missing', () => {
  const wrong = {
    url: URL,
    content: 7,
    keywords: 'x',
    version: [1],
    item_priority: 'x',
    _highlightResult: 'x',
    type: 'lvl9',
  };
  expect(normaliseHit(wrong)).toMatchObject({
    content: '',
    keywords: [],
    version: [],
    type: 'content',
    item_priority: 0,
  });
});
