import { expect, test } from 'vitest';
import { LruCache } from '../../../lib/search/lru-cache';

test('what was asked for longest ago makes room, and is computed again', () => {
  const cache = new LruCache<string>(2);
  const computed: string[] = [];
  const compute = (key: string) => {
    computed.push(key);
    return key.toUpperCase();
  };
  const ask = (key: string) => cache.get(key, () => compute(key));
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
  cache.clear();
  ask('b');
  expect(computed).toHaveLength(5);
});
