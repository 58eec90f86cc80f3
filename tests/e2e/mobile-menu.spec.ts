import type { Page } from '@playwright/test';
import { MENU_ENTRY } from '@/components/stores/menu-store';
import { NIGHTLY } from '../scope';
import { expectSameDocument, markDocument, waitUntilIdle } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

// One file, though it is long: one menu, at each width that has it, with all that opens and closes it.

const openButton = (page: Page) => page.getByRole('button', { name: texts.nav.toggleMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: texts.nav.main });
const docsPanel = (page: Page) => menu(page).getByRole('navigation', { name: texts.sidebar.docs });
const mainLinks = (page: Page) => menu(page).getByRole('link', { name: texts.nav.external });

async function open(page: Page): Promise<void> {
  await openButton(page).click();
  await expect(menu(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
}

/** A menu that the reader closes takes its entry of the history with it, a moment later: it can then be opened again. */
async function waitUntilEntryIsGone(page: Page): Promise<void> {
  await page.waitForFunction((entry) => !(entry in (window.history.state ?? {})), MENU_ENTRY);
}

/** A phone, and the widest window that has the menu, of which the last test daily looks whether it is there. */
for (const width of [390, 996]) {
  const tag = width === 390 ? [] : [NIGHTLY];
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the menu opens with the pages of the section, and the bar’s links lie behind them', { tag }, async ({
      page,
      visit,
    }) => {
      await visit(PAGE.guide);
      await expect(page.getByRole('navigation', { name: texts.sidebar.docs })).toBeHidden();
      await open(page);
      await expect(docsPanel(page).locator('[aria-current="page"]')).toBeVisible();
      await expect(mainLinks(page)).toHaveCount(0);
      await menu(page).getByRole('button', { name: texts.nav.backToMainMenu }).click();
      await expect(docsPanel(page)).toBeHidden();
      await expect(mainLinks(page).first()).toBeVisible();
      const back = menu(page).getByRole('button', { name: texts.nav.sectionMenu });
      await expect(back).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(docsPanel(page)).toBeVisible();
      await expect(menu(page).getByRole('button', { name: texts.nav.backToMainMenu })).toBeFocused();
    });

    test('a page without a section opens the bar’s links at once', { tag: NIGHTLY }, async ({ page, visit }) => {
      await visit(PAGE.home);
      await open(page);
      await expect(mainLinks(page).first()).toBeVisible();
      await expect(menu(page).getByRole('button', { name: texts.nav.backToMainMenu })).toBeHidden();
      await expect(menu(page).getByRole('button', { name: texts.nav.sectionMenu })).toBeHidden();
    });

    // @behaviour Navigation bar and mobile menu: The menu closes when the window becomes wide
    // @behaviour Navigation bar and mobile menu: The page behind is locked, and its old state comes back
    test('Escape closes the menu and gives the focus back; the page behind stays still, and a wider window closes the menu', {
      tag,
    }, async ({ page, visit }) => {
      await visit(PAGE.guide);
      await openButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).locator(':focus')).toBeVisible();
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(openButton(page)).toBeFocused();

      await test.step('the page behind stays still, and a wider window closes the menu', async () => {
        await waitUntilEntryIsGone(page);
        await open(page);
        await page.mouse.move(width - 40, 400);
        await page.evaluate(() =>
          window.addEventListener('wheel', () => document.body.setAttribute('data-test-wheel', ''), { passive: true }),
        );
        await page.mouse.wheel(0, 400);
        // The page is told of the wheel, and what it does to the page is there with the next frame.
        await page.locator('[data-test-wheel]').waitFor({ state: 'attached' });
        await waitUntilIdle(page);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await page.setViewportSize({ width: 1200, height: 844 });
        await expect(menu(page)).toBeHidden();
        await expect(page.getByRole('navigation', { name: texts.sidebar.docs })).toBeVisible();
      });
    });

    test('its button, a click beside it and a link close the menu, and the link opens its page', { tag }, async ({
      page,
      visit,
    }) => {
      await visit(PAGE.guide);
      await test.step('the close button and a click beside the menu close it', async () => {
        await open(page);
        await menu(page).getByRole('button', { name: texts.nav.closeMenu }).click();
        await expectClosed(page);
        await expect(openButton(page)).toBeFocused();
        await waitUntilEntryIsGone(page);
        await open(page);
        await page.mouse.click(width - 40, 400);
        await expectClosed(page);
        await waitUntilEntryIsGone(page);
      });
      await test.step('a link that is opened elsewhere, with a key held, leaves the menu as it is', async () => {
        await open(page);
        const link = docsPanel(page).getByRole('link').first();
        // The browser would open a tab of its own.
        await link.evaluate((anchor) =>
          anchor.addEventListener('click', (event) => event.preventDefault(), { once: true }),
        );
        await link.click({ modifiers: ['ControlOrMeta'] });
        await expect(menu(page)).toBeVisible();
        await page.goBack();
        await expectClosed(page);
      });
      await test.step('a link of the menu opens its page and closes the menu', async () => {
        await markDocument(page);
        await open(page);
        const link = docsPanel(page).getByRole('link').first();
        const target = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
        expect(page.url()).not.toBe(target);
        await link.click();
        await page.waitForURL(target);
        await expectClosed(page);
        await expectSameDocument(page);
      });
      await test.step('the link of the page that is open closes the menu too', async () => {
        // Arriving closes the menu as well, which must not be taken for the link's doing.
        await waitUntilIdle(page);
        await open(page);
        await docsPanel(page).locator('[aria-current="page"]').click();
        await expectClosed(page);
      });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // @behaviour Navigation bar and mobile menu: Back closes the menu and stays on the page
  test('Back closes the menu and stays on the page, and the next Back leaves it; the keyboard stays in the menu', async ({
    page,
    visit,
  }) => {
    await visit(PAGE.home);
    const heading = page.getByRole('heading', { level: 1 });
    const title = (await heading.textContent()) ?? '';
    const link = page.getByRole('main').getByRole('link', { name: texts.homePage.quickStart });
    const guide = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(guide);
    await open(page);
    await page.goBack();
    await expectClosed(page);
    await expect(page).toHaveURL(guide);
    await page.goBack();
    await page.waitForURL(PAGE.home);

    await test.step('the keyboard stays in the menu, and the page behind cannot be reached', async () => {
      // Arriving closes the menu, so it is opened when the page is there.
      await expect(heading).toHaveText(title);
      await waitUntilIdle(page);
      await open(page);
      const count = await menu(page).locator('a, button, summary').filter({ visible: true }).count();
      for (let presses = 0; presses < count + 2; presses++) {
        await page.keyboard.press('Tab');
        // Between the last and the first of them the focus is the browser's own.
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(isOutside).toBe(false);
      }
      const hasLeft = await page.getByRole('main').evaluate((main) => {
        main.querySelector('a')?.focus();
        return main.contains(document.activeElement);
      });
      expect(hasLeft).toBe(false);
    });
  });

  test('after a link of the menu, one Back returns to the page it was opened on, and the page scrolls again', {
    tag: NIGHTLY,
  }, async ({ page, visit }) => {
    await visit(PAGE.guide);
    const heading = page.getByRole('heading', { level: 1 });
    const title = (await heading.textContent()) ?? '';
    await open(page);
    await docsPanel(page).getByRole('link').first().click();
    await page.waitForURL(({ pathname }) => pathname !== PAGE.guide);
    await page.goBack();
    await page.waitForURL(PAGE.guide);
    await expectClosed(page);

    await test.step('the page scrolls again after the menu, as its own style says', async () => {
      // Arriving closes the menu, so it is opened when the page is there.
      await expect(heading).toHaveText(title);
      await waitUntilIdle(page);
      await page.evaluate(() => {
        document.body.style.overflow = 'clip visible';
      });
      await open(page);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
      expect(await page.evaluate(() => document.body.style.overflow)).toBe('clip visible');
    });
  });

  test('the languages fold in the menu and lead to the same page', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(PAGE.home);
    await open(page);
    const languages = menu(page).getByRole('group').filter({ hasText: texts.nav.languages });
    await expect(languages.getByRole('link').first()).toBeHidden();
    await languages.locator('summary').click();
    await languages.getByRole('link', { name: 'Português (Brasil)' }).click();
    await page.waitForURL('/pt-BR/');
  });
});

// @behaviour Navigation bar and mobile menu: 996 px has the menu, 997 px the bar
test('997 px wide: the bar shows its links and there is no menu; 996 px wide: the menu opens', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 997, height: 844 });
  await visit(PAGE.guide);
  await expect(openButton(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: texts.nav.external }).first()).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: texts.sidebar.docs });
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 996, height: 844 });
  await expect(sidebar).toBeHidden();
  await open(page);
  await expect(docsPanel(page).locator('[aria-current="page"]')).toBeVisible();
});
