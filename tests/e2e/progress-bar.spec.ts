import type { Page } from '@playwright/test';
import { NAVIGATION_STARTED, PAGE_ARRIVED } from '@/components/behaviours/navigation-event';
import { NIGHTLY } from '../scope';
import { holdRequests } from './hold-requests';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

/** Holds back the content of other pages until the returned function is called. */
const holdPayloads = async (page: Page) => (await holdRequests(page, /\/data\.js$/)).release;

const bar = (page: Page) => page.locator('#nprogress');

/** Notes every appearance of the bar, however short. */
async function watchBar(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) Object.assign(window, { hasShownBar: true });
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => 'hasShownBar' in window);
}

// @behaviour Addresses and navigation: The bar for slow pages appears after 200 ms, never sooner
// @behaviour Addresses and navigation: The bar for slow pages does not appear for a page that comes sooner
// @behaviour Addresses and navigation: The bar for slow pages does not appear for a hash
// @behaviour Failures: A spinner shows while a page part loads, not before 200 ms
test('a slow page shows the bar and a turning ring after 200 ms until it is there; a page that comes sooner and a hash do not', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(PAGE.guide);
  const hasShownBar = await watchBar(page);
  const ring = page.getByRole('progressbar', { name: texts.page.loading });
  /** Follows the link to the next page, and gives what has its title. */
  const turnToNext = async () => {
    const next = page.locator('a[rel="next"]');
    const name = (await next.locator('b').textContent()) ?? '';
    await next.click();
    return page.getByRole('heading', { level: 1, name, exact: true });
  };
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('a link inside the page never shows the bar', async () => {
    await page.getByRole('navigation', { name: texts.page.onThisPage }).getByRole('link').nth(3).click();
    await page.waitForURL(/#./);
    await page.clock.runFor(10_000);
    expect(await hasShownBar()).toBe(false);
  });
  await test.step('a page that comes sooner never shows the bar', async () => {
    await (await turnToNext()).waitFor();
    await page.clock.runFor(10_000);
    expect(await hasShownBar()).toBe(false);
  });
  await test.step('the bar and the ring appear after 200 ms of waiting for a page, and go when the page is there', async () => {
    const release = await holdPayloads(page);
    const heading = await turnToNext();
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await expect(ring).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toBeAttached();
    await expect(ring).toBeVisible();

    release();
    await page.clock.resume();
    await heading.waitFor();
    await expect(bar(page)).toHaveCount(0);
    await expect(ring).toHaveCount(0);
  });
});

test('the bar does not begin once the page has come and is only to be shown', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit(PAGE.guide);
  const hasShownBar = await watchBar(page);
  const next = page.locator('a[rel="next"]');
  const heading = page.getByRole('heading', { level: 1 });
  const [before, after] = [await heading.textContent(), (await next.locator('b').textContent()) ?? ''];
  await page.evaluate((arrived) => {
    const note = () => Object.assign(window, { headingAtArrival: document.querySelector('h1')?.textContent });
    window.addEventListener(arrived, note, { once: true });
  }, PAGE_ARRIVED);
  await page.clock.pauseAt(Date.now() + 60_000);
  await next.click();
  await heading.filter({ hasText: after }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'headingAtArrival'))).toBe(before);

  await page.evaluate(
    ([started, arrived]) => {
      window.dispatchEvent(new CustomEvent(started, { detail: location.href }));
      window.dispatchEvent(new Event(arrived));
    },
    [NAVIGATION_STARTED, PAGE_ARRIVED] as const,
  );
  await page.clock.runFor(9_000);
  expect(await hasShownBar()).toBe(false);
});

test('the bar does not stay when the reader turns to a place on this page while another page is on its way', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(PAGE.faq);
  const release = await holdPayloads(page);
  await page.getByRole('navigation', { name: texts.page.pagination }).getByRole('link').first().click();
  await expect(bar(page)).toBeAttached();
  await page.getByRole('navigation', { name: texts.page.onThisPage }).getByRole('link').nth(3).click();
  release();
  // Whichever of the two places the reader ends up at: the waiting is over.
  await page.waitForURL((url) => url.hash !== '' || url.pathname !== PAGE.faq);
  await expect(bar(page)).toHaveCount(0);
});
