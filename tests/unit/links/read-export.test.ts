import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBrokenLinks } from '../../../lib/links/check-links';
import { readExport } from '../../../lib/links/read-export.build';
import { createFixtureSite } from '../support/fixture-site';

/** An export on disk with these files. */
function writeExport(files: Readonly<Record<string, string>>): string {
  const inside = Object.entries(files).map(([name, text]) => [`out/${name}`, text]);
  return path.join(createFixtureSite(Object.fromEntries(inside)), 'out');
}

const FILES = {
  'index.html': '<a href="/docs/">Docs</a>',
  '404.html': '',
  'docs/index.html': '<h1 id="topo"></h1><img src="/img/emissão.svg">',
  'img/emissão.svg': '',
};

const HOST = 'https://docs.exemplo.com.br';

describe('an export on disk', () => {
  test('is pages by address and files by path', () => {
    const { pages, files } = readExport(writeExport(FILES), '', HOST);
    expect([...pages.keys()].sort()).toEqual(['/', '/404.html', '/docs/']);
    expect(pages.get('/docs/')?.ids).toEqual(['topo']);
    expect([...files]).toEqual(['/img/emissão.svg']);
  });

  test('takes what is known of a page in place of its file', () => {
    const known = new Map([['docs/index.html', { ids: ['sabido'], anchors: ['sabido'], links: ['/nada/'] }]]);
    const published = readExport(writeExport(FILES), '', HOST, known);
    expect(published.pages.get('/docs/')).toBe(known.get('docs/index.html'));
    expect(published.pages.get('/')?.links).toEqual(['/docs/']);
    expect(findBrokenLinks(published).map(({ href }) => href)).toEqual(['/nada/']);
  });

  // @feature 38
  test('has no broken links when everything is there', () => {
    expect(findBrokenLinks(readExport(writeExport(FILES), '', HOST))).toEqual([]);
  });

  test('lives below the base path: an address without it leads nowhere', () => {
    const published = readExport(writeExport(FILES), '/manual', HOST);
    expect([...published.pages.keys()].sort()).toEqual(['/manual/', '/manual/404.html', '/manual/docs/']);
    expect(findBrokenLinks(published).map(({ href, reason }) => [href, reason])).toEqual([
      ['/docs/', 'page'],
      ['/img/emissão.svg', 'file'],
    ]);
  });
});

test('the rest of the host is another site', () => {
  const links = ['/contato/', '/manuais/', '/manual/nada/'].map((path) => `<a href="${HOST}${path}">x</a>`).join('');
  const broken = findBrokenLinks(readExport(writeExport({ '404.html': links }), '/manual', HOST));
  expect(broken.map(({ href }) => href)).toEqual([`${HOST}/manual/nada/`]);
});

describe('the Markdown files of an export', () => {
  const read = (text: string) => readExport(writeExport({ ...FILES, 'docs.md': text, 'llms.txt': text }), '', HOST);

  test.each([
    `[Docs](${HOST}/docs/)`,
    `[Docs](${HOST}/docs.md)`,
    `<${HOST}/llms.txt>`,
    `![Emissão](${HOST}/img/emissão.svg)`,
    'Em código: `[x](/nada/)`.',
    '```md\n[x](/nada/)\n```',
    '- item\n\n  ````\n  ```\n  [x](/nada/)\n  ````',
  ])('are whole: %j', (text) => {
    expect(findBrokenLinks(read(text))).toEqual([]);
  });

  test('are searched for links that lead nowhere, absolute ones of the site included', () => {
    const broken = findBrokenLinks(read(`[a](${HOST}/dosc/) e [b](${HOST}/docs/#nada)\n\n<${HOST}/doc.md>`));
    expect(broken.map(({ page, href, reason }) => [page, href.slice(HOST.length), reason])).toEqual(
      ['/docs.md', '/llms.txt'].flatMap((page) => [
        [page, '/dosc/', 'page'],
        [page, '/docs/#nada', 'anchor'],
        [page, '/doc.md', 'file'],
      ]),
    );
  });

  test('are not the data files that the router fetches, nor others that only have a name like theirs', () => {
    const names = ['docs/__next._full.txt', 'docs/a.md.txt', 'docs/llms.txt', 'llms.txt.map'];
    const files = { ...FILES, ...Object.fromEntries(names.map((name) => [name, '[x](/nada/)'])) };
    expect(findBrokenLinks(readExport(writeExport(files), '', HOST))).toEqual([]);
  });
});

test('the absolute addresses in the head of a page are checked like any other', () => {
  const html = `<link rel="canonical" href="${HOST}/dosc/"><link rel="alternate" type="text/markdown" href="${HOST}/x.md">`;
  const broken = findBrokenLinks(readExport(writeExport({ ...FILES, '404.html': html }), '', HOST));
  expect(broken.map(({ reason }) => reason)).toEqual(['page', 'file']);
});
