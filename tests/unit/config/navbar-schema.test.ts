import { describe, expect, test } from 'vitest';
import { readConfigFault } from '../support/config-fault';

describe('the build stops with a message', () => {
  test('on an unknown kind of navbar item', () => {
    expect(readConfigFault({ navbar: { items: [{ type: 'button' }] } })).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.0.type: found "button"
        Fix: invalid discriminator value. Expected 'link' | 'external' | 'doc' | 'docSidebar' | 'docsVersion' | 'docsVersionDropdown' | 'html' | 'dropdown' | 'localeDropdown' | 'search'"
    `);
  });

  test('on an empty text', () => {
    expect(
      readConfigFault({ navbar: { items: [{ type: 'link', to: '/', label: { en: '' } }] } }),
    ).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.0.label.en: found ""
        Fix: write a text that is not empty"
    `);
  });

  test('on a pattern that is none', () => {
    const item = { type: 'link', label: 'Guias', to: '/docs', activeBaseRegex: '/docs/(' };
    expect(readConfigFault({ navbar: { items: [item] } })).toMatchInlineSnapshot(`
      "site.config.ts
        navbar.items.0.activeBaseRegex: found "/docs/("
        Fix: write a valid regular expression"
    `);
  });
});
