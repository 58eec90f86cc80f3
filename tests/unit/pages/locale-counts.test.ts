import { afterEach, describe, expect, test, vi } from 'vitest';
import { SMALL_SITE } from '../support/fixture-site';
import config from '../support/site-config';

const LOCALES = [
  { code: 'en', label: 'English' },
  { code: 'pt-BR', label: 'Português' },
  { code: 'es', label: 'Español' },
];

/** The small site in the first of these locales, with what Next is told of it. */
async function readSite(count: number) {
  vi.doMock('../../../site.config', () => ({ default: { ...config, locales: LOCALES.slice(0, count) } }));
  vi.doMock('../../../lib/i18n/messages', async (importOriginal) => {
    const original = await importOriginal<typeof import('../../../lib/i18n/messages')>();
    // The texts of a third locale are its owner's to write.
    return { ...original, getMessages: (code: string) => original.getMessages(code === 'es' ? 'pt-BR' : code) };
  });
  // One after the other: each import carries out what was said of replacements again, and would take away for a moment
  // what another one is about to load.
  const { loadSite } = await import('../../../lib/pages/load-site.build');
  const { buildMetadata } = await import('../../../lib/publish/metadata');
  const { buildSitemap } = await import('../../../lib/publish/sitemap');
  const { splitLocale } = await import('../../../lib/routes/locale-address');
  return { site: loadSite(SMALL_SITE), buildMetadata, buildSitemap, splitLocale };
}

afterEach(() => {
  vi.doUnmock('../../../site.config');
  vi.doUnmock('../../../lib/i18n/messages');
  vi.resetModules();
});

describe.each([1, 2, 3])('a site of %i locales', (count) => {
  const codes = LOCALES.slice(0, count).map(({ code }) => code);

  test('has every page in each, at an address of its own, which leads to pages of the same locale', async () => {
    const { site, splitLocale, buildMetadata, buildSitemap } = await readSite(count);
    const shared = (code: string) => site.pages.flatMap((page) => (page.locale === code ? [page.sharedPath] : []));
    expect([...new Set(site.pages.map(({ locale }) => locale))]).toEqual(codes);
    for (const code of codes) expect(shared(code), code).toEqual(shared('en'));
    expect(new Set(site.pages.map(({ path }) => path)).size).toBe(site.pages.length);
    for (const { locale, path, previous, next } of site.pages) {
      const addresses = [path, previous?.path, next?.path].filter((address) => address !== undefined);
      expect(
        addresses.filter((address) => splitLocale(address).locale !== locale),
        path,
      ).toEqual([]);
    }

    const alternates = buildSitemap(site.pages).map((entry) => Object.keys(entry.alternates?.languages ?? {}));
    expect(alternates.length).toBeGreaterThan(0);
    for (const languages of alternates) expect(languages).toEqual([...codes, 'x-default']);
    const [home] = site.pages.filter(({ kind }) => kind === 'home');
    expect(home && buildMetadata(home).openGraph).toMatchObject({
      alternateLocale: codes.slice(1).map((code) => code.replace('-', '_')),
    });
  });
});
