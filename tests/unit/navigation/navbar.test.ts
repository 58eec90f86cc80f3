import { describe, expect, test, vi } from 'vitest';
import { parseSiteConfig } from '../../../lib/config/parse-config';
import type { SiteConfigInput } from '../../../lib/config/schema';
import { buildNavbar, type NavbarModel } from '../../../lib/navigation/navbar';
import { loadSite } from '../../../lib/pages/load-site.build';
import { readFault } from '../support/fault';
import { SMALL_SITE } from '../support/fixture-site';
import valid from '../support/site-config';

vi.mock('../../../site.config', () => import('../support/site-config'));

const { versions } = loadSite(SMALL_SITE);

function build(locale: string, ...items: SiteConfigInput['navbar']['items']): NavbarModel {
  return buildNavbar(parseSiteConfig({ ...valid, navbar: { items } }), versions, locale);
}

/** Whether the bar's first item is the current one on each of the pages. */
function matches({ left: [item] }: NavbarModel, ...paths: readonly string[]): readonly boolean[] {
  if (item?.kind !== 'link' || item.activePattern === undefined)
    throw new Error('The first item is no link of the site');
  const pattern = new RegExp(item.activePattern, 'i');
  return paths.map((path) => pattern.test(path));
}

describe('the navigation bar', () => {
  test('puts items left or right, left when not said', () => {
    const { left, right } = build('en', { type: 'search' }, { type: 'localeDropdown', position: 'right' });
    expect([left, right]).toEqual([[{ kind: 'search' }], [{ kind: 'locales' }]]);
  });

  test('offers no choice of locale where there is only one', () => {
    const items = [{ type: 'localeDropdown' }, { type: 'search' }] as const;
    const one = parseSiteConfig({ ...valid, locales: valid.locales.slice(0, 1), navbar: { items } });
    expect(buildNavbar(one, versions, 'en').left).toEqual([{ kind: 'search' }]);
  });

  test('leads to a path of the site in the reader’s locale', () => {
    const item = { type: 'link', label: { en: 'News', 'pt-BR': 'Novidades' }, to: '/docs/novidades' } as const;
    expect(build('en', item).left).toMatchObject([{ label: 'News', href: '/docs/novidades/' }]);
    expect(build('pt-BR', item).left).toEqual([
      {
        kind: 'link',
        label: 'Novidades',
        href: '/pt-BR/docs/novidades/',
        isExternal: false,
        activePattern: '^/docs/novidades/',
        byVersion: undefined,
      },
    ]);
  });

  test('marks a link as current below its own path, the path it names, or where its pattern fits', () => {
    const item = { type: 'link', label: 'Novidades', to: '/docs/novidades' } as const;
    expect(matches(build('pt-BR', item), '/docs/novidades/', '/docs/novidades/2026/', '/docs/')).toEqual([
      true,
      true,
      false,
    ]);
    const below = build('pt-BR', { ...item, activeBasePath: '/docs' });
    expect(matches(below, '/docs/', '/docs/novidades/', '/')).toEqual([true, true, false]);
    const fitting = build('en', { ...item, activeBaseRegex: '/NOVIDADES/|/faq/$' });
    expect(matches(fitting, '/docs/novidades/', '/docs/documentacao/faq/', '/docs/')).toEqual([true, true, false]);
  });

  test('marks a link to the home page as current only there', () => {
    expect(matches(build('en', { type: 'link', label: 'Início', to: '/' }), '/', '/docs/')).toEqual([true, false]);
  });

  test('leaves other sites as they are', () => {
    const item = { type: 'external', label: 'Blog', href: 'https://blog.exemplo.com.br' } as const;
    expect(build('pt-BR', item).left).toMatchObject([
      { href: 'https://blog.exemplo.com.br', isExternal: true, activePattern: undefined },
    ]);
  });

  test('leads to a guide by id, under its title or a label of its own', () => {
    const href = '/docs/documentacao/envio/';
    expect(build('en', { type: 'doc', docId: 'documentacao/envio' }).left).toMatchObject([
      { label: 'Como enviar um documento', href },
    ]);
    expect(build('en', { type: 'doc', docId: 'documentacao/envio', label: 'Enviar' }).left).toMatchObject([
      { label: 'Enviar', href },
    ]);
  });

  test('leads to the entry of a sidebar and is current on every page that has the sidebar', () => {
    const [docs, api] = ['docs', 'api'].map((sidebarId) =>
      build('en', { type: 'docSidebar', label: sidebarId, sidebarId }),
    );
    expect([docs?.left, api?.left]).toMatchObject([
      [{ href: '/docs/documentacao/introducao/', byVersion: undefined }],
      [{ href: '/docs/api/fiscal/create-authentication-token-using-post/' }],
    ]);
    const paths = ['/docs/', '/docs/documentacao/faq/', '/docs/api/fiscal/send-dfe-using-post/', '/'];
    expect(docs && matches(docs, ...paths)).toEqual([true, true, false, false]);
    expect(api && matches(api, ...paths)).toEqual([false, false, true, false]);
  });

  test('marks a guide’s link as current on every page that has the guide’s sidebar', () => {
    const doc = build('pt-BR', { type: 'doc', docId: 'documentacao/envio' });
    expect(matches(doc, '/docs/documentacao/envio/', '/docs/documentacao/faq/', '/docs/api/fiscal/x/')).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('shows the version and all versions of a section', () => {
    const { left } = build('pt-BR', { type: 'docsVersion' }, { type: 'docsVersionDropdown' });
    expect(left).toEqual([
      { kind: 'version', section: 'default', label: undefined, href: undefined },
      { kind: 'versions', section: 'default', names: ['current'] },
    ]);
    const named = build('pt-BR', { type: 'docsVersion', label: 'Versão', to: '/docs/novidades' });
    expect(named.left).toMatchObject([{ label: 'Versão', href: '/pt-BR/docs/novidades/' }]);
  });

  test('opens a menu with its links', () => {
    const items = [{ type: 'link' as const, label: 'Um', to: '/um' }];
    expect(build('en', { type: 'dropdown', label: { en: 'More' }, items }).left).toMatchObject([
      { kind: 'dropdown', label: 'More', items: [{ label: 'Um', href: '/um/' }] },
    ]);
  });

  test('shows the owner’s HTML', () => {
    expect(build('en', { type: 'html', value: '<hr>' }).left).toEqual([{ kind: 'html', html: '<hr>' }]);
  });
});

describe('the build stops', () => {
  // @behaviour Navigation bar and mobile menu: An unknown doc or sidebar id in the bar stops the build and names the valid ones
  test('on a guide that does not exist', () => {
    expect(readFault(() => build('en', { type: 'doc', docId: 'documentacao/envios' }))).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.docId: found "documentacao/envios", which does not exist
        Fix: use "documentacao/envio" or "documentacao/faq" or "documentacao/consulta""
    `);
  });

  // @behaviour Navigation bar and mobile menu: An unknown doc or sidebar id in the bar stops the build and names the valid ones
  test('on a sidebar that does not exist', () => {
    const item = { type: 'docSidebar', label: 'API', sidebarId: 'apis' } as const;
    expect(readFault(() => build('en', item))).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.sidebarId: found "apis", which does not exist
        Fix: use "api" or "docs""
    `);
  });

  test('on a section that does not exist', () => {
    expect(readFault(() => build('en', { type: 'docsVersion', section: 'defalt' }))).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.section: found "defalt", which does not exist
        Fix: use "default""
    `);
  });

  test('on a version that does not exist', () => {
    expect(readFault(() => build('en', { type: 'docsVersionDropdown', versions: ['2.0'] }))).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.versions: found "2.0", which does not exist
        Fix: use one of: current"
    `);
  });

  test('on either of them inside a menu', () => {
    const items = [{ type: 'doc' as const, docId: 'nenhum' }];
    expect(readFault(() => build('en', { type: 'dropdown', label: 'Mais', items }))).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.docId: found "nenhum", which does not exist
        Fix: use one of: documentacao/consulta, documentacao/envio, documentacao/faq, documentacao/introducao"
    `);
  });
});

test('a menu shows the owner’s HTML too', () => {
  const items = [{ type: 'html' as const, value: '<hr>' }];
  expect(JSON.stringify(build('en', { type: 'dropdown', label: 'Mais', items }))).toContain('<hr>');
});
