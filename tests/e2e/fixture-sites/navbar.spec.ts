import type { Page } from '@playwright/test';
import { NIGHTLY } from '../../scope';
import { expectClearOfNavbar } from '../page-states';
import { texts } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('guides');
test.use({ viewport: { width: 1440, height: 800 } });

const LONG = '/docs/documentacao/glossario/';
const bar = (page: Page) => page.getByRole('banner');
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const more = (page: Page) => bar(page).getByRole('group').filter({ hasText: 'More' });

const NAMES = ['Guides', 'Reference', 'Partners', 'Questions'];

async function expectCurrent(page: Page, names: readonly string[]): Promise<void> {
  const marked = bar(page).locator('li > a[aria-current]').filter({ visible: true });
  expect((await marked.allTextContents()).filter((name) => NAMES.includes(name))).toEqual(names);
}

test.describe('the items of the bar', () => {
  for (const [path, current] of [
    ['/', []],
    ['/docs/', ['Guides']],
    ['/docs/documentacao/envio/', ['Guides']],
    ['/docs/next/documentacao/envio/', ['Guides']],
    ['/docs/documentacao/faq/', ['Guides', 'Questions']],
    ['/docs/api/fiscal/send-dfe-using-post/', ['Reference']],
    ['/docs/parceiros/visao-geral/', ['Partners']],
    ['/docs/parceiros/cadastro/', ['Partners']],
  ] as const) {
    test(`${path} marks as current: ${current.join(', ') || 'none'}`, { tag: NIGHTLY }, async ({ page, visit }) => {
      await visit(path);
      await expectCurrent(page, current);
    });
  }

  test('a link to another site opens a tab and says so', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit('/');
    await more(page).locator('summary').click();
    const blog = more(page).getByRole('link', { name: `Blog (${texts.nav.external})` });
    await expect(blog).toHaveAttribute('target', '_blank');
    await expect(blog).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('the version link names the version and leads to its first guide', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit('/docs/next/documentacao/envio/');
    const link = bar(page).locator('li > a').filter({ hasText: texts.versions.next, visible: true });
    await expect(link).toHaveAttribute('href', '/docs/next/documentacao/introducao/');
    await expect(link).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('a menu of the bar', () => {
  test('is marked while one of its links is the current one; a page may mark two entries of the bar', async ({
    page,
    visit,
  }) => {
    await visit('/docs/parceiros/cadastro/');
    await expect(more(page).locator('summary')).toHaveAttribute('data-current');
    await visit('/docs/documentacao/faq/');
    await expect(more(page).locator('summary')).not.toHaveAttribute('data-current');
    await expectCurrent(page, ['Guides', 'Questions']);
  });

  test('stands in its order; opens and closes by keyboard: arrows, Home, End, Escape, leaving it; holds every kind of item', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await test.step('the items of the bar stand left or right, in the order given', async () => {
      const left = await item(page, 'Guides').boundingBox();
      const right = await bar(page).getByRole('link', { name: '1.0', exact: true }).first().boundingBox();
      expect(left && right && left.x < 720 && right.x > 720).toBe(true);
      const boxes = await Promise.all(NAMES.map((name) => item(page, name).boundingBox()));
      const starts = boxes.map((box) => box?.x ?? 0);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      await expect(bar(page).getByText('API status: fine').filter({ visible: true })).toHaveCount(1);
      await expect(bar(page).getByRole('button', { name: texts.search.button, exact: true })).toBeVisible();
    });
    const summary = more(page).locator('summary');
    const links = more(page).getByRole('link');
    await summary.focus();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    // With Alt held a key is the browser's.
    await page.keyboard.press('Alt+ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await expect(links.first()).toBeHidden();

    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeHidden();

    await test.step('holds every kind of item, markup too', async () => {
      await summary.click();
      await expect(more(page).getByRole('link', { name: 'Cadastro de parceiros' })).toBeVisible();
      await expect(more(page).getByRole('link', { name: '2', exact: true })).toHaveAttribute(
        'href',
        '/docs/parceiros/visao-geral/',
      );
      await expect(more(page).getByText('Made of markup')).toBeVisible();
    });
  });

  test('closes when another opens and when the page is clicked', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit('/');
    await more(page).locator('summary').click();
    const languages = bar(page).getByRole('group').filter({ hasText: texts.nav.languages });
    await languages.locator('summary').click();
    await expect(more(page).getByRole('link').first()).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(languages.getByRole('link').first()).toBeHidden();
  });
});

test.describe('the bar that hides on scroll', () => {
  /**
   * Resolves when the page has been told of the scrolling: by then it has its new place in a frame. Two turns of the
   * wheel in one frame are a single scrolling to the page, and the bar only goes at the second one from the top.
   */
  const scrollBy = async (page: Page, pixels: number) => {
    const start = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, pixels);
    await page.evaluate(
      (end) =>
        new Promise<void>((resolve) => {
          const look = () => (window.scrollY === end ? resolve() : requestAnimationFrame(look));
          requestAnimationFrame(look);
        }),
      start + pixels,
    );
  };
  const isShown = (page: Page) => expect(bar(page)).toBeInViewport();
  const isHidden = (page: Page) => expect(bar(page)).not.toBeInViewport();

  test.beforeEach(async ({ page }) => {
    await page.mouse.move(700, 400);
  });

  // @behaviour Navigation bar and mobile menu: The bar hides on scrolling down, shows on scrolling up, near the top and never over a target
  test('goes on the way down, comes on the way up, and never covers the heading that a link leads to', async ({
    page,
    visit,
  }) => {
    await visit(LONG);

    await test.step('goes on the way down and comes on the way up', async () => {
      await isShown(page);
      await scrollBy(page, 300);
      await scrollBy(page, 300);
      await isHidden(page);
      await scrollBy(page, -100);
      await isShown(page);
    });

    await page.evaluate(() => window.scrollTo(0, 0));
    await isShown(page);
    await test.step('never covers the heading that a link leads to, down, up or a second time', async () => {
      const contents = page.getByRole('navigation', { name: texts.page.onThisPage });
      for (const id of ['contingencia', 'autorizacao', 'autorizacao']) {
        await contents.locator(`a[href="#${id}"]`).click();
        await expectClearOfNavbar(page, page.locator(`[id="${id}"]`));
        await isHidden(page);
        await scrollBy(page, -120);
        await isShown(page);
      }
    });
  });

  // @behaviour Navigation bar and mobile menu: The bar hides on scrolling down, shows on scrolling up, near the top and never over a target
  test('is there near the top and on each new page', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(LONG);
    await scrollBy(page, 300);
    await scrollBy(page, 300);
    await isHidden(page);
    await page.evaluate(() => window.scrollTo(0, 10));
    await isShown(page);
    await page.locator('a[rel="next"]').scrollIntoViewIfNeeded();
    await isHidden(page);
    await page.locator('a[rel="next"]').click();
    await page.waitForURL(({ pathname }) => pathname !== LONG);
    await isShown(page);
  });

  test('leaves room at an address that opens at a heading, accents encoded or not', { tag: NIGHTLY }, async ({
    page,
    visit,
  }) => {
    await visit(`${LONG}#manifestacao`);
    await isHidden(page);
    await expectClearOfNavbar(page, page.locator('#manifestacao'));
    await page.locator('#contingencia').evaluate((heading) => {
      heading.id = 'contingência';
    });
    for (const hash of ['#conting%C3%AAncia', '#situacao', '#contingência']) {
      await page.evaluate((value) => {
        window.location.hash = value;
      }, hash);
      const id = hash === '#situacao' ? 'situacao' : 'contingência';
      await expectClearOfNavbar(page, page.locator(`[id="${id}"]`));
      await isHidden(page);
    }
  });

  test('comes back when the keyboard enters it', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(`${LONG}#contingencia`);
    await isHidden(page);
    await item(page, 'Guides').focus();
    await isShown(page);
  });
});
