import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBrokenLinks } from '../../../lib/links/check-links';
import { readExport } from '../../../lib/links/read-export.build';
import { createWorld } from '../support/world';

/** An export on disk with these files. */
function writeExport(files: Readonly<Record<string, string>>): string {
  const inside = Object.entries(files).map(([name, text]) => [`out/${name}`, text]);
  return path.join(createWorld(Object.fromEntries(inside)), 'out');
}

const FILES = {
  'index.html': '<a href="/docs/">Docs</a>',
  '404.html': '',
  'docs/index.html': '<h1 id="topo"></h1><img src="/img/emissão.svg">',
  'img/emissão.svg': '',
};

describe('an export on disk', () => {
  test('is pages by address and files by path', () => {
    const { pages, files } = readExport(writeExport(FILES), '');
    expect([...pages.keys()].sort()).toEqual(['/', '/404.html', '/docs/']);
    expect(pages.get('/docs/')?.ids).toEqual(['topo']);
    expect([...files]).toEqual(['/img/emissão.svg']);
  });

  test('has no broken links when everything is there', () => {
    expect(findBrokenLinks(readExport(writeExport(FILES), ''))).toEqual([]);
  });

  test('lives below the base path: an address without it leads nowhere', () => {
    const published = readExport(writeExport(FILES), '/manual');
    expect([...published.pages.keys()].sort()).toEqual(['/manual/', '/manual/404.html', '/manual/docs/']);
    expect(findBrokenLinks(published).map(({ href, reason }) => [href, reason])).toEqual([
      ['/docs/', 'page'],
      ['/img/emissão.svg', 'file'],
    ]);
  });
});
