import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFolds } from '@/components/sidebar/branches';
import { STORAGE_KEYS } from '@/lib/storage/keys';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const branch = (name: string, open: boolean, startsClosed = false) => ({
  dataset: { branch: name },
  open,
  hasAttribute: (attribute: string) => startsClosed && attribute === 'data-closed',
});

const store = (names: unknown) => kept.set(STORAGE_KEYS.sidebarBranches, JSON.stringify(names));
const read = (): unknown => JSON.parse(kept.get(STORAGE_KEYS.sidebarBranches) ?? 'null');

test('a branch that the reader folds is added to what is known of all others, and leaves it when it is as it starts', () => {
  store(['/A', '/outro']);
  keepFolds([branch('/B', false)]);
  expect(read()).toEqual(['/A', '/outro', '/B']);
  keepFolds([branch('/B', true)]);
  expect(read()).toEqual(['/A', '/outro']);
});

test('a branch that starts closed is known while it is open', () => {
  keepFolds([branch('/C', true, true), branch('/D', false, true)]);
  expect(read()).toEqual(['/C']);
  keepFolds([branch('/C', false, true), branch('/A', false)]);
  expect(read()).toEqual(['/A']);
});

test('a branch that is folded again is known once', () => {
  store(['/A']);
  keepFolds([branch('/A', false)]);
  expect(read()).toEqual(['/A']);
});

test.each(['', 'rubbish', '{}', '"/A"', '[1, null]'])('of what is no list of names, %s, nothing stays', (stored) => {
  kept.set(STORAGE_KEYS.sidebarBranches, stored);
  keepFolds([branch('/A', false)]);
  expect(read()).toEqual(['/A']);
});
