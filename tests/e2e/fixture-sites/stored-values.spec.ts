import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { preferredVersionKey, STORAGE_KEYS, TAB_KEY_PREFIX } from '@/lib/storage/keys';
import { NIGHTLY, tagRow } from '../../scope';
import { RUBBISH } from '../rubbish';
import { texts } from '../texts';
import { expect, fixtureFolder, testFixtureSite } from './fixture-site-test';

const announcing = testFixtureSite('services');
const guides = testFixtureSite('guides');

/** Of every site, and without scripts: where storage is filled before a page is opened. */
const ORIGIN = '/robots.txt';

async function store(page: Page, keys: readonly string[], value: string): Promise<void> {
  await page.evaluate(
    ([names, text]) => {
      for (const name of names) localStorage.setItem(name, text);
    },
    [keys, value] as const,
  );
}

/** Every object has these, and no version does. */
const NAMES = ['constructor', 'toString'];

for (const [row, value] of [...NAMES, ...RUBBISH].entries()) {
  // @behaviour Failures: Rubbish in storage is harmless on every page kind and in the names of versions, tabs and announcements
  guides(
    `${JSON.stringify(value)} for a preferred version leads nowhere but to the last version`,
    { tag: tagRow(row) },
    async ({ page, visit }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(ORIGIN);
      await store(page, [preferredVersionKey('default'), preferredVersionKey('parceiros')], value);
      await visit('/docs/documentacao/envio/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await visit('/');
      const link = page.getByRole('banner').getByRole('link', { name: 'Guides', exact: true });
      await expect(link).toHaveAttribute('href', '/docs/documentacao/introducao/');
    },
  );
}

for (const [row, value] of RUBBISH.entries()) {
  // @behaviour Failures: Rubbish in storage is harmless on every page kind and in the names of versions, tabs and announcements
  guides(
    `${JSON.stringify(value)} for a stored tab leaves the first one open`,
    { tag: tagRow(row) },
    async ({ page, visit }) => {
      const path = '/docs/documentacao/partes/abas/';
      const html = readFileSync(`${fixtureFolder('guides')}${path}index.html`, 'utf8');
      const names = [...html.matchAll(/ data-tabs="([^"]*)"/g)].map(([, name = '']) => name);
      const first = [...html.matchAll(/ role="tab"[^>]* aria-selected="true"[^>]*>([^<]*)/g)].map(([, tab]) => tab);
      expect(names).not.toEqual([]);
      expect(first.length).toBeGreaterThan(1);
      await page.goto(ORIGIN);
      await store(
        page,
        names.map((name) => TAB_KEY_PREFIX + name),
        value,
      );
      await visit(path);
      expect(await page.getByRole('tab', { selected: true }).allTextContents()).toEqual(first);
    },
  );

  // @behaviour Failures: Rubbish in storage is harmless on every page kind and in the names of versions, tabs and announcements
  announcing(
    `${JSON.stringify(value)} for a stored announcement hides nothing`,
    { tag: NIGHTLY },
    async ({ page, visit }) => {
      const path = '/docs/documentacao/introducao/';
      const bar = page.getByRole('complementary', { name: texts.announcement.label });
      await page.goto(ORIGIN);
      await store(page, [STORAGE_KEYS.announcementId], value);
      await store(page, [STORAGE_KEYS.announcementDismissed], 'true');
      await visit(path);
      await expect(bar).toBeVisible();
      await store(page, [STORAGE_KEYS.announcementDismissed], value);
      await visit(path);
      await expect(bar).toBeVisible();
    },
  );
}
