import { readFileSync } from 'node:fs';
import { FONTS_FETCHED } from '@/lib/page-scripts/site-fonts';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { tagRow } from '../scope';
import { holdFonts } from './hold-fonts';
import { readLayoutShift, recordLayoutShift } from './layout-shift';
import { serveExport } from './own-server';
import { waitUntilIdle, waitUntilInteractive } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';

test('on a slow line fonts come behind the page, and the next document has them', async ({ page }) => {
  const sent: string[] = [];
  const server = await serveExport({
    prepare: (file) => {
      if (file.endsWith('.woff2')) sent.push(file);
      return readFileSync(file);
    },
    delay: (body) => (body.includes('<!DOCTYPE html>') ? 150 : 0),
  });
  const readFamily = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  try {
    await page.goto(server.url + PAGE.guide);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.fonts)).toBe(FONTS_FETCHED);
    expect(await readFamily()).toMatch(/^"Inter Fallback"/);
    const waits = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return fonts.map(({ startTime }) => startTime >= (navigation?.loadEventStart ?? Number.POSITIVE_INFINITY));
    });
    expect(waits, 'whether each font was asked for behind the page').toEqual([true, true]);

    await page.goto(server.url + PAGE.operationWithBody);
    expect(await readFamily()).toMatch(/^"?inter"?,/);
    await page.evaluate(() => document.fonts.ready);
    // From the browser's cache: the server sent each of the two once.
    expect([sent.length, new Set(sent).size]).toEqual([2, 2]);
  } finally {
    await server.stop();
  }
});

test('without scripts the fonts come with the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const font = page.waitForRequest('**/*.woff2');
  await page.goto(`${baseURL}${PAGE.guide}`);
  await font;
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // Their lines break elsewhere in the fonts that stand in.
  for (const [row, path] of [
    '/docs/api/fiscal/send-evento-dfe-using-post/',
    '/docs/cstat/nfe/407/',
    '/docs/receitas/nfcom-internet/',
  ].entries()) {
    test(`${path} does not move when the site’s fonts come late`, { tag: tagRow(row) }, async ({ page }) => {
      await recordLayoutShift(page);
      const fonts = await holdFonts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await waitUntilInteractive(page);
      await waitUntilIdle(page);
      expect(fonts.count()).toBeGreaterThan(0);
      fonts.release();
      await page.evaluate(() => document.fonts.ready);
      await waitUntilIdle(page);
      expect(await readLayoutShift(page), 'layout shift').toBeLessThan(0.002);
    });
  }
});
