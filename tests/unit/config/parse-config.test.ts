import { describe, expect, test } from 'vitest';
import { parseSiteConfig } from '../../../lib/config/parse-config';
import { siteConfig } from '../../../lib/config/site';
import { readFault } from '../support/fault';
import valid from '../support/site-config';

const fault = (change: Readonly<Record<string, unknown>>) => readFault(() => parseSiteConfig({ ...valid, ...change }));
const ofVersions = (...versions: readonly object[]) => ({ sections: [{ id: 'default', versions }] });

test('the site’s own configuration is accepted', () => {
  expect(siteConfig.locales.map(({ code }) => code)).toContain(siteConfig.defaultLocale);
});

test('what may be left out gets its default', () => {
  const { colorMode, logo, navbar } = parseSiteConfig(valid);
  expect(colorMode).toEqual({ defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true });
  expect(logo.href).toBe('/');
  expect(navbar.items[0]?.position).toBe('left');
});

describe('a version', () => {
  const parse = (...versions: readonly { readonly name: string; readonly [key: string]: unknown }[]) =>
    parseSiteConfig({ ...valid, ...ofVersions(...versions) }).sections[0]?.versions ?? [];

  test('gets path, notice and badge from its place among the others', () => {
    const found = parse({ name: 'current' }, { name: '2.0', isLast: true }, { name: '1.0' });
    expect(found.map(({ name, path, banner, hasBadge, noIndex }) => [name, path, banner, hasBadge, noIndex])).toEqual([
      ['current', 'next', 'unreleased', true, false],
      ['2.0', '', 'none', true, false],
      ['1.0', '1.0', 'unmaintained', true, false],
    ]);
    expect(found.map(({ label }) => label)).toEqual([undefined, '2.0', '1.0']);
  });

  test('has no notice and no badge when it is the only one', () => {
    expect(parse({ name: 'current', isLast: true })).toMatchObject([{ path: '', banner: 'none', hasBadge: false }]);
  });

  test('is what its owner says instead', () => {
    const old = { name: '1.0', label: 'Um', path: 'v1', banner: 'none', badge: false, noIndex: true };
    expect(parse({ name: '2.0', isLast: true }, old)[1]).toEqual({
      sectionId: 'default',
      name: '1.0',
      label: 'Um',
      path: 'v1',
      isLast: false,
      banner: 'none',
      hasBadge: false,
      noIndex: true,
    });
  });

  test('of another section has its address below the section’s', () => {
    const versions = [{ name: '2', isLast: true }, { name: '1' }];
    const { sections } = parseSiteConfig({ ...valid, sections: [...valid.sections, { id: 'parceiros', versions }] });
    expect(sections[1]?.versions.map(({ path }) => path)).toEqual(['parceiros', 'parceiros/1']);
  });
});

describe('the build stops with a message', () => {
  test('on a bad value', () => {
    expect(fault({ url: 'http://docs.exemplo.com.br/' })).toMatchInlineSnapshot(`
      "site.config.ts
        url: found "http://docs.exemplo.com.br/"
        Fix: write the origin only, such as "https://docs.exemplo.com.br""
    `);
    expect(fault({ sampleLanguages: ['ruby'] })).toMatchInlineSnapshot(`
      "site.config.ts
        sampleLanguages.0: found "ruby"
        Fix: invalid option: expected one of "curl"|"nodejs"|"csharp"|"php"|"java""
    `);
    expect(fault({ toc: { minLevel: 2, maxLevel: 7 } })).toMatchInlineSnapshot(`
      "site.config.ts
        toc.maxLevel: found 7
        Fix: too big: expected number to be <=6"
    `);
  });

  test('on a base path with a final slash', () => {
    expect(fault({ basePath: '/docs/' })).toMatchInlineSnapshot(`
      "site.config.ts
        basePath: found "/docs/"
        Fix: use "" or "/prefix" without a final /"
    `);
  });

  test('on a missing value', () => {
    expect(fault({ title: undefined })).toMatchInlineSnapshot(`
      "site.config.ts
        title: found nothing
        Fix: write a value of type string"
    `);
  });

  test('on an unknown key, at any depth', () => {
    expect(fault({ titulo: 'x' })).toMatchInlineSnapshot(`
      "site.config.ts
        (root): found unknown key "titulo"
        Fix: remove the key or correct its name"
    `);
    expect(fault({ footer: { ...valid.footer, fax: 1 } })).toMatchInlineSnapshot(`
      "site.config.ts
        footer: found unknown key "fax"
        Fix: remove the key or correct its name"
    `);
    expect(fault({ navbar: { items: [{ type: 'search', href: '/' }] } })).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.0: found unknown key "href"
        Fix: remove the key or correct its name"
    `);
  });

  test('on an unknown kind of navbar item', () => {
    expect(fault({ navbar: { items: [{ type: 'button' }] } })).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.0.type: found "button"
        Fix: invalid discriminator value. Expected 'link' | 'external' | 'doc' | 'docSidebar' | 'docsVersion' | 'docsVersionDropdown' | 'html' | 'dropdown' | 'localeDropdown' | 'search'"
    `);
  });

  test('on an empty text', () => {
    expect(fault({ navbar: { items: [{ type: 'link', to: '/', label: { en: '' } }] } })).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.0.label.en: found ""
        Fix: write a text that is not empty"
    `);
  });

  test('on a default locale that is not listed', () => {
    expect(fault({ defaultLocale: 'pt' })).toMatchInlineSnapshot(`
      "site.config.ts
        defaultLocale: found "pt", which is not in locales
        Fix: use "en" or "pt-BR""
    `);
  });

  test('on a locale listed twice', () => {
    expect(fault({ locales: [...valid.locales, { code: 'en', label: 'Inglês' }] })).toMatchInlineSnapshot(`
      "site.config.ts
        locales: "en" appears twice
        Fix: keep one of them"
    `);
  });

  test('on two last versions, and on none', () => {
    const twice = ofVersions({ name: 'a', isLast: true }, { name: 'b', path: 'b', isLast: true });
    expect(fault(twice)).toMatchInlineSnapshot(`
      "site.config.ts
        sections.default.versions: 2 versions have isLast: true
        Fix: mark exactly one version as the last"
    `);
    expect(fault(ofVersions({ name: 'a' }))).toMatchInlineSnapshot(`
      "site.config.ts
        sections.default.versions: 0 versions have isLast: true
        Fix: mark exactly one version as the last"
    `);
  });

  test('on two versions of one name, and on two at the same address', () => {
    expect(fault(ofVersions({ name: 'a', isLast: true }, { name: 'a', path: 'b' }))).toMatchInlineSnapshot(`
      "site.config.ts
        sections.default.versions: "a" appears twice
        Fix: keep one of them"
    `);
    expect(fault(ofVersions({ name: 'a', isLast: true }, { name: 'b', path: '' }))).toMatchInlineSnapshot(`
      "site.config.ts
        sections: "/docs/" appears twice
        Fix: keep one of them"
    `);
  });

  test('on a section at the address of a version', () => {
    const sections = [
      { id: 'default', versions: [{ name: 'current' }, { name: '1.0', isLast: true }] },
      { id: 'next', versions: [{ name: 'current', isLast: true }] },
    ];
    expect(fault({ sections })).toMatchInlineSnapshot(`
      "site.config.ts
        sections: "/docs/next" appears twice
        Fix: keep one of them"
    `);
  });

  test('on two sections of one id, and on none at /docs/', () => {
    const versions = [{ name: 'current', isLast: true }];
    expect(fault({ sections: [...valid.sections, { id: 'default', path: 'b', versions }] })).toMatchInlineSnapshot(`
      "site.config.ts
        sections: "default" appears twice
        Fix: keep one of them"
    `);
    expect(fault({ sections: [{ id: 'parceiros', versions }] })).toMatchInlineSnapshot(`
      "site.config.ts
        sections: found parceiros, and no section "default"
        Fix: give the section at /docs/ the id "default""
    `);
  });

  test('on a version in the place of the API reference', () => {
    expect(fault(ofVersions({ name: 'a', isLast: true }, { name: 'api' }))).toMatchInlineSnapshot(`
      "site.config.ts
        sections.default: version api is at /docs/api
        Fix: choose another path: /docs/api is the API reference"
    `);
  });

  test('on a pattern that is none', () => {
    const item = { type: 'link', label: 'Guias', to: '/docs', activeBaseRegex: '/docs/(' };
    expect(fault({ navbar: { items: [item] } })).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.0.activeBaseRegex: found "/docs/("
        Fix: write a valid regular expression"
    `);
  });

  test('on heading levels the wrong way round', () => {
    expect(fault({ toc: { minLevel: 5, maxLevel: 2 } })).toMatchInlineSnapshot(`
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
  expect(fault({ footer: { ...valid.footer, support } })).toMatchInlineSnapshot(`
    "site.config.ts
      footer.support.href: found "ftp://suporte"
      Fix: write an https:// address or a path that starts with /"
  `);
});

describe('the announcement', () => {
  const announce = (change: Readonly<Record<string, unknown>>) =>
    fault({ announcementBar: { content: 'Nova versão', ...change } });

  test('has an id and can be closed unless it says otherwise', () => {
    const { announcementBar } = parseSiteConfig({ ...valid, announcementBar: { content: 'Nova **versão**' } });
    expect(announcementBar).toEqual({ id: 'announcement-bar', content: 'Nova **versão**', isCloseable: true });
  });

  test('in colours that cannot be read stops the build with their contrast', () => {
    expect(announce({ backgroundColor: '#ffffff', textColor: '#777777' })).toMatchInlineSnapshot(`
      "site.config.ts
        announcementBar: textColor "#777777" on backgroundColor "#ffffff" has a contrast of 4.47:1
        Fix: choose colours with a contrast of at least 4.5:1"
    `);
    const readable = { content: 'Nova versão', backgroundColor: '#ffffff', textColor: '#767676' };
    expect(() => parseSiteConfig({ ...valid, announcementBar: readable })).not.toThrow();
  });

  test('in one colour only stops the build', () => {
    expect(announce({ backgroundColor: '#ffffff' })).toMatchInlineSnapshot(`
      "site.config.ts
        announcementBar: backgroundColor is given alone
        Fix: give both colours or neither"
    `);
  });

  test('in a colour that is not written as #rrggbb stops the build', () => {
    expect(announce({ backgroundColor: 'white', textColor: '#000000' })).toMatchInlineSnapshot(`
      "site.config.ts
        announcementBar.backgroundColor: found "white"
        Fix: write the colour as #rrggbb"
    `);
  });

  test.each([
    'Nova <b>versão</b>',
    'Nova\nversão',
    '# Nova versão',
    '![logo](/img/logo.svg)',
    '[versão](javascript:alert(1))',
    '[versão](//exemplo.com.br)',
  ])('with "%s" stops the build', (content) => {
    expect(announce({ content: { en: 'New version', 'pt-BR': content } })).toMatchSnapshot();
  });
});

describe('analytics', () => {
  test('asks for consent unless it says otherwise', () => {
    const { analytics } = parseSiteConfig({ ...valid, analytics: { vercel: true } });
    expect(analytics).toEqual({ vercel: true, requiresConsent: true });
  });

  test('without a service stops the build', () => {
    expect(fault({ analytics: { requiresConsent: true } })).toMatchInlineSnapshot(`
      "site.config.ts
        analytics: found {"requiresConsent":true}
        Fix: name at least one service, or remove analytics"
    `);
  });

  test('with an id of another kind stops the build', () => {
    expect(fault({ analytics: { google: { measurementId: 'UA-1' } } })).toMatchInlineSnapshot(`
      "site.config.ts
        analytics.google.measurementId: found "UA-1"
        Fix: write the id of the data stream, G-…"
    `);
    expect(fault({ analytics: { heatMap: { script: 'http://mapa.exemplo.com.br', id: 'a' } } })).toMatchInlineSnapshot(`
      "site.config.ts
        analytics.heatMap.script: found "http://mapa.exemplo.com.br"
        Fix: write the https:// address of the script"
    `);
  });
});
