import { describe, expect, test, vi } from 'vitest';
import { siteConfig } from '../../../lib/config/site';
import { getMessages } from '../../../lib/i18n/messages';
import { buildDocsSections } from '../../../lib/navigation/build-docs-sections';
import { buildNavbar } from '../../../lib/navigation/navbar';
import { listSidebarAreas } from '../../../lib/navigation/sidebar-areas';
import { getDocsPage, listDocsSlugs } from '../../../lib/pages/docs-slugs';
import { getPage } from '../../../lib/pages/find-page';
import { loadSite } from '../../../lib/pages/load-site.build';
import { buildMetadata } from '../../../lib/publish/metadata';
import { buildSitemap } from '../../../lib/publish/sitemap';
import { buildRecords } from '../../../lib/search/records/build-records';
import { readFault } from '../support/fault';
import { createFixtureSite, readVersionsSite } from '../support/fixture-site';

vi.mock('../../../site.config', async () => {
  const { default: config } = await import('../support/site-config');
  const { FIXTURE_SITES } = await import('../../fixture-sites/fixture-sites');
  return { default: { ...config, ...FIXTURE_SITES.guides.config } };
});

const HOST = 'https://docs.exemplo.com.br';
const site = readVersionsSite(loadSite);

const pathsOf = (section: string, version: string) =>
  site.pages
    .filter((page) => page.locale === 'en' && page.section === section && page.version === version)
    .filter((page) => page.kind === 'guide')
    .map((page) => page.path);

describe('the guides of a version', () => {
  test('are below the version’s address, and those of another section below the section’s', () => {
    expect(pathsOf('default', 'current')).toContain('/docs/next/documentacao/novidades/');
    expect(pathsOf('default', '1.0')).toContain('/docs/documentacao/glossario/');
    expect(pathsOf('default', '0.9')).toEqual(['/docs/0.9/documentacao/envio/', '/docs/0.9/documentacao/introducao/']);
    expect(pathsOf('parceiros', '2')).toEqual(['/docs/parceiros/cadastro/', '/docs/parceiros/visao-geral/']);
    expect(pathsOf('parceiros', '1')).toEqual(['/docs/parceiros/1/visao-geral/']);
  });

  test('may have an address that ends in the word index', () => {
    expect(pathsOf('default', '1.0')).toContain('/docs/indice/index/');
  });

  test('are found by their segments after /docs', () => {
    expect(listDocsSlugs(site, 'pt-BR')).toContainEqual(['parceiros', '1', 'visao-geral']);
    expect(getDocsPage(site, 'pt-BR', ['0.9', 'documentacao', 'envio'])).toMatchObject({ version: '0.9' });
  });

  test('stop the build when their folder is missing', () => {
    expect(readFault(() => loadSite(createFixtureSite({})))).toMatchInlineSnapshot(`
      "site.config.ts
        sections.default: version 1.0 of section default has no folder content/docs/1.0
        Fix: create the folder with its guides and sidebars.yaml, or correct the section or version"
    `);
  });
});

describe('the API reference', () => {
  const references = () =>
    site.pages.filter((page) => page.locale === 'en' && page.kind === 'overview').map((page) => page.path);

  test('exists once for each version of the default section, and in no other section', () => {
    expect(references()).toEqual([
      '/docs/next/api/fiscal/fiscal-dfe-rest-api/',
      '/docs/api/fiscal/fiscal-dfe-rest-api/',
      '/docs/0.9/api/fiscal/fiscal-dfe-rest-api/',
    ]);
  });

  test('is linked in the reader’s version, and from other sections in the last', () => {
    const linksOf = (path: string) => getPage(site, path, 'guide').operations.map((link) => link.path);
    expect(linksOf('/docs/0.9/documentacao/envio/')).toEqual(['/docs/0.9/api/fiscal/send-dfe-using-post/']);
    expect(linksOf('/docs/parceiros/1/visao-geral/')).toEqual(['/docs/api/fiscal/send-dfe-using-post/']);
  });
});

describe('a page of another version than the last', () => {
  test('leads to the same page in the last, or to its first guide', () => {
    expect(getPage(site, '/pt-BR/docs/next/documentacao/envio/', 'guide').latest).toEqual({
      title: 'Como enviar um documento',
      path: '/pt-BR/docs/documentacao/envio/',
      sharedPath: '/docs/documentacao/envio/',
      isSamePage: true,
    });
    expect(getPage(site, '/docs/next/documentacao/novidades/', 'guide').latest).toMatchObject({
      path: '/docs/documentacao/introducao/',
      isSamePage: false,
    });
    expect(getPage(site, '/docs/parceiros/1/visao-geral/', 'guide').latest?.path).toBe('/docs/parceiros/visao-geral/');
    expect(getPage(site, '/docs/documentacao/envio/', 'guide').latest).toBeUndefined();
  });

  test('names the last version’s page as the one to show in search engines', () => {
    const { alternates, robots } = buildMetadata(getPage(site, '/docs/next/documentacao/envio/', 'guide'));
    expect(alternates?.canonical).toBe(`${HOST}/docs/documentacao/envio/`);
    expect(alternates?.languages).toBeUndefined();
    expect(robots).toEqual({ index: true, follow: true });
    const own = buildMetadata(getPage(site, '/docs/next/documentacao/novidades/', 'guide'));
    expect(own.alternates?.canonical).toBe(`${HOST}/docs/next/documentacao/novidades/`);
    expect(own.alternates?.languages).toBeDefined();
  });

  test('stays out of search engines where its version does', () => {
    const { robots } = buildMetadata(getPage(site, '/docs/0.9/documentacao/envio/', 'guide'));
    expect(robots).toEqual({ index: false, follow: true });
  });

  test('is in the sitemap only when no other address shows it and its version is not hidden', () => {
    const urls = buildSitemap(site.pages).map(({ url }) => url.slice(HOST.length));
    expect(urls).toContain('/docs/documentacao/envio/');
    expect(urls).toContain('/docs/next/documentacao/novidades/');
    expect(urls).toContain('/docs/parceiros/cadastro/');
    expect(urls.filter((url) => /^\/docs\/(0\.9|next\/documentacao\/envio|parceiros\/1)\//.test(url))).toEqual([]);
  });
});

test('search records carry section and version', () => {
  const tags = new Map(buildRecords(site.pages).map(({ url, docusaurus_tag: tag }) => [url, tag]));
  expect(tags.get('/docs/documentacao/envio/')).toBe('docs-default-1.0');
  expect(tags.get('/docs/next/documentacao/envio/')).toBe('docs-default-current');
  expect(tags.get('/docs/parceiros/1/visao-geral/')).toBe('docs-parceiros-1');
});

describe('the browser is told', () => {
  const sections = (locale: string) => buildDocsSections(siteConfig.sections, site, locale, getMessages(locale));

  test('each version’s name for readers, its address and its first guide', () => {
    const read = (locale: string) =>
      sections(locale).map(({ versions }) => versions.map(({ label, path, mainPath }) => [label, path, mainPath]));
    expect(read('en')).toEqual([
      [
        ['Next', '/docs/next/', '/docs/next/documentacao/introducao/'],
        ['1.0', '/docs/', '/docs/documentacao/introducao/'],
        ['0.9 (old)', '/docs/0.9/', '/docs/0.9/documentacao/introducao/'],
      ],
      [
        ['2', '/docs/parceiros/', '/docs/parceiros/visao-geral/'],
        ['1', '/docs/parceiros/1/', '/docs/parceiros/1/visao-geral/'],
      ],
    ]);
    expect(read('pt-BR')[0]?.map(([label]) => label)).toEqual(['Próxima', '1.0', '0.9 (antiga)']);
  });

  test('what each version lacks, whole folders as one', () => {
    const [guides, partners] = sections('en').map(({ versions }) => versions.map(({ missing }) => missing));
    expect(guides?.[0]).toEqual(expect.arrayContaining(['documentacao/glossario/', 'indice/*', 'cstat/*']));
    expect(guides?.[1]).toEqual(['documentacao/novidades/']);
    expect(partners).toEqual([[], ['cadastro/']]);
  });
});

describe('the navigation bar', () => {
  const find = (items: readonly object[], label: string) => items.find((item) => Reflect.get(item, 'label') === label);

  test('links a sidebar in each version, in the reader’s locale', () => {
    const { left } = buildNavbar(siteConfig, site.versions, 'pt-BR');
    expect(find(left, 'Guides')).toMatchObject({
      href: '/pt-BR/docs/documentacao/introducao/',
      byVersion: {
        section: 'default',
        hrefs: {
          current: '/pt-BR/docs/next/documentacao/introducao/',
          '1.0': '/pt-BR/docs/documentacao/introducao/',
          '0.9': '/pt-BR/docs/0.9/documentacao/introducao/',
        },
      },
    });
  });

  test('marks a sidebar’s link in every version of its section and in no other section', () => {
    const { left } = buildNavbar(siteConfig, site.versions, 'en');
    const isCurrent = (label: string, path: string) =>
      new RegExp(String(Reflect.get(find(left, label) ?? {}, 'activePattern'))).test(path);
    for (const path of ['/docs/', '/docs/next/documentacao/envio/', '/docs/0.9/', '/docs/indice/index/']) {
      expect([path, isCurrent('Guides', path), isCurrent('Partners', path)]).toEqual([path, true, false]);
    }
    for (const path of ['/docs/parceiros/', '/docs/parceiros/1/visao-geral/']) {
      expect([path, isCurrent('Guides', path), isCurrent('Partners', path)]).toEqual([path, false, true]);
    }
    expect(isCurrent('Reference', '/docs/next/api/fiscal/x/')).toBe(true);
    expect(isCurrent('Guides', '/docs/next/api/fiscal/x/')).toBe(false);
  });
});

test('a page stands beside the sidebar of the innermost section and version', () => {
  const prefixes = listSidebarAreas(site.versions).map(({ pathPrefix }) => pathPrefix);
  expect(prefixes.findIndex((prefix) => '/docs/parceiros/1/visao-geral/'.startsWith(prefix))).toBe(
    prefixes.indexOf('/docs/parceiros/1/'),
  );
  expect(prefixes.findIndex((prefix) => '/docs/next/api/x/'.startsWith(prefix))).toBe(
    prefixes.indexOf('/docs/next/api/'),
  );
  expect(prefixes.at(-1)).toBe('/docs/');
});
