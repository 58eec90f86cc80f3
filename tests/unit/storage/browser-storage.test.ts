import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from '../../../lib/storage/browser-storage';
import { STORAGE_KEYS } from '../../../lib/storage/keys';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('choices are kept and read back', () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
  expect(browserStorage.get('a')).toBeNull();
  browserStorage.set('a', '1');
  expect(browserStorage.get('a')).toBe('1');
});

test('a browser that refuses storage reads as empty, with a line in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('The operation is insecure.');
    },
  });
  expect(browserStorage.get('a')).toBeNull();
  expect(() => browserStorage.set('a', '1')).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a full storage ignores what is written', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const setItem = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: { setItem } });
  expect(() => browserStorage.set('a', '1')).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});

test('the names of stored choices are those that browsers already hold', () => {
  expect(STORAGE_KEYS).toEqual({
    theme: 'theme',
    announcementDismissed: 'docusaurus.announcement.dismiss',
    announcementId: 'docusaurus.announcement.id',
    sampleLanguage: 'docusaurus.tab.code-samples',
  });
});
