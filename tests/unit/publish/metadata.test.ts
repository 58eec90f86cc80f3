import { describe, expect, test, vi } from 'vitest';
import { getPage } from '../../../lib/pages/find-page';
import { loadSite } from '../../../lib/pages/load-site.build';
import { buildMetadata } from '../../../lib/publish/metadata';
import { buildSitemap } from '../../../lib/publish/sitemap';
import { SMALL_SITE } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config-below-path'));

const site = loadSite(SMALL_SITE);
const HOST = 'https://docs.exemplo.com.br/manual';

describe('what a page says of itself', () => {
  // @feature 52
  test('is its title, its canonical address, its other locales and its Markdown file', () => {
    const path = '/docs/documentacao/envio/';
    expect(buildMetadata(getPage(site, `/pt-BR${path}`, 'guide'))).toEqual({
      title: 'Como enviar um documento | Teste',
      description: 'Envie um documento e acompanhe o resultado até a situação final.',
      alternates: {
        canonical: `${HOST}/pt-BR${path}`,
        languages: { en: HOST + path, 'pt-BR': `${HOST}/pt-BR${path}`, 'x-default': HOST + path },
        types: { 'text/markdown': `${HOST}/docs/documentacao/envio.md` },
      },
      openGraph: {
        title: 'Como enviar um documento | Teste',
        description: 'Envie um documento e acompanhe o resultado até a situação final.',
        url: `${HOST}/pt-BR${path}`,
        siteName: 'Teste',
        type: 'website',
        locale: 'pt_BR',
        alternateLocale: ['en'],
        images: [
          {
            url: `${HOST}/docs/documentacao/envio.png`,
            width: 1200,
            height: 630,
            alt: 'Como enviar um documento',
          },
        ],
      },
      twitter: { card: 'summary_large_image' },
      robots: { index: true, follow: true },
      other: {
        docusaurus_locale: 'pt-BR',
        docusaurus_tag: 'docs-default-current',
        docusaurus_version: 'current',
        'docsearch:language': 'pt-BR',
        'docsearch:docusaurus_tag': 'docs-default-current',
        'docsearch:version': 'current',
      },
    });
  });

  test('tells crawlers of a hosted search which pages belong to every version', () => {
    for (const page of [getPage(site, '/search/', 'search'), getPage(site, '/', 'home')]) {
      expect(buildMetadata(page).other).toEqual({
        docusaurus_locale: 'en',
        docusaurus_tag: 'default',
        'docsearch:language': 'en',
        'docsearch:docusaurus_tag': 'default',
      });
    }
  });

  test('keeps pages without content of their own out of search engines', () => {
    for (const page of [getPage(site, '/search/', 'search'), getPage(site, '/404/', 'notFound')]) {
      expect(buildMetadata(page)).toMatchObject({ robots: { index: false, follow: true } });
      expect(buildMetadata(page).alternates).not.toHaveProperty('languages');
    }
  });

  test('is no picture where there is nothing to show', () => {
    const { openGraph, twitter } = buildMetadata(getPage(site, '/search/', 'search'));
    expect(openGraph).not.toHaveProperty('images');
    expect(twitter).toEqual({ card: 'summary' });
  });

  test('of a redirect is the address it leads to', () => {
    expect(buildMetadata(getPage(site, '/docs/api/', 'redirect')).alternates?.canonical).toBe(
      `${HOST}/docs/api/fiscal/fiscal-dfe-rest-api/`,
    );
  });
});

test('the sitemap has every page that search engines may list, once, with its other locales', () => {
  const sitemap = buildSitemap(site.pages);
  const listed = site.pages.filter(({ kind }) => !['search', 'notFound', 'redirect'].includes(kind));
  expect(sitemap.map(({ url }) => url)).toEqual(listed.map((page) => HOST + page.path));
  expect(sitemap.find(({ url }) => url === `${HOST}/docs/`)?.alternates?.languages).toEqual({
    en: `${HOST}/docs/`,
    'pt-BR': `${HOST}/pt-BR/docs/`,
    'x-default': `${HOST}/docs/`,
  });
});
