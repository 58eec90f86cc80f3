import { afterEach, expect, test, vi } from 'vitest';
import {
  DEFAULT_ANNOUNCEMENT_ID,
  favoriteSearchesKey,
  MISSPELLED_ANNOUNCEMENT_ID,
  preferredVersionKey,
  recentSearchesKey,
  STORAGE_KEYS,
  TAB_KEY_PREFIX,
} from '../../../lib/storage/keys';
import { RELOADED_AT } from '../../../lib/storage/reload-guard';

/** The module as on a fresh page: it warns once per page. */
async function loadStorage() {
  vi.resetModules();
  return (await import('../../../lib/storage/browser-storage')).browserStorage;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('choices are kept and read back', async () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  const browserStorage = await loadStorage();
  expect(browserStorage.get('a')).toBeNull();
  browserStorage.set('a', '1');
  expect(browserStorage.get('a')).toBe('1');
  browserStorage.remove('a');
  expect(browserStorage.get('a')).toBeNull();
  expect(browserStorage.isAvailable()).toBe(true);
});

test('a browser that refuses storage reads as empty, with one line in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('The operation is insecure.');
    },
  });
  const browserStorage = await loadStorage();
  expect(browserStorage.get('a')).toBeNull();
  expect(() => browserStorage.set('a', '1')).not.toThrow();
  expect(() => browserStorage.remove('a')).not.toThrow();
  expect(browserStorage.isAvailable()).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/storage.*not be remembered/), expect.any(Error));
});

test('a full storage ignores what is written', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const setItem = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: { setItem } });
  const browserStorage = await loadStorage();
  expect(() => browserStorage.set('a', '1')).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});

test('the names of stored choices are those that browsers already hold', () => {
  expect(STORAGE_KEYS).toEqual({
    theme: 'theme',
    announcementDismissed: 'docusaurus.announcement.dismiss',
    announcementId: 'docusaurus.announcement.id',
    sampleLanguage: 'docusaurus.tab.code-samples',
    schemaDepth: 'docusaurus-openapi-schema-expansion-level',
    environment: 'site.environment',
    sidebarBranches: 'site.sidebar',
    measurement: 'site.measurement',
    localeOffer: 'site.locale-offer',
    fonts: 'site.fonts',
    readerData: 'site.reader-data',
  });
  expect(preferredVersionKey('manual')).toBe('docs-preferred-version-manual');
  expect(TAB_KEY_PREFIX).toBe('docusaurus.tab.');
  expect(recentSearchesKey('docs')).toBe('__DOCSEARCH_RECENT_SEARCHES__docs');
  expect(favoriteSearchesKey('docs')).toBe('__DOCSEARCH_FAVORITE_SEARCHES__docs');
  expect([DEFAULT_ANNOUNCEMENT_ID, MISSPELLED_ANNOUNCEMENT_ID]).toEqual(['announcement-bar', 'annoucement-bar']);
  expect(RELOADED_AT).toBe('site:reloaded-at');
});
