import type { Page } from '@playwright/test';
import { SAMPLE_GENERATORS } from '@/lib/openapi/samples/generate-samples';
import { NIGHTLY } from '../scope';
import { expectClearOfNavbar, measureOverflow } from './page-states';
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

/** Fails unless the page is dark or light as said, and its text stands out. */
async function expectShade(page: Page, shade: 'dark' | 'light'): Promise<void> {
  const [background, text] = await page.locator('body').evaluate((body) => {
    const brightness = (colour: string) => Number(/\d+/.exec(colour)?.[0]);
    const style = getComputedStyle(body);
    return [brightness(style.backgroundColor), brightness(style.color)];
  });
  expect(Math.abs((background ?? 0) - (text ?? 0)), 'text stands out from the background').toBeGreaterThan(150);
  expect((background ?? 0) < 128 ? 'dark' : 'light').toBe(shade);
}

/** Of the guide that is open, in a window of this width. Ends on another page. */
async function expectBarAndSidebar(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
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
}

// @behaviour For every reader: Without JavaScript everything can be read and reached
test('a guide shows its text and every language of its samples, dark with a dark system, and leads on at 390 px too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PAGE.guide);
  await test.step('it shows all, and offers nothing that needs scripts', async () => {
    await expectButtons(page, []);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    for (const { label } of Object.values(SAMPLE_GENERATORS)) {
      await expect(page.getByRole('tabpanel', { name: label, exact: true }).first()).toBeVisible();
    }
    await expectShade(page, 'dark');
  });
  await test.step('a copied link leads to its plain anchor', async () => {
    const links = page.getByRole('main').locator('h2 > a[data-copy-link]');
    const hash = (await links.nth(2).getAttribute('href')) ?? '';
    await page.goto(`${PAGE.guide}?lang=php&env=producao&abrir=nada${hash}`);
    await expectClearOfNavbar(page, page.locator(hash));
  });
  await test.step('it leads to the next page', async () => {
    await page.getByRole('navigation', { name: texts.page.pagination }).getByRole('link').first().click();
    await page.waitForURL(({ pathname }) => pathname !== PAGE.guide);
  });
  await page.goto(PAGE.guide);
  await test.step('the bar and the sidebar can be reached at 390 px', () => expectBarAndSidebar(page, 390));
});

test('the bar and the sidebar can be reached at 1280 px, and the language menu opens', { tag: NIGHTLY }, async ({
  page,
}) => {
  await page.goto(PAGE.guide);
  await expectBarAndSidebar(page, 1280);
});

test('a reader whose system is light gets a light page', { tag: NIGHTLY }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE.guide);
  await expectShade(page, 'light');
});

// @feature 2
// @behaviour Your data: What readers replace is marked without scripts
test('an operation shows its fields and its first example in every language, marks what readers replace, and has no buttons', async ({
  page,
}) => {
  await page.goto(PAGE.operationWithBody);
  await expectButtons(page, []);
  await test.step('the first example stands in every language, and one link leads to all as requests', async () => {
    const code = page.getByRole('complementary', { name: texts.reference.samples });
    const names = await page.locator('details[id^="exemplo.corpo."] > summary').allTextContents();
    expect(names.length).toBeGreaterThan(2);
    for (const { label } of Object.values(SAMPLE_GENERATORS)) {
      const language = code.getByRole('tabpanel', { name: label, exact: true });
      await expect(language.locator('pre:visible')).toHaveCount(1);
      await expect(language.getByText(names[0] ?? '', { exact: true })).toBeVisible();
    }
    await expect(code.getByRole('tab')).toHaveCount(0);
    const all = code.getByRole('link', { name: texts.code.otherExamples });
    await expect(all).toBeVisible();
    const requests = await page.request.get((await all.getAttribute('href')) ?? '');
    const text = await requests.text();
    for (const name of names) expect(text).toContain(name);
  });
  await test.step('its parameters are there, and what is folded opens', async () => {
    await expect(page.getByRole('heading', { name: texts.reference.parameters, exact: true })).toBeVisible();
    const folded = page
      .getByRole('main')
      .locator('details:not([open], [data-narrow-fold])', { has: page.locator('> ul > li[id]') })
      .first();
    const id = await folded.locator('> ul > li[id]').first().getAttribute('id');
    await expect(page.locator(`[id="${id}"]`)).toBeHidden();
    await folded.locator('> summary').click();
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  });
  await test.step('what readers replace is marked, and a line says so', async () => {
    const mark = page.locator('mark[data-value="cnpj"]').filter({ visible: true }).first();
    await expect(mark).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.getByText(texts.readerData.marked).first()).toBeVisible();
  });
});

test('an address that moved leads on', { tag: NIGHTLY }, async ({ page }) => {
  await page.goto('/docs/api/');
  await page.waitForURL(`**${PAGE.overview}`);
});
