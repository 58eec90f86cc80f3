import type { Page } from '@playwright/test';
import { NIGHTLY } from '../scope';
import { expectClearOfNavbar } from './page-states';
import { operationPaths, PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

const field = (page: Page) => page.getByRole('searchbox', { name: texts.operationFilter.label });
const shown = (page: Page) => page.locator('[data-operation]:visible');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d|“/ });

test('operations are found in place by whatever names them; on a phone the filter shows what a long group folds', async ({
  page,
  visit,
}) => {
  await visit(PAGE.overview);
  const total = await shown(page).count();
  expect(total).toBe(operationPaths.length);
  for (const [query, operation] of [
    ['enviar autorizacao', 'sendDfeUsingPOST'],
    ['DELETE csc', 'deleteCscUsingDELETE'],
    ['sendDfeUsingPOST', 'sendDfeUsingPOST'],
    ['/v1/dfe', 'sendDfeUsingPOST'],
    ['POST https://api.exemplo.com.br/v1/empresas/11222333000181/csc?x=1', 'createCscUsingPOST'],
  ] as const) {
    await field(page).fill(query);
    await expect(page.locator(`[data-operation="${operation}"]`), query).toBeVisible();
    await expect.poll(() => shown(page).count(), query).toBeLessThan(total);
    await expect(count(page)).toHaveText(
      fill(texts.operationFilter.count, { count: await shown(page).count(), total }),
    );
  }
  await expect(page.locator('#lista-de-operacoes').getByRole('heading').filter({ visible: true })).toHaveCount(1);
  await test.step('nothing found is said, and clearing the field brings everything back', async () => {
    await field(page).fill('xyzzy $&');
    await expect(count(page)).toHaveText(fill(texts.operationFilter.none, { query: 'xyzzy $&' }));
    await expect(shown(page)).toHaveCount(0);
    await field(page).clear();
    await expect(shown(page)).toHaveCount(operationPaths.length);
    await expect(page).toHaveURL(PAGE.overview);
  });
  await test.step('on a phone a long group is folded, and the filter shows what it folds', async () => {
    const last = page.locator('#grupo-downloads [data-operation]').last();
    await expect(last).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(last).not.toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(23_000);
    await field(page).fill((await last.getAttribute('data-operation')) ?? '');
    await expect(last).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
    await field(page).clear();
    await expect(last).not.toBeVisible();
  });
});

test('the address keeps the search, so that it can be shared; a result leads to its page', async ({ page, visit }) => {
  await visit(`${PAGE.overview}?q=csc`);
  await expect(field(page)).toHaveValue('csc');
  await expect(shown(page).first()).toContainText('CSC');
  await field(page).press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'CSC' }).waitFor();
});

// @feature 41
// @feature 43
test('an operation leads to authentication and to each of its errors, and an error back to its operations', {
  tag: NIGHTLY,
}, async ({ page, visit }) => {
  await visit(PAGE.operationWithBody);
  await page.getByRole('link', { name: texts.reference.bearer }).click();
  await page.waitForURL(`${PAGE.overview}#autenticacao`);
  await page.goBack();
  const errors = page.locator('section[aria-labelledby="erros"]').getByRole('listitem');
  expect(await errors.count()).toBeGreaterThan(5);
  for (const error of await errors.all()) await expect(error).toContainText(/[a-z]{4}/);
  await errors.getByRole('link', { name: 'CONFLITO_IDEMPOTENCIA' }).first().click();
  await page.waitForURL(/#erro-conflito-idempotencia$/);
  const entry = page.locator('[id="erro-conflito-idempotencia"]:is(:target, [data-target])');
  await expectClearOfNavbar(page, entry);
  await expect(entry).toContainText(texts.reference.problemFix);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, and no field that would do nothing', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto(PAGE.overview);
    await expect(field(page)).toHaveCount(0);
    await expect(shown(page)).toHaveCount(operationPaths.length);
  });
});
