import { afterEach, expect, test, vi } from 'vitest';
import type { SiteConfigInput } from '../../../lib/config/schema';
import valid from '../support/site-config';

const LOCALES = [
  { code: 'en', label: 'English' },
  { code: 'pt-BR', label: 'Português' },
  { code: 'es', label: 'Español' },
];

/** What a site of these locales has below prefixes, and what Next makes there. */
async function readFolders(locales: SiteConfigInput['locales']) {
  vi.doMock('../../../site.config', () => ({ default: { ...valid, locales } }));
  const { prefixedLocales, localeFolders } = await import('../../../lib/routes/locale-address');
  return { prefixedLocales, localeFolders };
}

afterEach(() => {
  vi.doUnmock('../../../site.config');
  vi.resetModules();
});

test.each([
  [1, [], ['en']],
  [2, ['pt-BR'], ['pt-BR']],
  [3, ['pt-BR', 'es'], ['pt-BR', 'es']],
])('a site of %i locales always gives Next a folder to make', async (count, prefixedLocales, localeFolders) => {
  expect(await readFolders(LOCALES.slice(0, count))).toEqual({ prefixedLocales, localeFolders });
});
