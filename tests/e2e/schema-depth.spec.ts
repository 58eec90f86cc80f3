import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { NIGHTLY } from '../scope';
import { readLayoutShift, recordLayoutShift } from './layout-shift';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const folded = (page: Page) =>
  page.locator(
    'section[aria-labelledby="corpo"] details:not([data-example-name]), section[aria-labelledby="respostas"] details',
  );
const body = (page: Page) => page.locator('section[aria-labelledby="corpo"]');
const trees = (page: Page) => page.locator('details[data-fields]');

// @behaviour Page parts: How deep the fields of a schema are open is stored
// @feature 17
test('how deep the fields are open is kept for the next page, for Back, and for the next visit before anything moves', async ({
  page,
  visit,
}) => {
  const store = (depth: string) =>
    page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.schemaDepth, depth] as const);
  const readStored = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.schemaDepth);
  await visit(PAGE.operationWithBody);
  await body(page).getByRole('button', { name: texts.reference.openAll }).click();
  expect(await readStored()).toBe('all');
  // By keyboard: a pointer that rests where the link was would mark an access key of the next page as a link.
  await page.getByRole('navigation', { name: texts.page.pagination }).getByRole('link').last().press('Enter');
  await page.waitForURL((url) => url.pathname !== PAGE.operationWithBody);
  await expect(page.locator('section[aria-labelledby="respostas"] details:not([open])')).toHaveCount(0);

  await test.step('Back opens fields as deep as the reader has chosen since', async () => {
    await store('1');
    await page.goBack();
    await page.waitForURL(PAGE.operationWithBody);
    await expect(trees(page).and(page.locator('section[aria-labelledby="respostas"] :not([open])'))).not.toHaveCount(0);
    await expect(trees(page).and(page.locator('[open]'))).toHaveCount(0);
  });
  await test.step('the next visit opens them before anything moves', async () => {
    await store('all');
    await recordLayoutShift(page);
    await visit(PAGE.operationWithBody);
    await expect(folded(page).and(page.locator('details:not([open])'))).toHaveCount(0);
    expect(await readLayoutShift(page)).toBeLessThan(0.02);
  });
  await body(page).getByRole('button', { name: texts.reference.closeAll }).click();
  await expect(body(page).locator('details[data-fields][open]')).toHaveCount(0);
  expect(await readStored()).toBe('1');
});

// @behaviour Page parts: How deep the fields of a schema are open is stored
test('the depth may be a number of levels, as the earlier site kept it', { tag: NIGHTLY }, async ({ page, visit }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '2'), STORAGE_KEYS.schemaDepth);
  await visit(PAGE.operationWithBody);
  const nested = trees(page).locator('details[data-fields]');
  expect(await nested.count()).toBeGreaterThan(0);
  await expect(nested.and(page.locator('[open]'))).toHaveCount(0);
  await expect(trees(page).and(page.locator('[open]'))).not.toHaveCount(0);
});
