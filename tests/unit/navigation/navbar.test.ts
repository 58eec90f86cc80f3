import { describe, expect, test, vi } from 'vitest';
import { parseSiteConfig } from '../../../lib/config/parse-config';
import type { SiteConfigInput } from '../../../lib/config/schema';
import { buildNavbar, type NavbarModel } from '../../../lib/navigation/navbar';
import { getLastVersion } from '../../../lib/pages/find-page';
import { loadSite } from '../../../lib/pages/load-site.build';
import { readFault } from '../support/fault';
import valid from '../support/site-config';
import { SMALL_WORLD } from '../support/world';

vi.mock('../../../site.config', () => import('../support/site-config'));

const current = getLastVersion(loadSite(SMALL_WORLD));

function build(locale: string, ...items: SiteConfigInput['navbar']['items']): NavbarModel {
  return buildNavbar(parseSiteConfig({ ...valid, navbar: { items } }), current, locale);
}

describe('the navigation bar', () => {
  test('puts items left or right, left when not said', () => {
    const { left, right } = build('en', { type: 'search' }, { type: 'localeDropdown', position: 'right' });
    expect([left, right]).toEqual([[{ kind: 'search' }], [{ kind: 'locales' }]]);
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
        activePrefix: '/pt-BR/docs/novidades/',
      },
    ]);
  });

  test('marks a link as current below the path it names', () => {
    const item = { type: 'link', label: 'Novidades', to: '/docs/novidades', activeBasePath: '/docs' } as const;
    expect(build('pt-BR', item).left).toMatchObject([{ activePrefix: '/pt-BR/docs/' }]);
  });

  test('leaves other sites as they are', () => {
    const item = { type: 'external', label: 'Blog', href: 'https://blog.exemplo.com.br' } as const;
    expect(build('pt-BR', item).left).toMatchObject([
      { href: 'https://blog.exemplo.com.br', isExternal: true, activePrefix: undefined },
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

  test('leads to the entry of a sidebar and is current for the whole section', () => {
    const items = ['docs', 'api'].map((sidebarId) => ({ type: 'docSidebar' as const, label: sidebarId, sidebarId }));
    expect(build('en', ...items).left).toMatchObject([
      { href: '/docs/documentacao/introducao/', activePrefix: '/docs/documentacao/' },
      { href: '/docs/api/fiscal/create-authentication-token-using-post/', activePrefix: '/docs/api/' },
    ]);
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
  test('on a guide that does not exist', () => {
    expect(readFault(() => build('en', { type: 'doc', docId: 'documentacao/envios' }))).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.docId: found "documentacao/envios", which does not exist
        Fix: use "documentacao/envio" or "documentacao/faq" or "documentacao/consulta""
    `);
  });

  test('on a sidebar that does not exist', () => {
    const item = { type: 'docSidebar', label: 'API', sidebarId: 'apis' } as const;
    expect(readFault(() => build('en', item))).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.sidebarId: found "apis", which does not exist
        Fix: use "api" or "docs""
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
