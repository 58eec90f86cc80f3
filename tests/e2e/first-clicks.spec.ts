import type { Page } from '@playwright/test';
import { NIGHTLY, tagRow } from '../scope';
import { holdRequests } from './hold-requests';
import { waitUntilInteractive } from './page-states';
import { expectPainted } from './painted-theme';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

/** Opens a page as on a slow line: all of it is there but its scripts, which come when `release` is called. */
async function openWithoutScripts(page: Page, path: string) {
  const scripts = await holdRequests(page, /\/_next\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(scripts.count).toBeGreaterThan(0);
  return scripts;
}

// @behaviour Navigation bar and mobile menu: What a reader does with a control before the page answers is done once, when it does
// @behaviour Search: Its key opens it also where it was pressed before the page answers
test('controls of a page that does not answer yet do what they were asked to, once, when it does; so does the key of search', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { release } = await openWithoutScripts(page, PAGE.operationWithBody);
  const theme = page.getByRole('button', { name: /dark and light/ });
  await theme.click();
  await theme.click();
  await page.locator('[data-language-tab="php"]').first().click();
  await page.locator('[data-environment-choice]').nth(1).click();
  const example = page.locator('select[data-example-choice]').first();
  const names = await example
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  await example.selectOption(names[1] ?? '');
  const fold = page.locator('button[data-fold="open"]').first();
  await fold.click();
  await page.keyboard.press('Control+k');
  await expectPainted(page, 'light');

  release();
  await waitUntilInteractive(page);
  const search = page.getByRole('combobox', { name: texts.search.label });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expectPainted(page, 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-sample-language', 'php');
  await expect(page.locator('[data-environment-choice]').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(`[data-example="${names[1]}"]:visible`)).toHaveCount(1);
  const section = page.locator('section', { has: fold }).last();
  await expect(section.locator('details:not([data-example-name])').first()).toHaveAttribute('open', '');
  // What comes afterwards is done at once, and once.
  await theme.click();
  await expectPainted(page, 'light');
});

test('the menu of a phone opens when the page answers', { tag: NIGHTLY }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await openWithoutScripts(page, PAGE.guide);
  await page.getByRole('button', { name: texts.nav.toggleMenu }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await waitUntilInteractive(page);
  await expect(page.getByRole('dialog', { name: texts.nav.main })).toBeVisible();
});

// @behaviour Search: Its key opens it also where it was pressed before the page answers
for (const key of ['Control+k', '/']) {
  test(`${key} on a page that does not answer yet opens search when it does`, { tag: NIGHTLY }, async ({ page }) => {
    const { release } = await openWithoutScripts(page, PAGE.guide);
    await page.keyboard.press(key);
    release();
    await waitUntilInteractive(page);
    await expect(page.getByRole('combobox', { name: texts.search.label })).toBeFocused();
    await expect(page.getByRole('combobox', { name: texts.search.label })).toHaveValue('');
  });
}

for (const [row, { path, label, typed, read }] of [
  {
    path: '/docs/ferramentas/chave-de-acesso/',
    label: texts.accessKey.label,
    typed: '35261111222333000181550010000012341482150930',
    read: texts.accessKey.right,
  },
  {
    path: '/docs/ferramentas/cole-o-retorno/',
    label: texts.pasteAnswer.label,
    typed: '<retEnviNFe><cStat>539</cStat></retEnviNFe>',
    read: 'Rejeição 539 (NF-e)',
  },
].entries()) {
  test(`what is put into ${path} before the page answers is read when it does`, { tag: tagRow(row) }, async ({
    page,
  }) => {
    const { release } = await openWithoutScripts(page, path);
    const box = page.getByRole('textbox', { name: label });
    await box.fill(typed);
    release();
    await expect(page.getByRole('main')).toContainText(read);
    await expect(box).toHaveValue(typed);
  });
}

// @behaviour Addresses and navigation: The language menu leads to the same page, with query and hash
test('the language menu of a page that does not answer yet keeps the place', { tag: NIGHTLY }, async ({ page }) => {
  const { release } = await openWithoutScripts(page, `${PAGE.faq}?q=1#erro-401`);
  const menu = page.getByRole('banner').getByRole('group').filter({ hasText: texts.nav.languages });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Português (Brasil)' }).click();
  // Its scripts are held back too.
  await page.waitForURL(`/pt-BR${PAGE.faq}?q=1#erro-401`, { waitUntil: 'commit' });
  release();
});
