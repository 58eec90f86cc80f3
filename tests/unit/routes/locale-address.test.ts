import { describe, expect, test, vi } from 'vitest';
import { basePath } from '../../../lib/routes/base-path';
import {
  isDefaultLocale,
  prefixedLocales,
  splitLocale,
  toAbsoluteUrl,
  toHref,
  withLocale,
} from '../../../lib/routes/locale-address';
import { withTrailingSlash } from '../../../lib/routes/trailing-slash';

vi.mock('../../../site.config', () => import('../support/site-config-below-path'));

describe('the locale of an address', () => {
  test('is a prefix for every locale but the default one', () => {
    expect(isDefaultLocale('en')).toBe(true);
    expect(prefixedLocales).toEqual(['pt-BR']);
    expect(withLocale('en', '/docs/')).toBe('/docs/');
    expect(withLocale('pt-BR', '/docs/')).toBe('/pt-BR/docs/');
    expect(withLocale('pt-BR', '/')).toBe('/pt-BR/');
  });

  test('is read from the address, and what is left is the shared path', () => {
    expect(splitLocale('/pt-BR/docs/')).toEqual({ locale: 'pt-BR', path: '/docs/' });
    expect(splitLocale('/pt-BR/')).toEqual({ locale: 'pt-BR', path: '/' });
    expect(splitLocale('/pt-BR')).toEqual({ locale: 'pt-BR', path: '/' });
    expect(splitLocale('/docs/')).toEqual({ locale: 'en', path: '/docs/' });
  });

  test('is not read from a word that only starts like it', () => {
    expect(splitLocale('/pt-BRasil/')).toEqual({ locale: 'en', path: '/pt-BRasil/' });
  });

  test('does not stand before a file', () => {
    expect(withLocale('pt-BR', '/downloads/openapi.yaml?v=2')).toBe('/downloads/openapi.yaml?v=2');
  });

  test.each(['/', '/docs/', '/search/'])('goes on and off %s without a trace', (path) => {
    for (const locale of ['en', 'pt-BR']) expect(splitLocale(withLocale(locale, path))).toEqual({ locale, path });
  });
});

describe('the final slash', () => {
  test.each([
    ['/docs', '/docs/'],
    ['/docs/', '/docs/'],
    ['/docs?q=1', '/docs/?q=1'],
    ['/docs#a/b', '/docs/#a/b'],
    ['/docs/?q=a.b#c', '/docs/?q=a.b#c'],
    ['/img/logo.svg', '/img/logo.svg'],
    ['/img/logo.svg?v=2', '/img/logo.svg?v=2'],
    ['/docs/v1.0/faq', '/docs/v1.0/faq/'],
    ['/docs?q=a\nb', '/docs/?q=a\nb'],
    ['?so=windows', '?so=windows'],
    ['#a', '#a'],
  ])('of %s: %s', (address, slashed) => {
    expect(withTrailingSlash(address)).toBe(slashed);
  });
});

describe('the base path', () => {
  test('is put before an address once, after the host', () => {
    expect(toHref(withLocale('pt-BR', '/docs'))).toBe('/manual/pt-BR/docs/');
    expect(toAbsoluteUrl('/docs/')).toBe('https://docs.exemplo.com.br/manual/docs/');
  });

  test('is empty in browser code unless the build gives one', () => {
    expect(basePath).toBe(process.env.SITE_BASE_PATH ?? '');
  });
});
