import type { Locator, Page } from '@playwright/test';
import { NIGHTLY } from '../scope';
import { expectSameDocument, markDocument, waitUntilIdle } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const DIAGRAMS = '/docs/documentacao/primeiros-passos/fluxos-recebimento/';

/** Follows a link and checks that the page it names came without loading the document anew. */
async function follow(page: Page, link: Locator): Promise<void> {
  const target = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await markDocument(page);
  await link.click();
  await page.waitForURL(target);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
  await expectSameDocument(page);
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: texts.sidebar.docs });

// @behaviour Page parts: Sidebar categories are open by default and keep their state
test('the sidebar keeps its folded categories while the reader moves on, and marks the page that its link opens', {
  tag: NIGHTLY,
}, async ({ page, visit }) => {
  await visit(PAGE.guide);
  const category = sidebar(page).getByRole('group').last();
  await category.locator('summary').first().click();
  await expect(category).not.toHaveAttribute('open');
  await follow(page, page.locator('a[rel="next"]'));
  await expect(category).not.toHaveAttribute('open');

  await test.step('a link of the sidebar opens its page and is marked as current there', async () => {
    const link = sidebar(page).getByRole('link').first();
    await expect(link).not.toHaveAttribute('aria-current');
    await follow(page, link);
    await expect(link).toHaveAttribute('aria-current', 'page');
  });
});

// @behaviour Addresses and navigation: Going to another page starts at its top
test('links lead from page to page, to a guide at its top; a modifier key and links to other sites are left to the browser', async ({
  context,
  page,
  visit,
}) => {
  await visit(PAGE.guide);
  await test.step('a click with a modifier key opens another tab', async () => {
    const other = context.waitForEvent('page');
    await page.locator('a[rel="next"]').click({ modifiers: ['ControlOrMeta'] });
    await (await other).waitForLoadState();
    await page.waitForURL(PAGE.guide);
  });
  await test.step('the links to the neighbours lead on and back', async () => {
    const neighbours = page.getByRole('navigation', { name: texts.page.pagination });
    await follow(page, neighbours.getByRole('link', { name: texts.page.next }));
    await follow(page, neighbours.getByRole('link', { name: texts.page.previous }));
    await page.waitForURL(PAGE.guide);
  });
  await test.step('an operation named in a guide opens its reference page', async () => {
    await follow(page, page.getByRole('article').locator('a[href^="/docs/api/"]').first());
    await expect(page.getByRole('heading', { name: texts.reference.responses, level: 2 }).last()).toBeVisible();
  });
  await test.step('the first breadcrumb of an operation leads home', async () => {
    await follow(page, page.getByRole('navigation', { name: texts.page.breadcrumbs }).getByRole('link').first());
    await page.waitForURL(PAGE.home);
  });
  await test.step('a task of the home page opens its guide at the top', async () => {
    const tasks = page.getByRole('main').locator('section', { hasText: texts.homePage.tasks }).getByRole('list');
    await tasks.getByRole('link').last().scrollIntoViewIfNeeded();
    await follow(page, tasks.getByRole('link').last());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step('links to other sites are left to the browser', async () => {
    const isOther = (url: URL) => url.hostname !== '127.0.0.1';
    await context.route(isOther, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }));
    const inNewTab = page.getByRole('banner').getByRole('link', { name: texts.nav.external }).first();
    await expect(inNewTab).toHaveAttribute('target', '_blank');
    await expect(inNewTab).toHaveAttribute('rel', /noopener/);
    const before = page.url();
    const other = context.waitForEvent('page');
    await inNewTab.click();
    const anotherSite = (await other).getByRole('heading', { name: 'Another site', exact: true });
    await expect(anotherSite).toBeVisible();
    await expect(page).toHaveURL(before);

    await page.getByRole('contentinfo').locator('a[href^="https://"]').first().click();
    await page.waitForURL(isOther);
  });
});

// @behaviour Addresses and navigation: Back returns to where the reader was
// @behaviour Addresses and navigation: A change of the query alone does not scroll
test('Back returns to where the reader was on the page, and a link to another query of it stays there', async ({
  page,
  visit,
}) => {
  await visit(PAGE.faq);
  const next = page.getByRole('navigation', { name: texts.page.pagination }).getByRole('link').first();
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await follow(page, next);
  await page.goBack();
  await page.waitForURL(PAGE.faq);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);

  await test.step('a link to the same page with another query keeps the reader’s place', async () => {
    await waitUntilIdle(page);
    await markDocument(page);
    await page.getByRole('article').evaluate((article) => {
      const link = Object.assign(document.createElement('a'), { href: '?lang=php', textContent: 'In PHP' });
      article.querySelectorAll('h2').item(3).before(link);
    });
    const link = page.getByRole('link', { name: 'In PHP' });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await link.click();
    await page.waitForURL(`${PAGE.faq}?lang=php`);
    await waitUntilIdle(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expectSameDocument(page);
  });
});

test('an address that moved leads to the overview', { tag: NIGHTLY }, async ({ page }) => {
  for (const path of ['/docs/api/', '/docs/api/fiscal/']) {
    await page.goto(path);
    await page.waitForURL(`**${PAGE.overview}`);
    await waitUntilIdle(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('after a link to another page', () => {
  const readAnnounced = (page: Page) =>
    page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? '');

  test('the next Tab reaches the skip link, and the new title is announced; Back leaves the focus alone', async ({
    page,
    visit,
  }) => {
    await visit(PAGE.guide);
    await follow(page, page.locator('a[rel="next"]'));
    await expect(page.getByRole('region', { name: texts.skipToContent })).toBeFocused();
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect.poll(() => readAnnounced(page)).toContain(heading);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: texts.skipToContent })).toBeFocused();

    await test.step('Back leaves the focus alone', async () => {
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      await page.goBack();
      await page.waitForURL(PAGE.guide);
      await waitUntilIdle(page);
      await expect(page.getByRole('region', { name: texts.skipToContent })).not.toBeFocused();
    });
  });

  test('to a heading, the focus does not go to the top', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(PAGE.home);
    await page.getByRole('main').locator(`a[href^="${PAGE.faq}#"]`).first().click();
    await page.waitForURL(new RegExp(`^[^#]*${PAGE.faq}#`));
    await waitUntilIdle(page);
    await expect(page.getByRole('region', { name: texts.skipToContent })).not.toBeFocused();
  });
});

test('on a phone Back closes an enlarged diagram and leaves the reader on the page', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(PAGE.home);
  await visit(DIAGRAMS);
  await page.locator('[data-enlarge]').first().click();
  const picture = page.locator('dialog[open] [data-enlarge-content]');
  await expect(picture).toBeVisible();
  await page.goBack();
  await expect(picture).toHaveCount(0);
  await expect(page).toHaveURL(DIAGRAMS);
  await expect(page.locator('figure svg').first()).toBeVisible();
});
