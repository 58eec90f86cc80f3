import type { Page } from '@playwright/test';
import { preferredVersionKey, STORAGE_KEYS, TAB_KEY_PREFIX } from '@/lib/storage/keys';
import { RUBBISH_IN_TURN } from '../rubbish';
import { texts } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';

const announcing = testFixtureSite('services');
const tabbed = testFixtureSite('guides');
const versioned = testFixtureSite('guides');

async function store(page: Page, keys: readonly string[], value: string): Promise<void> {
  await page.evaluate(
    ([names, text]) => {
      for (const name of names) localStorage.setItem(name, text);
    },
    [keys, value] as const,
  );
}

// @behaviour Failures: Rubbish in storage is harmless on every page kind and in the names of versions, tabs and announcements
versioned('a preferred version that is none leads nowhere but to the last version', async ({ page, visit }) => {
  const path = '/docs/documentacao/envio/';
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(path);
  for (const value of [...RUBBISH_IN_TURN, 'constructor', 'toString']) {
    await store(page, [preferredVersionKey('default'), preferredVersionKey('parceiros')], value);
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 }), value).toBeVisible();
    await visit('/');
    const guides = page.getByRole('banner').getByRole('link', { name: 'Guides', exact: true });
    await expect(guides, value).toHaveAttribute('href', '/docs/documentacao/introducao/');
  }
});

// @behaviour Failures: Rubbish in storage is harmless on every page kind and in the names of versions, tabs and announcements
tabbed('a stored tab that is none leaves the first one open', async ({ page, visit }) => {
  const path = '/docs/documentacao/partes/abas/';
  await visit(path);
  const groups = page.getByRole('main').locator('[data-tabs]');
  const names = await groups.evaluateAll((all) => all.map((group) => group.getAttribute('data-tabs') ?? ''));
  expect(names).not.toEqual([]);
  const readChosen = () => page.getByRole('tab', { selected: true }).allTextContents();
  const first = await readChosen();
  expect(first.length).toBeGreaterThan(1);
  for (const value of RUBBISH_IN_TURN) {
    await store(
      page,
      names.map((name) => TAB_KEY_PREFIX + name),
      value,
    );
    await visit(path);
    expect(await readChosen(), value).toEqual(first);
  }
});

// @behaviour Failures: Rubbish in storage is harmless on every page kind and in the names of versions, tabs and announcements
announcing('a stored announcement that is none hides nothing', async ({ page, visit }) => {
  const path = '/docs/documentacao/introducao/';
  await visit(path);
  for (const value of RUBBISH_IN_TURN) {
    await store(page, [STORAGE_KEYS.announcementId], value);
    await store(page, [STORAGE_KEYS.announcementDismissed], 'true');
    await visit(path);
    await expect(page.getByRole('complementary', { name: texts.announcement.label }), value).toBeVisible();
    await store(page, [STORAGE_KEYS.announcementDismissed], value);
    await visit(path);
    await expect(page.getByRole('complementary', { name: texts.announcement.label }), value).toBeVisible();
  }
});
