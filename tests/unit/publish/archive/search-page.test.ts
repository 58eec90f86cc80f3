import { describe, expect, test } from 'vitest';
import { rewritePage } from '@/lib/publish/archive/rewrite-page';
import { addSearch } from '@/lib/publish/archive/search-page';

const SENTENCE = 'A busca precisa de JavaScript.';
const PAGE = [
  '<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/>',
  `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"/><script src="/a.js"></script></head>`,
  `<body><main><div><p>${SENTENCE}</p><ul></ul></div></main><script>run()</script></body></html>`,
].join('');
const rewritten = rewritePage(PAGE, 'search/index.html', { find: () => undefined, origin: 'https://exemplo.com.br' });

describe('the search page', () => {
  const html = addSearch(rewritten, SENTENCE);

  // @behaviour Offline: Only the search page of the archive has code: two files beside it, which its policy allows by their scheme
  test('loads its own files alone, and its policy allows no other kind of script', () => {
    expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script defer src="index.js">',
      '<script defer src="search.js">',
    ]);
    expect(html).toContain('<link rel="stylesheet" href="search.css"/>');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy?.filter((directive) => directive.startsWith('script-src'))).toEqual(['script-src file:']);
  });

  test('tells readers without scripts, and no others, what it needs', () => {
    expect(html).toContain(`<noscript><p>${SENTENCE}</p></noscript><ul>`);
  });
});

test.each([
  ['the sentence', rewritten.replace(SENTENCE, 'Outra frase.'), `<p>${SENTENCE}</p>`],
  ['the policy', rewritten.replace("default-src 'none'", "default-src 'self'"), "default-src 'none'"],
  ['the end of the head', rewritten.replace('</head>', ''), '</head>'],
])('a page without %s is refused by name', (_, html, part) => {
  expect(() => addSearch(html, SENTENCE)).toThrow(`does not have`);
  expect(() => addSearch(html, SENTENCE)).toThrow(part);
});
