import { SAMPLE_GENERATORS } from '@/lib/openapi/samples/generate-samples';
import { measureOverflow } from './page-states';
import { guidePaths, operationPaths, PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

test.use({ javaScriptEnabled: false });

test('the home page leads everywhere, and its search form to the list of pages', async ({ page }) => {
  await page.goto(PAGE.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox').fill('token');
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/search/?q=token');
  await expect(page.getByText(texts.search.withoutScript)).toBeVisible();
});

test('the search page lists every guide and operation', async ({ page }) => {
  await page.goto('/search/');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const paths = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  expect(guidePaths.length).toBeGreaterThan(70);
  expect(operationPaths.length).toBeGreaterThan(90);
  expect(paths.toSorted()).toEqual([...guidePaths, ...operationPaths].toSorted());
  await expect(page.getByText(texts.search.loading)).toBeHidden();
});

// @behaviour For every reader: Without JavaScript everything can be read and reached
test('a guide shows its text, its contents and every language of its samples', async ({ page }) => {
  await page.goto(PAGE.guide);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  for (const { label } of Object.values(SAMPLE_GENERATORS)) {
    await expect(page.getByRole('tabpanel', { name: label, exact: true }).first()).toBeVisible();
  }
  await page.getByRole('navigation', { name: texts.page.pagination }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(PAGE.guide);
});

// @feature 2
test('an operation shows its five samples one under the other and its fields', async ({ page }) => {
  await page.goto(PAGE.operation);
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

test('what needs scripts is not offered', async ({ page }) => {
  for (const path of [PAGE.home, PAGE.guide, PAGE.operation]) {
    await page.goto(path);
    const buttons = await page.getByRole('button').allTextContents();
    expect(buttons, path).toEqual(path === PAGE.home ? [texts.search.button] : []);
  }
});

for (const width of [390, 1280]) {
  test(`the bar and the sidebar can be reached at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PAGE.guide);
    expect(await measureOverflow(page)).toBe(0);
    await expect(page.getByRole('banner').getByRole('link', { name: texts.nav.external }).first()).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: texts.sidebar.docs });
    await expect(sidebar.locator('[aria-current="page"]')).toBeVisible();
    const link = sidebar.getByRole('link').last();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(PAGE.guide);
  });

  test(`the language menu of the bar opens at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PAGE.guide);
    const menu = page.getByRole('banner').getByRole('group').filter({ hasText: texts.nav.languages });
    await menu.locator('summary').click();
    await menu.getByRole('link').last().click();
    await expect(page).toHaveURL(`/pt-BR${PAGE.guide}`);
  });
}

test('an address that moved leads on', async ({ page }) => {
  await page.goto('/docs/api/');
  await page.waitForURL(`**${PAGE.overview}`);
});

for (const shade of ['light', 'dark'] as const) {
  test(`a reader whose system is ${shade} gets a ${shade} page`, async ({ page }) => {
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
