import { describe, expect, test } from 'vitest';
import { moveAddress, toRelative } from '@/lib/publish/archive/move-address';
import { links, PAGE } from './archive-links';

test.each([
  ['docs/guia/index.html', 'docs/faq/index.html', '../faq/index.html'],
  ['docs/guia/index.html', 'docs/guia/index.html', 'index.html'],
  ['index.html', 'docs/faq/index.html', 'docs/faq/index.html'],
  ['docs/guia/index.html', 'style.css', '../../style.css'],
  ['docs/index.html', 'docs/faq/index.html', 'faq/index.html'],
])('from %s to %s it is %s', (from, to, way) => {
  expect(toRelative(from, to)).toBe(way);
});

describe('an address', () => {
  test.each([
    ['of a page becomes its file, with its anchor', '/docs/faq/#rejeicao', '../faq/index.html#rejeicao'],
    ['of a page keeps its query', '/search/?q=nfe', '../../search/index.html?q=nfe'],
    ['of a file loses its query', '/style.css?v=1', '../../style.css'],
    ['with an escaped letter is found', '/img/a%20b.svg', '../../img/a%20b.svg'],
    [
      'of what is not in the archive is that of the site',
      '/docs/faq.md#a',
      'https://docs.exemplo.com.br/docs/faq.md#a',
    ],
    ['of the page itself stays', '#estados', '#estados'],
    ['of another site stays', 'https://www.exemplo.com.br/?a=1', 'https://www.exemplo.com.br/?a=1'],
    ['without a scheme stays', '//www.exemplo.com.br/', '//www.exemplo.com.br/'],
    ['of mail stays', 'mailto:ajuda@exemplo.com.br', 'mailto:ajuda@exemplo.com.br'],
  ])('%s', (_, address, moved) => {
    expect(moveAddress(address, PAGE, links)).toBe(moved);
  });
});
