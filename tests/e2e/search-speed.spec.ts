import { waitUntilComplete } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { serveOverSlowLine } from './slow-line';

/** Milliseconds from the key that opens the search box, of which nothing is there yet, to the first result. */
const FIRST_RESULT = 900;

test('over a slow line the first result is there 900 ms after the box was asked for', async ({ page }) => {
  const line = await serveOverSlowLine();
  try {
    await page.goto(`${line.url}${PAGE.guide}`);
    await waitUntilComplete(page);
    line.slowDown();
    await page.evaluate(() => {
      const isResult = () => document.querySelector('dialog [role="option"]')?.textContent?.includes('539');
      document.addEventListener('keydown', () => performance.mark('asked'), { once: true, capture: true });
      new MutationObserver((_, observer) => {
        if (!isResult()) return;
        observer.disconnect();
        requestAnimationFrame(() => performance.measure('first result', 'asked'));
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('539');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('539');
    const duration = await page.evaluate(() => performance.getEntriesByName('first result')[0]?.duration ?? Infinity);
    expect(duration).toBeLessThanOrEqual(FIRST_RESULT);
  } finally {
    await line.stop();
  }
});
