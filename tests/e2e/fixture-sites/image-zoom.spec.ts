import { NIGHTLY } from '../../scope';
import { expect, testFixtureSite } from './fixture-site-test';
import { ALT, copy, expectClosed, IMAGES, image, layer, openImages, waitUntilOpen } from './guide-images';

const test = testFixtureSite('guides');

test.use({ viewport: { width: 1000, height: 600 }, colorScheme: 'light' });

test.describe('an image of a guide', () => {
  // @behaviour Images: One second after a page change it can be zoomed; late images too
  // @behaviour Images: An image opens and closes by click, Escape and scrolling more than 40 px, not less
  // @behaviour Images: An image inside a link is not zoomed
  test('is zoomable 1000 ms after the page came; opens and closes by click and by keyboard; in a link leads where that leads', async ({
    page,
  }) => {
    await test.step('is zoomable 1000 ms after the page came, not before', async () => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(IMAGES);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await page.clock.runFor(999);
      await expect(image(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(image(page)).toBeVisible();
      await page.clock.resume();
    });

    await test.step('opens and closes by click', async () => {
      await image(page).click();
      await waitUntilOpen(page);
      const box = await copy(page).boundingBox();
      // The window without its scrollbar, where the browser shows one.
      expect(box?.width).toBeCloseTo(await page.evaluate(() => document.documentElement.clientWidth), 0);
      await copy(page).click();
      await expectClosed(page);
    });

    await test.step('opens with Enter or Space and closes with Escape; the focus goes there and back', async () => {
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

    await test.step('in a link leads where the link leads, and is not zoomed', async () => {
      const linked = page.getByRole('link', { name: 'Selo que leva ao envio' });
      await linked.getByRole('img').click();
      await page.waitForURL(/\/envio\/$/);
      await expectClosed(page);
    });
  });

  test('closes with Escape while it is still opening', { tag: NIGHTLY }, async ({ page, visit }) => {
    await openImages(page, visit);
    await image(page).evaluate((element: HTMLElement) => {
      element.click();
      for (const type of ['keydown', 'keyup'] as const) {
        document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true }));
      }
    });
    await expectClosed(page);
    await expect(image(page)).toBeFocused();
  });

  // @behaviour Images: An image opens and closes by click, Escape and scrolling more than 40 px, not less
  test('closes after scrolling more than 40 pixels: 39 do not, 41 do', { tag: NIGHTLY }, async ({ page, visit }) => {
    await page.clock.install();
    await openImages(page, visit);
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

  // @behaviour Images: An image that is zoomed closes when the window changes its size
  test('closes when the window changes its size', { tag: NIGHTLY }, async ({ page, visit }) => {
    await openImages(page, visit);
    await image(page).click();
    await waitUntilOpen(page);
    await page.setViewportSize({ width: 900, height: 600 });
    await expectClosed(page);
  });

  test('does not open by a click with a modifier key', { tag: NIGHTLY }, async ({ page, visit }) => {
    await openImages(page, visit);
    for (const modifier of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
      await image(page).click({ modifiers: [modifier] });
      await expect(layer(page)).toHaveCount(0);
    }
  });

  // @behaviour Images: One second after a page change it can be zoomed; late images too
  test('that came late is zoomable too', { tag: NIGHTLY }, async ({ page, visit }) => {
    await openImages(page, visit);
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

  // @behaviour Images: Nothing stays over the page after navigation or a theme change while zoomed
  test('leaves nothing over the page after a navigation while it was zoomed', async ({ page, visit }) => {
    await visit('/docs/documentacao/partes/opcoes/');
    await page.getByRole('link', { name: 'Imagens', exact: true }).first().click();
    await expect(image(page)).toBeVisible();
    await image(page).click();
    await expect(layer(page)).toBeVisible();
    await page.goBack();
    await page.waitForURL(/\/opcoes\/$/);
    await expectClosed(page);
    await page.getByRole('link', { name: 'Imagens', exact: true }).first().click();
    await image(page).click();
    await waitUntilOpen(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  // @behaviour Images: Nothing stays over the page after navigation or a theme change while zoomed
  test('stands on white in the light theme and on dark grey in the dark one, also when the theme changes', {
    tag: NIGHTLY,
  }, async ({ page, visit }) => {
    await openImages(page, visit);
    await image(page, 'Selo do leiaute').click();
    await waitUntilOpen(page, 'Selo do leiaute');
    await expect(layer(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(layer(page)).toHaveCSS('background-color', 'rgb(50, 50, 50)');
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
});

test.describe('for readers who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the image is there at once, and gone at once', { tag: NIGHTLY }, async ({ page, visit }) => {
    await openImages(page, visit);
    await image(page).click();
    await expect(copy(page)).toHaveCSS('transition-duration', '0.001s');
    await expect(layer(page)).toHaveCSS('transition-duration', '0s');
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
});

test('the home page fetches no code for zooming', { tag: NIGHTLY }, async ({ page, visit }) => {
  const log: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) log.push(await response.text().catch(() => ''));
  });
  await visit('/');
  expect(log.filter((code) => code.includes('medium-zoom:opened'))).toEqual([]);
});
