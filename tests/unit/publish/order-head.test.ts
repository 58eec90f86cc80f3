import { expect, test } from 'vitest';
import { orderHead } from '@/lib/publish/order-head';
import { readFault } from '../support/fault';

const OWN = '<link rel="expect" href="#bar-end" blocking="render"/><meta name="theme-color" content="#fff"/>';
const OF_PAGE = '<title>Página</title><meta name="description" content="Texto"/><link rel="icon" href="/icon.svg"/>';
const SCRIPTS = '<script>early()</script><style>p{}</style>';

const page = (head: string) => `<html><head><meta charSet="utf-8"/>${head}</head><body><p>Texto</p></body></html>`;

test('what a page says of itself stands behind what all pages say, whichever was ready first', () => {
  const ordered = page(OWN + OF_PAGE + SCRIPTS);
  expect(orderHead(ordered, 'out/x.html')).toBe(ordered);
  expect(orderHead(page(OF_PAGE + OWN + SCRIPTS), 'out/x.html')).toBe(ordered);
});

test('style sheets stand behind the scripts that need not wait for them, before styles that stand as text', () => {
  const sheets = '<link rel="stylesheet" href="/a.css"/><link href="/b.css" rel="stylesheet" as="style"/>';
  const scripts = '<script>early()</script><script>also(1 < 2)</script>';
  const styles = '<style>p{}</style><script src="/old.js" noModule=""></script>';
  const ordered = page(OWN + OF_PAGE + scripts + sheets + styles);
  expect(orderHead(page(sheets + OWN + OF_PAGE + scripts + styles), 'out/x.html')).toBe(ordered);
  expect(orderHead(page(sheets + OF_PAGE + OWN + scripts + styles), 'out/x.html')).toBe(ordered);
  expect(orderHead(ordered, 'out/x.html')).toBe(ordered);
});

test.each([
  ['without a title', page(OWN + SCRIPTS)],
  ['without what all pages say', page(OF_PAGE + SCRIPTS)],
  ['with scripts between the two', page(OF_PAGE + SCRIPTS + OWN)],
  ['without scripts', page(OF_PAGE + OWN)],
  ['without a head', `<html><body>${OWN}${OF_PAGE}${SCRIPTS}</body></html>`],
])('a page %s stops the build', (_, html) => {
  expect(readFault(() => orderHead(html, 'out/x.html'))).toBe(
    'out/x.html\n  head: title and metadata do not stand beside what all pages say, before the scripts\n' +
      '  Fix: compare lib/publish/order-head.ts with the HTML that this version of Next writes',
  );
});
