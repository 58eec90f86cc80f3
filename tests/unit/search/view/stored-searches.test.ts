import { describe, expect, test } from 'vitest';
import {
  addStoredSearch,
  parseStoredSearches,
  removeStoredSearch,
  toStoredSearch,
} from '../../../../lib/search/view/stored-searches';

const ENTRY = { objectID: 'a', url: '/a/', 'hierarchy.lvl1': 'A' };
const other = (url: string) => ({ ...ENTRY, objectID: url, url });

describe('a stored list', () => {
  test('is read as it was written', () => {
    expect(parseStoredSearches(JSON.stringify([ENTRY]))).toEqual([ENTRY]);
  });

  test('of the earlier platform is read, titles inside titles too', () => {
    const nested = { objectID: 'x', url: 'https://a.exemplo/a', hierarchy: { lvl0: 'Início', lvl1: 'A', lvl2: null } };
    expect(parseStoredSearches(JSON.stringify([nested]))).toEqual([
      {
        objectID: 'x',
        url: 'https://a.exemplo/a',
        'hierarchy.lvl0': 'Início',
        'hierarchy.lvl1': 'A',
        'hierarchy.lvl2': null,
      },
    ]);
  });

  test.each([null, '', '{', '"x"', '{"url":"/a/"}', '[1, null, [], {}, {"url": 3}]', `["${'a'.repeat(100_001)}"]`])(
    'that is damaged is empty: %.40s',
    (text) => {
      expect(parseStoredSearches(text)).toEqual([]);
    },
  );

  test('loses only its damaged entries', () => {
    expect(parseStoredSearches(JSON.stringify([null, ENTRY, { url: '/b/' }]))).toEqual([ENTRY]);
  });
});

test('of a hit only its titles, address and badges are kept', () => {
  const hit = { ...ENTRY, method: 'POST', content: 'x', _highlightResult: {}, keywords: ['y'], __position: 1 };
  expect(toStoredSearch(hit)).toEqual({ ...ENTRY, method: 'POST' });
});

test('an entry that is there already comes first, and the oldest goes', () => {
  const list = [other('/1/'), other('/2/'), other('/3/')];
  expect(addStoredSearch(list, other('/3/'), 3).map(({ url }) => url)).toEqual(['/3/', '/1/', '/2/']);
  expect(addStoredSearch(list, other('/4/'), 3).map(({ url }) => url)).toEqual(['/4/', '/1/', '/2/']);
  expect(removeStoredSearch(list, other('/2/')).map(({ url }) => url)).toEqual(['/1/', '/3/']);
});
