import { describe, expect, test } from 'vitest';
import { parseSiteConfig } from '../../../lib/config/parse-config';
import { readConfigFault } from '../support/config-fault';
import valid from '../support/site-config';

describe('the announcement', () => {
  const announce = (change: Readonly<Record<string, unknown>>) =>
    readConfigFault({ announcementBar: { content: 'Nova versão', ...change } });

  test('has an id and can be closed unless it says otherwise', () => {
    const { announcementBar } = parseSiteConfig({ ...valid, announcementBar: { content: 'Nova **versão**' } });
    expect(announcementBar).toEqual({ id: 'announcement-bar', content: 'Nova **versão**', isCloseable: true });
  });

  // @behaviour Announcement: It has the owner's colours, which must be readable
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
