import { expect, test } from 'vitest';
import { readHtml } from '../../../lib/links/read-html';

test('ids, links and sources are read as they are written, entities decoded', () => {
  const html = `<!doctype html><html><head><link rel="stylesheet" href="/a.css"><script src="/b.js"></script></head>
    <body id="topo"><a href="/x/?a=1&amp;b=2#ção">x</a><a>sem</a><img src='/c.png'><h2 id="fim">Fim</h2></body></html>`;
  expect(readHtml(html)).toEqual({
    ids: ['topo', 'fim'],
    links: ['/a.css', '/b.js', '/x/?a=1&b=2#ção', '/c.png'],
  });
});

test('text and scripts are not searched', () => {
  const html = `<script>const a = '<a href="/nao/">';</script>&lt;a href="/nao/"&gt;<!-- <a href="/nao/"> -->`;
  expect(readHtml(html).links).toEqual([]);
});

test('a host that the browser is told to connect to is no link', () => {
  expect(readHtml('<link rel="preconnect" href="/" crossorigin="">').links).toEqual([]);
});
