import { expect, test, vi } from 'vitest';
import { readHtml } from '@/lib/links/read-html';
import { listMovedAddresses, listMovedPages } from '@/lib/publish/moved-pages';

vi.mock('../../../site.config', () => import('../support/site-config'));

const ALIASES = [
  { from: '/docs/antigo/', to: '/docs/novo/' },
  { from: '/docs/antigo/#prazo', to: '/docs/faq/#prazo' },
  { from: '/docs/faq/#velho', to: '/docs/faq/#prazo' },
];

test('hosts redirect the pages that moved, in each locale', () => {
  expect(listMovedAddresses(ALIASES)).toEqual([
    { from: '/docs/antigo/', to: '/docs/novo/' },
    { from: '/pt-BR/docs/antigo/', to: '/pt-BR/docs/novo/' },
  ]);
  expect(listMovedAddresses([{ from: '/docs/a/', to: '/docs/b/#c' }])[1]?.to).toBe('/pt-BR/docs/b/#c');
});

test('in place of each is a page that leads to the new one, and its anchors to theirs', () => {
  const pages = listMovedPages(ALIASES);
  expect(pages.map(({ path }) => path)).toEqual([
    '/moved.js',
    '/docs/antigo/index.html',
    '/pt-BR/docs/antigo/index.html',
  ]);
  const html = String(pages[2]?.content);
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain(
    `content="default-src 'none'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"`,
  );
  expect(html).toContain('<link rel="icon" href="/favicon.ico">');
  expect(html).toContain('<meta http-equiv="refresh" content="0;url=/pt-BR/docs/novo/">');
  expect(readHtml(html).links.slice(2)).toEqual(['/pt-BR/docs/novo/', '/pt-BR/docs/faq/#prazo', '/moved.js']);
  expect(readHtml(html).ids).toEqual(['prazo']);
});

test('what stands in an address cannot become part of the page', () => {
  const [, page] = listMovedPages([{ from: '/docs/a/', to: '/docs/"><script>alert(1)</script>/' }]);
  expect(String(page?.content).match(/<script/g)).toHaveLength(1);
});
