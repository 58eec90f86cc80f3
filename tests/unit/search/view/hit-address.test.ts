import { describe, expect, test } from 'vitest';
import { type SitePlace, toHitAddress } from '../../../../lib/search/view/hit-address';

const ROOT: SitePlace = { basePath: '', prefix: '', localePrefixes: ['/pt-BR'], externalUrlRegex: undefined };
const BELOW: SitePlace = { ...ROOT, basePath: '/documentos', prefix: '/pt-BR' };
const href = (url: unknown, place: SitePlace = ROOT) => toHitAddress(url, place)?.href;

describe('a hit leads to this site', () => {
  test.each([
    ['from its own address', '/docs/cstat/nfe/539/', '/docs/cstat/nfe/539/'],
    ['from any host', 'https://teste.exemplo.com.br:8443/docs/faq/', '/docs/faq/'],
    ['from an address without scheme', '//outro.exemplo.com.br/docs/faq/', '/docs/faq/'],
    ['with query and place', 'https://a.exemplo/docs/faq/?aba=1#prazo', '/docs/faq/?aba=1#prazo'],
    ['without .html', 'https://a.exemplo/docs/faq.html#prazo', '/docs/faq/#prazo'],
    ['without index', '/docs/faq/index', '/docs/faq/'],
    ['without index.html', '/docs/faq/index.html?q=1', '/docs/faq/?q=1'],
    ['with the final slash', '/docs/faq#prazo', '/docs/faq/#prazo'],
    ['without a slash after a file', '/downloads/openapi.yaml', '/downloads/openapi.yaml'],
    ['to its home page', 'https://a.exemplo', '/'],
    ['with what was encoded', '/docs/faq/#introdu%C3%A7%C3%A3o', '/docs/faq/#introdu%C3%A7%C3%A3o'],
    ['in the locale of the reader', '/pt-BR/docs/faq/', '/docs/faq/'],
    ['with a name that only looks like a locale', '/pt-BRasil/', '/pt-BRasil/'],
  ])('%s', (_name, url, expected) => {
    expect(toHitAddress(url, ROOT)).toEqual({ href: expected, isExternal: false });
  });

  test.each([
    ['a shared address', '/docs/faq/'],
    ['an address in the locale', 'https://a.exemplo/pt-BR/docs/faq/'],
    ['an address below the base path', '/documentos/docs/faq/'],
    ['an address with both', 'https://a.exemplo/documentos/pt-BR/docs/faq.html'],
  ])('with base path and locale once, from %s', (_name, url) => {
    expect(href(url, BELOW)).toBe('/documentos/pt-BR/docs/faq/');
  });

  test('from the start of the locale or of the base path', () => {
    expect(href('/pt-BR')).toBe('/');
    expect(href('/documentos', BELOW)).toBe('/documentos/pt-BR/');
    expect(href('/documentos-antigos/', BELOW)).toBe('/documentos/pt-BR/documentos-antigos/');
  });

  test.each(['https://a.exemplo//mal.exemplo/x/', '/\\mal.exemplo/', 'https://a.exemplo/pt-BR//mal.exemplo/'])(
    'and never to another host: %s',
    (url) => {
      expect(new URL(href(url) ?? '', 'https://aqui.exemplo').host).toBe('aqui.exemplo');
    },
  );
});

describe('a hit is refused', () => {
  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://a.exemplo/1',
    'file:///etc/passwd',
    'http://[',
    '',
    '   ',
    `/${'a'.repeat(3000)}`,
    undefined,
    null,
    42,
    {},
  ])('with the address %j', (url) => {
    expect(toHitAddress(url, ROOT)).toBeUndefined();
  });
});

describe('an address of another site', () => {
  const place = { ...ROOT, externalUrlRegex: 'blog\\.exemplo|status' };

  // @behaviour Search: Hits lead to local pages; foreign and dangerous addresses do not
  test.each(['https://blog.exemplo/artigo.html?x=1#y', 'https://BLOG.exemplo/', 'https://status.exemplo/'])(
    'is left alone: %s',
    (url) => {
      expect(toHitAddress(url, place)).toEqual({ href: url, isExternal: true });
    },
  );

  test('is recognised each time', () => {
    for (let time = 0; time < 3; time++) expect(toHitAddress('https://blog.exemplo/', place)?.isExternal).toBe(true);
  });

  // @behaviour Search: Hits lead to local pages; foreign and dangerous addresses do not
  test('is refused all the same when it is no web address', () => {
    expect(toHitAddress('javascript:alert("blog.exemplo")', place)).toBeUndefined();
  });

  test('is none when the expression cannot be read', () => {
    expect(href('https://a.exemplo/docs/', { ...ROOT, externalUrlRegex: '(' })).toBe('/docs/');
  });
});
