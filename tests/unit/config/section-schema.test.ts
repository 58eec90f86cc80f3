import { describe, expect, test } from 'vitest';
import { parseSiteConfig } from '../../../lib/config/parse-config';
import { readConfigFault } from '../support/config-fault';
import valid from '../support/site-config';

const ofVersions = (...versions: readonly object[]) => ({ sections: [{ id: 'default', versions }] });

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
  test('on two last versions, and on none', () => {
    const twice = ofVersions({ name: 'a', isLast: true }, { name: 'b', path: 'b', isLast: true });
    expect(readConfigFault(twice)).toMatchInlineSnapshot(`
      "site.config.ts
        sections.default.versions: 2 versions have isLast: true
        Fix: mark exactly one version as the last"
    `);
    expect(readConfigFault(ofVersions({ name: 'a' }))).toMatchInlineSnapshot(`
      "site.config.ts
        sections.default.versions: 0 versions have isLast: true
        Fix: mark exactly one version as the last"
    `);
  });

  test('on two versions of one name, and on two at the same address', () => {
    expect(readConfigFault(ofVersions({ name: 'a', isLast: true }, { name: 'a', path: 'b' }))).toMatchInlineSnapshot(`
      "site.config.ts
        sections.default.versions: "a" appears twice
        Fix: keep one of them"
    `);
    expect(readConfigFault(ofVersions({ name: 'a', isLast: true }, { name: 'b', path: '' }))).toMatchInlineSnapshot(`
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
    expect(readConfigFault({ sections })).toMatchInlineSnapshot(`
      "site.config.ts
        sections: "/docs/next" appears twice
        Fix: keep one of them"
    `);
  });

  test('on two sections of one id, and on none at /docs/', () => {
    const versions = [{ name: 'current', isLast: true }];
    expect(
      readConfigFault({ sections: [...valid.sections, { id: 'default', path: 'b', versions }] }),
    ).toMatchInlineSnapshot(`
      "site.config.ts
        sections: "default" appears twice
        Fix: keep one of them"
    `);
    expect(readConfigFault({ sections: [{ id: 'parceiros', versions }] })).toMatchInlineSnapshot(`
      "site.config.ts
        sections: found parceiros, and no section "default"
        Fix: give the section at /docs/ the id "default""
    `);
  });

  test('on a version in the place of the API reference', () => {
    expect(readConfigFault(ofVersions({ name: 'a', isLast: true }, { name: 'api' }))).toMatchInlineSnapshot(`
      "site.config.ts
        sections.default: version api is at /docs/api
        Fix: choose another path: /docs/api is the API reference"
    `);
  });
});
