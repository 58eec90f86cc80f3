import type { Locator, Page } from '@playwright/test';
import { fill, textsOf } from '../texts';
import { expect, testWorld } from './world-test';

const test = testWorld('parts');
const IMAGES = '/docs/documentacao/partes/imagens/';
const ALT = 'O envio leva ao resultado';
const { mdx } = textsOf('pt-BR');

test.use({ viewport: { width: 1000, height: 600 }, colorScheme: 'light' });

const layer = (page: Page) => page.locator('.medium-zoom-overlay');
const image = (page: Page, alt = ALT) => page.getByRole('button', { name: fill(mdx.zoomIn, { image: alt }) });
const copy = (page: Page, alt = ALT) => page.getByRole('button', { name: fill(mdx.zoomOut, { image: alt }) });

/** Resolves when images answer to the reader, a second after the page came. */
async function open(page: Page, visit: (path: string) => Promise<void>, path = IMAGES): Promise<void> {
  await visit(path);
  await expect(image(page)).toBeVisible();
}

/** Resolves when the enlarged image has come to rest: until then nothing closes it. */
async function waitUntilOpen(page: Page): Promise<void> {
  await expect(copy(page)).toBeVisible();
  await settle(copy(page));
}

async function settle(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished.catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

async function expectClosed(page: Page): Promise<void> {
  await expect(layer(page)).toHaveCount(0);
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
  await expect(page.locator('body > [inert]')).toHaveCount(0);
}

test.describe('an image of a guide', () => {
  test('keeps its place in the page before it has loaded, and is fetched when it comes near', async ({ page }) => {
    await page.goto(IMAGES);
    for (const shown of await page.locator('main .prose img').all()) {
      await expect(shown).toHaveAttribute('loading', 'lazy');
      await expect(shown).toHaveAttribute('decoding', 'async');
      await expect(shown).toHaveAttribute('width', /^\d+$/);
      await expect(shown).toHaveAttribute('height', /^\d+$/);
      await expect(shown).toHaveAttribute('alt', /./);
    }
  });

  test('is zoomable 1000 ms after the page came, not before', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(IMAGES);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.clock.runFor(999);
    await expect(image(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(image(page)).toBeVisible();
  });

  test('opens and closes by click', async ({ page, visit }) => {
    await open(page, visit);
    await image(page).click();
    await waitUntilOpen(page);
    const [box, before] = [await copy(page).boundingBox(), await page.viewportSize()];
    expect(box?.width).toBeCloseTo(before?.width ?? 0, 0);
    await copy(page).click();
    await expectClosed(page);
  });

  test('opens with Enter or Space and closes with Escape; the focus goes there and back', async ({ page, visit }) => {
    await open(page, visit);
    for (const key of ['Enter', 'Space']) {
      await image(page).focus();
      await page.keyboard.press(key);
      await waitUntilOpen(page);
      await expect(copy(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(copy(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(image(page)).toBeFocused();
    }
  });

  test('closes after scrolling more than 40 pixels: 39 do not, 41 do', async ({ page, visit }) => {
    await page.clock.install();
    await open(page, visit);
    await image(page).click();
    await waitUntilOpen(page);
    const start = await page.evaluate(() => window.scrollY);
    await page.evaluate((y) => window.scrollTo(0, y), start + 39);
    // The library closes 150 ms after the scroll that was too far.
    await page.clock.runFor(1000);
    await expect(copy(page)).toBeVisible();
    await page.evaluate((y) => window.scrollTo(0, y), start + 41);
    await expectClosed(page);
  });

  test('closes when the window changes its size', async ({ page, visit }) => {
    await open(page, visit);
    await image(page).click();
    await waitUntilOpen(page);
    await page.setViewportSize({ width: 900, height: 600 });
    await expectClosed(page);
  });

  test('does not open by a click with a modifier key', async ({ page, visit }) => {
    await open(page, visit);
    for (const modifier of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
      await image(page).click({ modifiers: [modifier] });
      await expect(layer(page)).toHaveCount(0);
    }
  });

  test('in a link leads where the link leads, and is not zoomed', async ({ page, visit }) => {
    await open(page, visit);
    const linked = page.getByRole('link', { name: 'Selo que leva ao envio' });
    await linked.getByRole('img').click();
    await expect(page).toHaveURL(/\/envio\/$/);
    await expectClosed(page);
  });

  test('that came late is zoomable too', async ({ page, visit }) => {
    await open(page, visit);
    await page.evaluate((alt) => {
      const late = document.querySelector<HTMLImageElement>(`main .prose img[alt="${alt}"]`)?.cloneNode();
      if (!(late instanceof HTMLImageElement)) throw new Error('there is no image to copy');
      for (const name of ['role', 'tabindex', 'aria-label', 'class']) late.removeAttribute(name);
      late.dataset.zoomIn = 'Ampliar: tardia';
      late.dataset.zoomOut = 'Reduzir: tardia';
      document.querySelector('main .prose')?.append(late);
    }, ALT);
    await page.getByRole('button', { name: 'Ampliar: tardia' }).click();
    await expect(page.getByRole('button', { name: 'Reduzir: tardia' })).toBeVisible();
  });

  test('leaves nothing over the page after a navigation while it was zoomed', async ({ page, visit }) => {
    await visit('/docs/documentacao/partes/opcoes/');
    await page.getByRole('link', { name: 'Imagens', exact: true }).first().click();
    await expect(image(page)).toBeVisible();
    await image(page).click();
    await expect(layer(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/opcoes\/$/);
    await expectClosed(page);
    await page.getByRole('link', { name: 'Imagens', exact: true }).first().click();
    await image(page).click();
    await waitUntilOpen(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('stands on white in the light theme and on dark grey in the dark one, also when the theme changes', async ({
    page,
    visit,
  }) => {
    await open(page, visit);
    await image(page, 'Selo do leiaute').click();
    await waitUntilSeen(page, 'Selo do leiaute');
    await expect(layer(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(layer(page)).toHaveCSS('background-color', 'rgb(50, 50, 50)');
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('with a file for either theme changes with the theme, and closes when that happens while it is zoomed', async ({
    page,
    visit,
  }) => {
    await open(page, visit);
    await expect(image(page)).toHaveAttribute('src', /fluxo\.light\.svg$/);
    await image(page).click();
    await waitUntilOpen(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expectClosed(page);
    await expect(image(page)).toHaveAttribute('src', /fluxo\.dark\.svg$/);
    await expect(page.getByRole('button', { name: /Tela de consulta/ })).toHaveAttribute('src', /escura\.png$/);
  });
});

async function waitUntilSeen(page: Page, alt: string): Promise<void> {
  await expect(copy(page, alt)).toBeVisible();
  await settle(copy(page, alt));
}

test('only the file of the theme in force is fetched', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, visit);
  expect(asked.filter((path) => path.startsWith('/img/guides/') && /light|clara/.test(path))).not.toEqual([]);
  expect(asked.filter((path) => /dark|escura/.test(path))).toEqual([]);
});

test.describe('for readers who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the image is there at once, and gone at once', async ({ page, visit }) => {
    await open(page, visit);
    await image(page).click();
    await expect(copy(page)).toHaveCSS('transition-duration', '0.001s');
    await expect(layer(page)).toHaveCSS('transition-duration', '0.001s');
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('images follow the system’s theme and pretend to be no buttons', async ({ page }) => {
    await page.goto(IMAGES);
    await expect(page.locator('main .prose img:visible').first()).toHaveAttribute('src', /fluxo\.dark\.svg$/);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('the home page fetches no code for zooming', async ({ page, visit }) => {
  const log: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) log.push(await response.text().catch(() => ''));
  });
  await visit('/');
  expect(log.filter((code) => code.includes('medium-zoom:opened'))).toEqual([]);
});
