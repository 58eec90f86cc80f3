import { NIGHTLY } from '../scope';
import { holdFonts } from './hold-fonts';
import {
  expectClearOfNavbar,
  expectSameDocument,
  markDocument,
  waitUntilIdle,
  waitUntilInteractive,
} from './page-states';
import { RequestLog } from './request-log';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

test.use({ viewport: { width: 1440, height: 800 } });

// @feature 34
// @behaviour Addresses and navigation: A hash brings its element into view below the bar
// @behaviour Addresses and navigation: A hash with accents works encoded and unencoded
test('a heading link leads below the bar and fetches nothing; an address with a hash opens there, with accents either way', async ({
  page,
  visit,
}) => {
  await visit(PAGE.faq);
  const requests = new RequestLog(page);
  const link = page.getByRole('navigation', { name: texts.page.onThisPage }).getByRole('link').nth(3);
  const hash = (await link.getAttribute('href')) ?? '';
  await markDocument(page);
  await link.click();
  await page.waitForURL(PAGE.faq + hash);
  await expectClearOfNavbar(page, page.locator(hash));

  await test.step('a link inside the page fetches nothing, so that a slow network does not hold the reader up', async () => {
    await waitUntilIdle(page);
    expect(requests.list()).toEqual([]);
  });

  await page.goBack();
  await page.waitForURL(PAGE.faq);
  await expectSameDocument(page);

  await test.step('an address with a hash opens at its heading', async () => {
    await page.goto('about:blank');
    await visit(PAGE.faq + hash);
    await expectClearOfNavbar(page, page.locator(hash));
  });

  await test.step('a heading with accents in its id is found, written either way', async () => {
    const heading = page.getByRole('article').getByRole('heading', { level: 2 }).last();
    await heading.evaluate((element) => {
      element.id = 'introdução';
    });
    for (const written of ['#introdu%C3%A7%C3%A3o', '#introdução']) {
      await page.evaluate((value) => {
        window.scrollTo(0, 0);
        window.location.hash = '';
        window.location.hash = value;
      }, written);
      await expectClearOfNavbar(page, heading);
    }
  });
});

test('what the address names stays in place when the site’s fonts come late', { tag: NIGHTLY }, async ({ page }) => {
  const fonts = await holdFonts(page);
  await page.goto(`${PAGE.faq}#nfse`, { waitUntil: 'domcontentloaded' });
  await waitUntilInteractive(page);
  const target = page.locator('#nfse');
  await expectClearOfNavbar(page, target);
  const readTop = () => target.evaluate((element) => element.getBoundingClientRect().top);
  const before = await readTop();
  expect(fonts.count()).toBeGreaterThan(0);
  fonts.release();
  await page.evaluate(() => document.fonts.ready);
  await waitUntilIdle(page);
  expect(Math.abs((await readTop()) - before)).toBeLessThan(2);
});

test('a link to a heading of another page opens the page at that heading', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  await visit(PAGE.home);
  const answer = page.getByRole('main').locator(`a[href^="${PAGE.faq}#"]`).nth(2);
  const [, id = ''] = ((await answer.getAttribute('href')) ?? '').split('#');
  await markDocument(page);
  await answer.click();
  await page.waitForURL(`${PAGE.faq}#${id}`);
  await expectClearOfNavbar(page, page.locator(`[id="${id}"]`));
  await expectSameDocument(page);
});

test('after a hash typed into the address bar, a link and Back show the right pages', async ({ page, visit }) => {
  await visit(PAGE.faq);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  const entry = page.getByRole('navigation', { name: texts.page.onThisPage }).getByRole('link').nth(4);
  const hash = (await entry.getAttribute('href')) ?? '';
  await page.evaluate((typed) => {
    window.location.hash = typed;
  }, hash);
  await page.waitForURL(PAGE.faq + hash);

  await page.getByRole('navigation', { name: texts.page.pagination }).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== PAGE.faq);
  await expect(heading).not.toHaveText(title);
  await page.goBack();
  await page.waitForURL(PAGE.faq + hash);
  await expect(heading).toHaveText(title);
  await page.goBack();
  await page.waitForURL(PAGE.faq);
  await expect(heading).toHaveText(title);
});

// @behaviour Navigation bar and mobile menu: The skip link leads to the content
test('the skip link moves the keyboard past the navigation', async ({ page, visit }) => {
  await visit(PAGE.guide);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#content$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

// @behaviour Addresses and navigation: A malformed hash, or one that names nothing, does no harm
test('a hash that is no valid text, or names nothing, does no harm', async ({ page, visit }) => {
  await visit(`${PAGE.guide}#%E0%A4%A`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#nothing-has-this-name';
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// @behaviour Addresses and navigation: The same hash clicked again scrolls again
test('a second click on a heading link scrolls to the heading again', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit(PAGE.faq);
  const link = page.getByRole('navigation', { name: texts.page.onThisPage }).getByRole('link').nth(3);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expectClearOfNavbar(page, page.locator(hash));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(hash)).not.toBeInViewport();
  await link.click();
  await expectClearOfNavbar(page, page.locator(hash));
});

test('a hash that names nothing leaves the reader where they are', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit(PAGE.faq);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.evaluate(() => {
    window.location.hash = '#nothing-has-this-name';
  });
  await page.waitForURL(/#nothing-has-this-name$/);
  await waitUntilIdle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test('a hash into something folded unfolds it', async ({ page, visit }) => {
  await visit(PAGE.operationWithBody);
  const id = await page
    .getByRole('main')
    .locator('details:not([open], [data-narrow-fold]) [id]')
    .first()
    .evaluate((element) => element.id);
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeHidden();
  await page.evaluate((value) => {
    window.location.hash = value;
  }, id);
  await expectClearOfNavbar(page, target);
});
