import { expect, test } from 'vitest';
import { parseSiteConfig } from '@/lib/config/parse-config';
import { buildOwnerStyle } from '@/lib/publish/owner-style.build';
import config from '../support/site-config';

test('the owner’s images are there for style sheets, and colours where an announcement has some', () => {
  const logo = { ...config.logo, src: '/img/a.png', srcDark: '/img/b.png' };
  expect(buildOwnerStyle(parseSiteConfig({ ...config, logo }))).toBe(
    ":root{--logo:url('/img/a.png');--logo-dark:url('/img/b.png')}",
  );
  const announcementBar = { content: 'Nova versão', backgroundColor: '#0b3d5c', textColor: '#ffffff' };
  expect(buildOwnerStyle(parseSiteConfig({ ...config, logo, announcementBar }))).toContain(
    ';--bar-background:#0b3d5c;--bar-text:#ffffff}',
  );
});

test('an address ends neither its quotes nor the element around it', () => {
  const logo = { ...config.logo, src: "/img/a')}</style>.png" };
  expect(buildOwnerStyle(parseSiteConfig({ ...config, logo }))).toContain("url('/img/a%27)}%3C/style%3E.png')");
});
