import { describe, expect, test, vi } from 'vitest';
import { loadSite } from '@/lib/pages/load-site.build';
import { buildHostRules } from '@/lib/publish/hosts/host-rules';
import { listRedirects } from '@/lib/publish/hosts/redirects';
import { readFault } from '../../support/fault';
import { SMALL_SITE } from '../../support/fixture-site';

vi.mock('../../../../site.config', () => import('../../support/site-config-below-path'));

const { pages } = loadSite(SMALL_SITE);

test('every address of the rules has the base path, and the whole site stands before its parts', () => {
  const rules = buildHostRules({ pages: [], moved: [{ from: '/a/', to: '/b/#c' }], policy: "default-src 'none'" });
  expect(rules).toMatchObject({
    start: '/manual/',
    notFound: [
      { below: '/manual/', page: '/manual/404.html' },
      { below: '/manual/pt-BR/', page: '/manual/pt-BR/404.html' },
    ],
    redirects: [{ from: '/manual/a/', to: '/manual/b/#c' }],
  });
  expect(rules.cache.filter(({ path }) => !path.startsWith('/manual/'))).toEqual([]);
});

test('pages that only lead on are redirects in every locale', () => {
  const redirects = listRedirects(pages, []);
  expect(redirects).toHaveLength(pages.filter(({ kind }) => kind === 'redirect').length);
  expect(redirects).toContainEqual({
    from: '/manual/pt-BR/docs/api/',
    to: '/manual/pt-BR/docs/api/fiscal/fiscal-dfe-rest-api/',
  });
});

test('letters with accents are written as addresses have them', () => {
  expect(listRedirects([], [{ from: '/emissão/', to: '/à-vista/' }])).toEqual([
    { from: '/manual/emiss%C3%A3o/', to: '/manual/%C3%A0-vista/' },
  ]);
});

describe('a redirect that hosts would not read alike is refused', () => {
  test.each([
    ['/a*/', '/b/'],
    ['/:id/', '/b/'],
    ['/a b/', '/b/'],
    ['/a"/', '/b/'],
    ['/$uri/', '/b/'],
    ['/{path}/', '/b/'],
    ['/100%/', '/b/'],
    ['/a/#b', '/b/'],
    ['a/', '/b/'],
    ['/a/', 'https://exemplo.com.br/'],
    ['/a/', '/b/?c'],
    ['/a/', '/b/#c;d'],
    ['/a/', '/b/#'],
  ])('%s to %s', (from, to) => {
    expect(readFault(() => listRedirects([], [{ from, to }]))).toContain('use letters, digits');
  });

  test('because it leads to itself, or there are two', () => {
    expect(readFault(() => listRedirects([], [{ from: '/a/', to: '/a/#b' }]))).toMatchInlineSnapshot(`
      "redirects
        /a/: it leads to itself
        Fix: leave it out: a page finds its own moved anchors"
    `);
    const two = ['/b/', '/c/'].map((to) => ({ from: '/a/', to }));
    expect(readFault(() => listRedirects([], two))).toMatchInlineSnapshot(`
      "redirects
        /a/: there are two
        Fix: name one address that it leads to"
    `);
  });
});
