import type { Page } from '@playwright/test';
import { NIGHTLY } from '../../scope';
import { texts } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('guides');
const SECTIONS = '/docs/documentacao/partes/secoes/';

test.use({ viewport: { width: 1440, height: 800 } });

const toc = (page: Page) => page.getByRole('navigation', { name: texts.page.onThisPage });
const active = (page: Page) => toc(page).locator('a[aria-current]');
const top = (page: Page) => page.getByRole('button', { name: texts.page.backToTop });
const sidebar = (page: Page) => page.getByRole('navigation', { name: texts.sidebar.docs });

/** Scrolls as a reader does: the page's own listeners hear of every step. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        if (Math.round(window.scrollY) === to) return resolve();
        window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo(0, to);
      }),
    y,
  );
}

const measureEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

test.describe('table of contents: the entry of the section being read', () => {
  test('each short section at the end of the page has its turn, the last at the end', { tag: NIGHTLY }, async ({
    page,
    visit,
  }) => {
    await visit(SECTIONS);
    const end = await measureEnd(page);
    const seen: string[] = [];
    for (let y = 0; y <= end; y += Math.min(25, Math.max(1, end - y))) {
      await scrollTo(page, y);
      const text = (await active(page).allTextContents())[0];
      if (text !== undefined && text !== seen.at(-1)) seen.push(text);
    }
    expect(seen).toEqual(await toc(page).getByRole('link').allTextContents());
  });

  test('is the one of the address', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(`${SECTIONS}#curta-dois`);
    await expect(active(page)).toHaveText('Curta dois');
  });
});

test('the entry of the section being read is kept in view and is the one clicked; back to top comes and goes with the scrolling', async ({
  page,
  visit,
}) => {
  const goToTop = async () => {
    await scrollTo(page, 0);
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-hidden');
    await expect(active(page).filter({ hasText: 'Curta um' })).toHaveCount(0);
  };
  await page.setViewportSize({ width: 1440, height: 200 });
  await visit(SECTIONS);

  await test.step('is kept in view inside a long table of contents', async () => {
    await expect(toc(page).getByRole('link').nth(3)).not.toBeInViewport();
    await page.locator('#curta-um').evaluate((heading) => heading.scrollIntoView());
    await expect(active(page)).toHaveText('Curta um');
    await expect(active(page)).toBeInViewport();
  });

  await page.setViewportSize({ width: 1440, height: 800 });
  await goToTop();
  await test.step('is the same when the bar hides', async () => {
    await page.locator('#curta-um').evaluate((heading) => heading.scrollIntoView());
    await expect(active(page)).toHaveText('Curta um');
    const y = await page.evaluate(() => Math.round(window.scrollY));
    // The second step down in a row.
    await scrollTo(page, y + 1);
    await expect(page.getByRole('banner')).toHaveAttribute('data-hidden');
    await scrollTo(page, y + 2);
    await expect(active(page)).toHaveText('Curta um');
  });

  await goToTop();
  await test.step('is the one whose link was clicked, wherever the heading comes to stand', async () => {
    const entries = toc(page).getByRole('link');
    expect(await entries.count()).toBeGreaterThan(2);
    for (const entry of await entries.all()) {
      await entry.click();
      await expect(entry).toHaveAttribute('aria-current', 'true');
      await expect(active(page)).toHaveCount(1);
      await entry.click();
      await expect(entry).toHaveAttribute('aria-current', 'true');
    }
  });

  await goToTop();
  await test.step('back to top appears on the way up below 300 pixels, and goes on the way down, near the top and at the end', async () => {
    const end = await measureEnd(page);
    await expect(top(page)).toBeHidden();
    await scrollTo(page, 900);
    await expect(top(page)).toBeHidden();
    await scrollTo(page, 800);
    await expect(top(page)).toBeVisible();
    await scrollTo(page, 850);
    await expect(top(page)).toBeHidden();
    await scrollTo(page, 301);
    await expect(top(page)).toBeVisible();
    await scrollTo(page, 300);
    await expect(top(page)).toBeHidden();
    await scrollTo(page, end);
    await expect(top(page)).toBeHidden();
    await scrollTo(page, end - 100);
    await expect(top(page)).toBeVisible();
  });

  await scrollTo(page, 0);
  await expect(top(page)).toBeHidden();
  await test.step('back to top leads to the top, from where the next Tab goes on', async () => {
    await scrollTo(page, 1500);
    await scrollTo(page, 1400);
    await top(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(top(page)).toBeHidden();
  });

  await test.step('back to top goes when the reader turns to a place by its link, and stays away for that jump', async () => {
    await scrollTo(page, 1500);
    await scrollTo(page, 1400);
    await expect(top(page)).toBeVisible();
    await toc(page).getByRole('link', { name: 'Segunda longa' }).click();
    await page.waitForURL(/#segunda-longa$/);
    await expect(top(page)).toBeHidden();
  });
});

test.describe('back to top', () => {
  test('jumps without an animation for readers who want less motion', { tag: NIGHTLY }, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(SECTIONS);
    await scrollTo(page, 1500);
    await scrollTo(page, 1400);
    await top(page).click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('the sidebar', () => {
  test('a category that starts closed is open around its page, in the HTML already', { tag: NIGHTLY }, async ({
    page,
  }) => {
    await page.goto('/docs/documentacao/consulta/');
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
    await expect(sidebar(page).locator('details:not([open])')).toHaveCount(0);
  });

  test('keeps what the reader opened and closed, and opens a closed category whose page becomes current', {
    tag: NIGHTLY,
  }, async ({ page, visit }) => {
    await visit('/docs/documentacao/partes/opcoes/');
    const parts = sidebar(page).getByRole('group').filter({ hasText: 'Partes de uma página' }).last();
    const emission = sidebar(page).getByRole('group').filter({ hasText: 'Emissão' }).first();
    await emission.locator('summary').first().click();
    await expect(emission).not.toHaveAttribute('open', '');
    await parts.getByRole('link', { name: 'Abas', exact: true }).click();
    await page.waitForURL(/\/abas\/$/);
    await expect(emission).not.toHaveAttribute('open', '');

    await page.getByRole('navigation', { name: texts.page.pagination }).locator('a[rel="prev"]').click();
    await page.waitForURL(/\/consulta\/$/);
    await expect(emission).toHaveAttribute('open', '');
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
  });
});
