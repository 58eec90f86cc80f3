import { NIGHTLY } from '../../scope';
import { waitUntilInteractive } from '../page-states';
import { expect, testFixtureSite } from './fixture-site-test';
import { expectClosed, IMAGES, image, waitUntilOpen } from './guide-images';

const test = testFixtureSite('guides');

test.use({ viewport: { width: 1000, height: 600 }, colorScheme: 'light' });

test.describe('an image of a guide', () => {
  test('keeps its place in the page before it has loaded; its file is that of the theme in force, also when that changes', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(IMAGES);

    await test.step('keeps its place in the page before it has loaded, and is fetched when it comes near', async () => {
      const images = page.locator('main .prose img');
      await expect(images).not.toHaveCount(0);
      for (const shown of await images.all()) {
        await expect(shown).toHaveAttribute('loading', 'lazy');
        await expect(shown).toHaveAttribute('decoding', 'async');
        await expect(shown).toHaveAttribute('width', /^\d+$/);
        await expect(shown).toHaveAttribute('height', /^\d+$/);
        await expect(shown).toHaveAttribute('alt', /./);
      }
    });

    await waitUntilInteractive(page);
    await expect(image(page)).toBeVisible();
    await test.step('only the file of the theme in force is fetched', async () => {
      expect(asked.filter((path) => path.startsWith('/img/guides/') && /light|clara/.test(path))).not.toEqual([]);
      expect(asked.filter((path) => /dark|escura/.test(path))).toEqual([]);
    });

    await test.step('with a file for either theme changes with the theme, and closes when that happens while it is zoomed', async () => {
      await expect(image(page)).toHaveAttribute('src', /fluxo\.light\.svg$/);
      await image(page).click();
      await waitUntilOpen(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      await expectClosed(page);
      await expect(image(page)).toHaveAttribute('src', /fluxo\.dark\.svg$/);
      await expect(page.getByRole('button', { name: /Tela de consulta/ })).toHaveAttribute('src', /escura\.png$/);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('images follow the system’s theme and pretend to be no buttons', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto(IMAGES);
    await expect(page.locator('main .prose img:visible').first()).toHaveAttribute('src', /fluxo\.dark\.svg$/);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
