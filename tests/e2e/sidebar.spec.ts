import type { Page } from '@playwright/test';
import { NIGHTLY } from '../scope';
import { holdRequests } from './hold-requests';
import { expectSameDocument, markDocument } from './page-states';
import { operationPaths, PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const GUIDE = PAGE.guide;
const sidebar = (page: Page) => page.locator('#docs-sidebar');
const branch = (page: Page, name: string) =>
  sidebar(page).locator('details', { has: page.locator(`> summary :text-is("${name}")`) });

/** Whether an entry is within the window, below the bar. */
const isInSight = (page: Page, scope: string) =>
  page.locator(`${scope} [aria-current]`).evaluate((entry) => {
    const { top, bottom } = entry.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

// @feature 5
// @behaviour Page parts: Sidebar categories are open by default and keep their state
test('a branch that the reader closes stays closed, and opens where it holds the page', async ({ page, visit }) => {
  await visit(GUIDE);
  const closed = branch(page, 'Guias de uso');
  await expect(closed).toHaveAttribute('open');
  await closed.locator('> summary').click();
  await page.reload();
  await expect(sidebar(page).getByRole('link', { name: 'Autenticação' }).first()).toBeVisible();
  await expect(closed).not.toHaveAttribute('open');
  await visit('/docs/documentacao/guias-de-uso/eventos-fiscais/emitir-evento/');
  await expect(closed).toHaveAttribute('open');
  expect(await isInSight(page, '#docs-sidebar')).toBe(true);
  // Closing another one there says nothing of those around the page.
  await branch(page, 'Ferramentas').locator('> summary').click();
  await visit(GUIDE);
  await expect(closed).not.toHaveAttribute('open');
  await expect(branch(page, 'Ferramentas')).not.toHaveAttribute('open');
});

/** Fills the filter of the operations and expects the one that it names, and few others. */
async function expectFound(page: Page, query: string): Promise<void> {
  await sidebar(page).getByRole('searchbox', { name: texts.sidebar.filter }).fill(query);
  await expect(sidebar(page).getByRole('link', { name: /^Consultar o resultado de um envio/ })).toBeVisible();
  expect(await sidebar(page).getByRole('link').count()).toBeLessThan(6);
}

test('a page reached from another section shows its own sidebar, whose filter narrows it, also where it was filled before', async ({
  page,
  visit,
}) => {
  const list = await holdRequests(page, '**/sidebars/*');
  await visit(GUIDE);
  await markDocument(page);
  const link = page.getByRole('main').locator('a[href^="/docs/api/fiscal/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(address);
  const filter = sidebar(page).getByRole('searchbox', { name: texts.sidebar.filter });
  const links = sidebar(page).getByRole('link');
  await test.step('what is typed before the list is there narrows it when it comes, and nothing is said before', async () => {
    await filter.fill('nada disso');
    await expect(sidebar(page).getByRole('status')).toBeEmpty();
    list.release();
    await expect(sidebar(page).getByRole('status')).toHaveText(texts.sidebar.none);
    await expect(links.first()).toBeHidden();
  });
  await test.step('without a filter it shows the page among all of its section', async () => {
    await filter.fill('');
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', address);
    await expect(sidebar(page).getByRole('status')).toBeEmpty();
    await expect.poll(() => links.count()).toBeGreaterThan(operationPaths.length);
  });
  await test.step('operations are filtered by title', async () => {
    const total = await links.count();
    await expectFound(page, 'RESULTADO envio');
    await filter.fill('nada disso');
    await expect(sidebar(page).getByRole('status')).toHaveText(texts.sidebar.none);
    await filter.fill('');
    await expect(links).toHaveCount(total);
  });
  await page.goBack();
  await expect(sidebar(page).locator(`a[href="${GUIDE}"]`)).toHaveAttribute('aria-current', 'page');
  await expectSameDocument(page);
});

for (const [what, query] of Object.entries({
  title: 'RESULTADO envio',
  path: '/v1/recibos/',
  operationId: 'consultarReciboDfeUsingGET',
})) {
  test(`operations are filtered by ${what}`, { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(PAGE.overview);
    await expectFound(page, query);
  });
}

test('what fits a filter is shown from its beginning, and one button closes all other branches', {
  tag: NIGHTLY,
}, async ({ page, visit }) => {
  // The last of the list, which is scrolled down to it.
  await visit('/docs/api/fiscal/readiness-using-get/');
  const open = sidebar(page).locator('details[open]');
  const openAtFirst = await open.count();
  expect(openAtFirst).toBeGreaterThan(5);
  const links = sidebar(page).getByRole('link');
  const total = await links.count();
  const filter = sidebar(page).getByRole('searchbox', { name: texts.sidebar.filter });
  await filter.fill('consultar');
  await expect(links.first()).toBeInViewport();
  // More than has room: the list would not begin at its top by itself.
  await expect(links.last()).not.toBeInViewport();
  await test.step('one button closes all other branches', async () => {
    await filter.fill('');
    await expect(links).toHaveCount(total);
    await expect(open).toHaveCount(openAtFirst);
    await sidebar(page).getByRole('button', { name: texts.sidebar.closeOthers }).click();
    await expect(sidebar(page).locator('details[open]:not(:has([aria-current]))')).toHaveCount(0);
    await expect(sidebar(page).locator('[aria-current]')).toBeVisible();
  });
});

test('a sidebar that does not come leaves the page readable, and the next page asks again', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/request failed: .*\/sidebars\//);
  let isGone = true;
  await page.route('**/sidebars/*', (route) => (isGone ? route.abort('connectionreset') : route.continue()));
  await visit(PAGE.home);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/sidebars/'));
  await markDocument(page);
  await page.getByRole('main').locator('a[href^="/docs/documentacao/"]').first().click();
  await failed;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sidebar(page).getByRole('link')).toHaveCount(0);
  isGone = false;
  await page.locator('a[rel="next"]').click();
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
  await expectSameDocument(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu shows the current entry, in rows for fingers', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit('/docs/api/fiscal/readiness-using-get/');
    await page.getByRole('button', { name: texts.nav.toggleMenu }).click();
    await expect(page.locator('#menu-sidebar [aria-current]')).toBeVisible();
    expect(await isInSight(page, '#menu-sidebar')).toBe(true);
    const rows = await page
      .locator('#menu-sidebar :is(a, summary)')
      .evaluateAll((entries) =>
        entries.map((entry) => entry.getBoundingClientRect().height).filter((height) => height > 0 && height < 44),
      );
    expect(rows).toEqual([]);
  });
});
