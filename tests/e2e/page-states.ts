import { expect, type Locator, type Page } from '@playwright/test';

/** Opens an address and waits until the page answers to the reader. */
export async function visitPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilInteractive(page);
}

/** Resolves when React has taken the page over. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await waitUntilIdle(page);
}

/**
 * Resolves when the page has nothing left to do: what it wanted to start, it has started. On a busy machine Chromium may
 * find no idle moment between frames for as long as a test lasts, though the page does nothing; two seconds after the
 * last frame it has had the time.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 }));
      }),
  );
}

/**
 * Resolves when the page answers to the reader and all that it asked for by itself has come, fonts included. Not
 * Playwright's "networkidle", which Playwright discourages and which sometimes did not come in Firefox.
 */
export async function waitUntilComplete(page: Page): Promise<void> {
  await waitUntilInteractive(page);
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await waitUntilIdle(page);
}

/** Resolves when the element's animations have ended: until then it is not where it stays. */
export async function waitUntilStill(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished.catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Leaves a mark that any full reload removes. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
}

/** Fails if the document was loaded anew since `markDocument`. */
export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isFirstDocument' in window), 'the page was not loaded anew').toBe(true);
}

/** Fails unless the element's start is on screen and not under the bar. */
export async function expectClearOfNavbar(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  await expect
    .poll(async () => {
      const [bar, box] = await Promise.all([page.getByRole('banner').boundingBox(), target.boundingBox()]);
      return bar && box ? box.y >= bar.y + bar.height : false;
    }, 'the target starts below the navigation bar')
    .toBe(true);
}

/**
 * How far the page can be scrolled sideways, in pixels: 0 where nothing sticks out. Measured against the body,
 * because the root's own width may include the room kept for a scrollbar.
 */
export async function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.body.offsetWidth));
}

/** Opens everything that is folded in the page's content. Of parts that open one at a time, the last stays open. */
export async function unfold(page: Page): Promise<void> {
  // Without a locator: what Playwright puts into a page to find one takes longer than this on hundreds of pages.
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true;
  });
}
