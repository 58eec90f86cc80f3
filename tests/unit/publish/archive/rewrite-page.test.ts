import { describe, expect, test } from 'vitest';
import { rewritePage } from '@/lib/publish/archive/rewrite-page';
import { links, PAGE } from './archive-links';

describe('a page', () => {
  // @behaviour Offline: A page of the archive has none of the site’s code, and every address in it leads to a file or to the site
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
