import { describe, expect, test } from 'vitest';
import { parseSiteConfig } from '../../../lib/config/parse-config';
import { SAMPLE_LANGUAGES } from '../../../lib/config/sample-languages';
import { siteConfig } from '../../../lib/config/site';
import { readConfigFault } from '../support/config-fault';
import { readFault } from '../support/fault';
import valid from '../support/site-config';

test('the site’s own configuration is accepted', () => {
  expect(siteConfig.locales.map(({ code }) => code)).toContain(siteConfig.defaultLocale);
});

test('what may be left out gets its default', () => {
  const { colorMode, logo, navbar } = parseSiteConfig(valid);
  expect(colorMode).toEqual({ defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true });
  expect(logo.href).toBe('/');
  expect(navbar.items[0]?.position).toBe('left');
});

describe('the build stops with a message', () => {
  test('on a bad value', () => {
    expect(readConfigFault({ url: 'http://docs.exemplo.com.br/' })).toMatchInlineSnapshot(`
      "site.config.ts
        url: found "http://docs.exemplo.com.br/"
        Fix: write the origin only, such as "https://docs.exemplo.com.br""
    `);
    expect(readConfigFault({ sampleLanguages: ['cobol'] }).split('\n')).toEqual([
      'site.config.ts',
      '  sampleLanguages.0: found "cobol"',
      `  Fix: invalid option: expected one of ${SAMPLE_LANGUAGES.map((language) => `"${language}"`).join('|')}`,
    ]);
    expect(readConfigFault({ toc: { minLevel: 2, maxLevel: 7 } })).toMatchInlineSnapshot(`
      "site.config.ts
        toc.maxLevel: found 7
        Fix: too big: expected number to be <=6"
    `);
  });

  test('on a base path with a final slash', () => {
    expect(readConfigFault({ basePath: '/docs/' })).toMatchInlineSnapshot(`
      "site.config.ts
        basePath: found "/docs/"
        Fix: use "" or "/prefix" without a final /"
    `);
  });

  test('on a missing value', () => {
    expect(readConfigFault({ title: undefined })).toMatchInlineSnapshot(`
      "site.config.ts
        title: found nothing
        Fix: write a value of type string"
    `);
  });

  test('on an unknown key, at any depth', () => {
    expect(readConfigFault({ titulo: 'x' })).toMatchInlineSnapshot(`
      "site.config.ts
        (root): found unknown key "titulo"
        Fix: remove the key or correct its name"
    `);
    expect(readConfigFault({ footer: { ...valid.footer, fax: 1 } })).toMatchInlineSnapshot(`
      "site.config.ts
        footer: found unknown key "fax"
        Fix: remove the key or correct its name"
    `);
    expect(readConfigFault({ navbar: { items: [{ type: 'search', href: '/' }] } })).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.0: found unknown key "href"
        Fix: remove the key or correct its name"
    `);
  });

  test('on a default locale that is not listed', () => {
    expect(readConfigFault({ defaultLocale: 'pt' })).toMatchInlineSnapshot(`
      "site.config.ts
        defaultLocale: found "pt", which is not in locales
        Fix: use "en" or "pt-BR""
    `);
  });

  test('on a locale listed twice', () => {
    expect(readConfigFault({ locales: [...valid.locales, { code: 'en', label: 'Inglês' }] })).toMatchInlineSnapshot(`
      "site.config.ts
        locales: "en" appears twice
        Fix: keep one of them"
    `);
  });

  test('on heading levels the wrong way round', () => {
    expect(readConfigFault({ toc: { minLevel: 5, maxLevel: 2 } })).toMatchInlineSnapshot(`
      "site.config.ts
        toc: minLevel 5 is above maxLevel 2
        Fix: swap the two levels"
    `);
  });

  test('on something that is no configuration at all', () => {
    expect(readFault(() => parseSiteConfig(null))).toMatchInlineSnapshot(`
      "site.config.ts
        (root): found null
        Fix: write a value of type object"
    `);
  });
});

test('a footer link that is neither https nor a path is told what to write', () => {
  const support = { label: 'Suporte', href: 'ftp://suporte' };
  expect(readConfigFault({ footer: { ...valid.footer, support } })).toMatchInlineSnapshot(`
    "site.config.ts
      footer.support.href: found "ftp://suporte"
      Fix: write an https:// address or a path that starts with /"
  `);
});
