import type { Page } from '@playwright/test';
import { PAGE_START } from '@/components/behaviours/page-start';
import { NIGHTLY, tagRow } from '../scope';
import { expectNoFindings } from './axe-findings';
import { blockStorage, fillStorage } from './blocked-storage';
import { readLayoutShift, recordLayoutShift } from './layout-shift';
import { waitUntilIdle } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts, textsOf } from './texts';

const offer = textsOf('pt-BR').localeOffer;
const notice = (page: Page) => page.getByRole('region', { name: offer.label });

/** At the lower edge of the window, and nothing of the page stays below it. */
async function expectToCoverNoText(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect(notice(page)).toBeVisible();
  const box = await notice(page).boundingBox();
  expect(box?.height, 'height of the offer').toBeLessThan(height / 10);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const end = await page.getByRole('contentinfo').boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0), 'end of the page').toBeLessThanOrEqual(box?.y ?? 0);
}

test.describe('a reader whose browser asks for Portuguese', () => {
  test.use({ locale: 'pt-BR' });

  // @behaviour For every reader: A reader whose browser asks for Portuguese is offered it once, without a redirect
  test('is offered the same page in Portuguese, in Portuguese, and nothing moves', async ({ page, visit }) => {
    await recordLayoutShift(page);
    // At the top of the page: deeper, fonts that come late move what the address names, which is not the notice's doing.
    await visit(`${PAGE.faq}?a=1`);
    await expect(notice(page)).toHaveAttribute('lang', 'pt-BR');
    await expect(notice(page)).toContainText(offer.text);
    expect(await readLayoutShift(page)).toBeLessThan(0.02);
    await visit(`${PAGE.faq}?a=1#erro-401`);
    await expect(page).toHaveURL(`${PAGE.faq}?a=1#erro-401`);
    await notice(page).getByRole('link', { name: offer.accept }).click();
    await page.waitForURL(`/pt-BR${PAGE.faq}?a=1#erro-401`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await test.step('is not asked again after accepting', async () => {
      await visit(PAGE.faq);
      await waitUntilIdle(page);
      await expect(notice(page)).toBeHidden();
    });
  });

  // @behaviour For every reader: What the site asks its readers covers no text that they could not scroll to
  test('is told by a live region that is there from the start, sees which answer leads to Portuguese, and keeps the offer on the next page', async ({
    page,
    visit,
  }) => {
    const html = await (await page.request.get(PAGE.guide)).text();
    expect(/<div [^>]*aria-live="polite"[^>]*><\/div>/.test(html), 'the region is there, and empty').toBe(true);
    const shown = html.replace(/<script.*?<\/script>/gs, '');
    expect(shown.includes(offer.text), 'what crawlers read has the offer').toBe(false);
    await visit(PAGE.guide);
    await expect(page.locator('[aria-live="polite"]', { has: notice(page) })).toBeVisible();
    await expect(page.locator('body')).toBeFocused();

    await test.step('sees at once which answer leads to Portuguese', async () => {
      const read = (name: string, role: 'link' | 'button') =>
        notice(page)
          .getByRole(role, { name })
          .evaluate((answer) => getComputedStyle(answer).backgroundColor);
      const surface = await notice(page).evaluate((box) => getComputedStyle(box).backgroundColor);
      expect(await read(offer.accept, 'link')).not.toBe(surface);
      expect(await read(offer.refuse, 'button')).toBe('rgba(0, 0, 0, 0)');
    });
    await test.step('finds it without an accessibility finding, and all text of a phone clear of it', async () => {
      await expectNoFindings(page, 'the offer', '[data-notice]');
      await expectToCoverNoText(page, 390, 844);
    });
    await test.step('keeps the offer while moving through the site, always for the page that is open', async () => {
      await page.locator('a[rel="next"]').click();
      await page.waitForURL(({ pathname }) => pathname !== PAGE.guide);
      const { pathname } = new URL(page.url());
      await expect(notice(page).getByRole('link')).toHaveAttribute('href', `/pt-BR${pathname}`);
    });
  });

  for (const [width, height] of [
    [800, 900],
    [1100, 800],
  ] as const) {
    test(`finds the offer at the lower edge of a window of ${width} px, and can scroll all text clear of it`, {
      tag: NIGHTLY,
    }, async ({ page, visit }) => {
      await visit(PAGE.guide);
      await expectToCoverNoText(page, width, height);
    });
  }

  // @behaviour For every reader: A reader whose browser asks for Portuguese is offered it once, without a redirect
  test('is not asked again after declining', async ({ page, visit }) => {
    await visit(PAGE.guide);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(notice(page).getByRole('link', { name: offer.accept })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeHidden();
    await expect(page.locator(`#${PAGE_START}`)).toBeFocused();
    await visit(PAGE.operation);
    await waitUntilIdle(page);
    await expect(notice(page)).toBeHidden();
  });

  test('is not asked again in the document where a full storage does not keep the answer', { tag: NIGHTLY }, async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(/The browser refused access to its storage/);
    await fillStorage(page);
    await visit(PAGE.guide);
    await notice(page).getByRole('button', { name: offer.refuse }).click();
    await expect(notice(page)).toBeHidden();
    await page.locator('a[rel="next"]').click();
    await page.waitForURL(({ pathname }) => pathname !== PAGE.guide);
    await waitUntilIdle(page);
    await expect(notice(page)).toBeHidden();
  });

  test('who uses the language menu is not asked', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(PAGE.guide);
    await expect(notice(page)).toBeVisible();
    const menu = page.getByRole('banner').getByRole('group').filter({ hasText: texts.nav.languages });
    await menu.locator('summary').click();
    // Each language is a document of its own: the same page is loaded anew.
    const loaded = page.waitForEvent('load');
    await menu.getByRole('link', { name: 'English' }).click();
    await loaded;
    await expect(notice(page)).toBeHidden();
    await visit(PAGE.home);
    await waitUntilIdle(page);
    await expect(notice(page)).toBeHidden();
  });

  test('is not asked on a Portuguese page', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(`/pt-BR${PAGE.guide}`);
    await waitUntilIdle(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('finds the offer on the not-found page too', { tag: NIGHTLY }, async ({ page, problems }) => {
    problems.expect(/answer 404/);
    await page.goto('/docs/nada/');
    await expect(notice(page)).toBeVisible();
  });

  test('is asked nothing where the browser could not keep the answer', { tag: NIGHTLY }, async ({ page, visit }) => {
    await blockStorage(page);
    await visit(PAGE.guide);
    await page.getByRole('button', { name: /dark and light/ }).click();
    await expect(notice(page)).toBeHidden();
  });
});

for (const [row, [languages, isOffered]] of (
  [
    [['es-AR', 'pt-PT', 'en'], true],
    [['en-US', 'pt-BR'], false],
    [['fr'], false],
    [['pt'], true],
  ] as const
).entries()) {
  test(`a browser that asks for ${languages.join(', ')} is ${isOffered ? '' : 'not '}offered Portuguese`, {
    tag: tagRow(row, 2),
  }, async ({ page, visit }) => {
    await page.addInitScript((values) => {
      Object.defineProperty(navigator, 'languages', { get: () => values });
    }, languages);
    await visit(PAGE.guide);
    await waitUntilIdle(page);
    await expect(notice(page)).toHaveCount(isOffered ? 1 : 0);
  });
}
