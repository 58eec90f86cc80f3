import { expect, test } from 'vitest';
import { listPermalinks } from '@/lib/links/list-permalinks';
import { readHtml } from '@/lib/links/read-html';

const list = (pages: Readonly<Record<string, string>>, basePath = '') =>
  Object.fromEntries(
    listPermalinks(
      { pages: new Map(Object.entries(pages).map(([address, html]) => [address, readHtml(html)])) },
      basePath,
      'en',
    ),
  );

const PAGE = '<nav id="menu"></nav><main id="content"><h2 id="prazo">a</h2></main><p id="fim"></p>';

test('a page keeps the ids of its text', () => {
  expect(list({ '/docs/': PAGE })).toEqual({ '/docs/': ['prazo'] });
});

test('ids of form controls, of drawings and those that React numbers are no addresses', () => {
  const others =
    '<button id="a"></button><input id="b"><svg><marker id="c"/></svg><span id="_S_1_"></span><i id="d"></i>';
  expect(list({ '/docs/': `<main>${others}</main>` })).toEqual({ '/docs/': ['d'] });
});

test('one locale stands for all, without the path that the site is published under', () => {
  expect(list({ '/x/docs/': PAGE, '/x/pt-BR/docs/': PAGE }, '/x')).toEqual({ '/docs/': ['prazo'] });
});

test('not-found pages and pages that lead on are nobody’s to keep', () => {
  expect(
    list({ '/404/': PAGE, '/_not-found/': PAGE, '/404.html': PAGE, '/docs/antigo/': '<a href="/">x</a>' }),
  ).toEqual({});
});
