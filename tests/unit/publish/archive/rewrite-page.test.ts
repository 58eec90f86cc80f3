import { describe, expect, test } from 'vitest';
import { moveAddress, rewritePage, toRelative } from '@/lib/publish/archive/rewrite-page';

const FILES = new Map([
  ['/', 'index.html'],
  ['/docs/faq/', 'docs/faq/index.html'],
  ['/search/', 'search/index.html'],
  ['/img/a b.svg', 'img/a b.svg'],
  ['/style.css', 'style.css'],
]);
const links = { find: (path: string) => FILES.get(path), origin: 'https://docs.exemplo.com.br' };
const PAGE = 'docs/guia/index.html';

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

describe('a page', () => {
  // @behaviour Offline: A page of the archive has no code, and every address in it leads to a file or to the site
  test('loses its scripts and hints, and keeps everything else as it is', () => {
    const html = [
      '<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/>',
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"/>`,
      '<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script>',
      '<link rel="stylesheet" href="/style.css?v=1" data-precedence="next"/><script>if (a < b) "</p>"</script></head>',
      '<body><a class="x" href="/docs/faq/">Aqui &amp; ali</a><script type="application/ld+json">{}</script>',
      '<form action="/search/"><input name="q"></form><pre>&lt;script src="/a.js"&gt;</pre></body></html>',
    ].join('');
    const rewritten = rewritePage(html, PAGE, links);
    expect(rewritten).toBe(
      [
        '<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/>',
        /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(rewritten)?.[0],
        '<link rel="stylesheet" href="../../style.css" data-precedence="next"/></head>',
        '<body><a class="x" href="../faq/index.html">Aqui &amp; ali</a>',
        '<form action="../../search/index.html"><input name="q"></form><pre>&lt;script src="/a.js"&gt;</pre></body></html>',
      ].join(''),
    );
    expect(rewritten).toContain("default-src 'none'");
    expect(rewritten).not.toContain('script-src');
  });

  test('writes what an address holds as text of its attribute', () => {
    const html = '<a title="x" href="/search/?q=a&amp;b=&quot;c&quot;">Busca</a>';
    expect(rewritePage(html, PAGE, links)).toBe(
      '<a title="x" href="../../search/index.html?q=a&amp;b=&quot;c&quot;">Busca</a>',
    );
  });
});
