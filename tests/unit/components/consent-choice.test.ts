import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '@/lib/storage/keys';

const kept = new Map<string, string>();
let isFull: boolean;
let page: EventTarget;
let writes: readonly string[];

beforeEach(() => {
  kept.clear();
  isFull = false;
  writes = [];
  page = new EventTarget();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('QuotaExceededError');
      writes = [...writes, key];
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', Object.assign(page, { localStorage }));
  vi.stubGlobal('navigator', {});
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The module as in a new document. */
async function loadChoice() {
  vi.resetModules();
  return import('@/components/consent/consent-choice');
}

test('a storage that takes answers is tried once for a document, and nothing of that is left', async () => {
  const { isConsentImpossible } = await loadChoice();
  expect([isConsentImpossible(), isConsentImpossible()]).toEqual([false, false]);
  expect(writes).toHaveLength(1);
  expect(writes).not.toContain(STORAGE_KEYS.measurement);
  expect(kept.size).toBe(0);
});

test('a full storage could not keep a refusal: nothing is measured, whatever it has', async () => {
  kept.set(STORAGE_KEYS.measurement, 'granted');
  isFull = true;
  const { isConsentImpossible } = await loadChoice();
  expect(isConsentImpossible()).toBe(true);
});

test('a refusal that the storage does not take ends measuring at once, in the next document too', async () => {
  const { consentChoice, isConsentImpossible } = await loadChoice();
  const heard: boolean[] = [];
  consentChoice.subscribe(() => heard.push(isConsentImpossible()));
  expect(isConsentImpossible()).toBe(false);
  isFull = true;
  consentChoice.set('denied');
  expect(heard).toEqual([true]);
  const next = await loadChoice();
  expect(next.isConsentImpossible()).toBe(true);
});

test('an answer that is taken is the reader’s choice', async () => {
  const { consentChoice, isConsentImpossible } = await loadChoice();
  consentChoice.set('denied');
  expect(consentChoice.getSnapshot()).toBe('denied');
  expect(isConsentImpossible()).toBe(false);
  expect([...kept]).toEqual([[STORAGE_KEYS.measurement, 'denied']]);
});
