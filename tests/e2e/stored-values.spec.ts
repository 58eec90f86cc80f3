import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { NIGHTLY, tagRow } from '../scope';
import { blockStorage } from './blocked-storage';
import { RUBBISH } from './rubbish';
import { kindCases, PAGE } from './site-pages';
import { expect, test } from './site-test';

const KEYS = Object.values(STORAGE_KEYS);

/** Puts a value under each name, before the page's own scripts run. */
const store = (page: Page, pickValue: (keyIndex: number) => string) =>
  page.addInitScript(
    (values) => {
      for (const [key, text] of values) {
        localStorage.setItem(key, text);
        sessionStorage.setItem(key, text);
      }
    },
    KEYS.map((key, index) => [key, pickValue(index)] as const),
  );

for (const [turn, [kind, path]] of Object.entries(PAGE).entries()) {
  const expectToOpen = async (page: Page, visit: (address: string) => Promise<void>) => {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
  };

  // From page to page the values move on by one name, so that daily each is under each.
  // @behaviour Failures: Rubbish in storage is harmless on every page kind
  test(`${kind} opens without an error where something else is wrong under each name`, {
    tag: tagRow(turn, RUBBISH.length),
  }, async ({ page, visit }) => {
    await store(page, (index) => RUBBISH[(index + turn) % RUBBISH.length] ?? '');
    await expectToOpen(page, visit);
  });

  for (const value of RUBBISH) {
    // @behaviour Failures: Rubbish in storage is harmless on every page kind
    test(`${kind} opens without an error where ${JSON.stringify(value)} is stored`, { tag: NIGHTLY }, async ({
      page,
      visit,
    }) => {
      await store(page, () => value);
      await expectToOpen(page, visit);
    });
  }
}

test('there are enough kinds of pages for each value to be under each name', () => {
  expect(Object.keys(PAGE).length).toBeGreaterThanOrEqual(RUBBISH.length);
});

// @behaviour Failures: Storage that fails is logged and ignored
test('pages open where the browser refuses storage, and a choice holds for the page', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/The browser refused access to its storage/);
  await blockStorage(page, ['localStorage', 'sessionStorage']);
  for (const { path, tag } of kindCases) {
    if (tag.length > 0) continue;
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  // The console says why for no longer than the page.
  await visit(PAGE.operation);
  const second = page.getByRole('tab').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
});

for (const { kind, path, tag } of kindCases.filter((one) => one.tag.length > 0)) {
  test(`${kind} opens where the browser refuses storage`, { tag }, async ({ page, visit }) => {
    await blockStorage(page, ['localStorage', 'sessionStorage']);
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
