import type { Page } from '@playwright/test';
import { SAMPLE_GENERATORS } from '@/lib/openapi/samples/generate-samples';
import { NIGHTLY, tagRow } from '../scope';
import { measureOverflow } from './page-states';
import { guidePaths, operationPaths, PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

test.use({ javaScriptEnabled: false });

/** What needs scripts is not offered: the page has these buttons and no others. */
const expectButtons = async (page: Page, names: readonly string[]) =>
  expect(await page.getByRole('button').allTextContents(), 'buttons').toEqual(names);

test('the home page offers nothing that needs scripts and leads to the search page, which lists every guide and operation', async ({
  page,
}) => {
  await page.goto(PAGE.home);
  await expectButtons(page, [texts.search.button]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox').fill('token');
  await form.getByRole('button').click();
  await page.waitForURL('/search/?q=token');
  await expect(page.getByText(texts.search.withoutScript)).toBeVisible();

  await test.step('the search page lists every guide and operation', async () => {
    await page.waitForLoadState();
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    const paths = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    expect(guidePaths.length).toBeGreaterThan(70);
    expect(operationPaths.length).toBeGreaterThan(90);
    expect(paths.toSorted()).toEqual([...guidePaths, ...operationPaths].toSorted());
    await expect(page.getByText(texts.search.loading)).toBeHidden();
  });
});

// @behaviour For every reader: Without JavaScript everything can be read and reached
test('a guide shows its text, its contents and every language of its samples, and offers nothing that needs scripts', async ({
  page,
}) => {
  await page.goto(PAGE.guide);
  await expectButtons(page, []);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  for (const { label } of Object.values(SAMPLE_GENERATORS)) {
    await expect(page.getByRole('tabpanel', { name: label, exact: true }).first()).toBeVisible();
  }
  await page.getByRole('navigation', { name: texts.page.pagination }).getByRole('link').first().click();
  await page.waitForURL(({ pathname }) => pathname !== PAGE.guide);
});

// @feature 2
test('an operation shows its five samples one under the other and its fields, and offers nothing that needs scripts', async ({
  page,
}) => {
  await page.goto(PAGE.operation);
  await expectButtons(page, []);
  const code = page.getByRole('complementary', { name: texts.reference.samples });
  for (const { label } of Object.values(SAMPLE_GENERATORS)) {
    await expect(code.getByRole('tabpanel', { name: label, exact: true }).locator('pre')).toBeVisible();
  }
  await expect(code.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: texts.reference.parameters, exact: true })).toBeVisible();
  const folded = page
    .getByRole('main')
    .locator('details:not([open])', { has: page.locator('> ul > li[id]') })
    .first();
  const id = await folded.locator('> ul > li[id]').first().getAttribute('id');
  await expect(page.locator(`[id="${id}"]`)).toBeHidden();
  await folded.locator('> summary').click();
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
});

for (const [row, width] of [390, 1280].entries()) {
  test(`the bar and the sidebar can be reached at ${width} px, and the language menu opens`, {
    tag: tagRow(row),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PAGE.guide);
    expect(await measureOverflow(page)).toBe(0);
    await expect(page.getByRole('banner').getByRole('link', { name: texts.nav.external }).first()).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: texts.sidebar.docs });
    await expect(sidebar.locator('[aria-current="page"]')).toBeVisible();
    const link = sidebar.getByRole('link').last();
    await link.click();
    await page.waitForURL((url) => url.pathname !== PAGE.guide);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await test.step('the language menu of the bar opens', async () => {
      const { pathname } = new URL(page.url());
      const menu = page.getByRole('banner').getByRole('group').filter({ hasText: texts.nav.languages });
      await menu.locator('summary').click();
      await menu.getByRole('link').last().click();
      await page.waitForURL(`/pt-BR${pathname}`);
    });
  });
}

test('an address that moved leads on', { tag: NIGHTLY }, async ({ page }) => {
  await page.goto('/docs/api/');
  await page.waitForURL(`**${PAGE.overview}`);
});

for (const [row, shade] of (['dark', 'light'] as const).entries()) {
  test(`a reader whose system is ${shade} gets a ${shade} page`, { tag: tagRow(row) }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: shade });
    await page.goto(PAGE.guide);
    const [background, text] = await page.locator('body').evaluate((body) => {
      const brightness = (colour: string) => Number(/\d+/.exec(colour)?.[0]);
      const style = getComputedStyle(body);
      return [brightness(style.backgroundColor), brightness(style.color)];
    });
    expect(Math.abs((background ?? 0) - (text ?? 0)), 'text stands out from the background').toBeGreaterThan(150);
    expect((background ?? 0) < 128 ? 'dark' : 'light').toBe(shade);
  });
}
