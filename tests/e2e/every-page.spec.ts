import type { Page } from '@playwright/test';
import budgets from '@/bench/budgets.json' with { type: 'json' };
import { withLocale } from '@/lib/routes/locale-address';
import { NIGHTLY } from '../scope';
import { listPagesOfEverySet, takeTurn } from './component-sets';
import { askForFontsAtOnce } from './hold-fonts';
import { measureOverflow, unfold, waitUntilInteractive } from './page-states';
import { RequestLog } from './request-log';
import { listedPages, locales, unlistedPaths } from './site-pages';
import { expect, test } from './site-test';

const CHUNK = 20;
/** Tests that share the daily visits: about four for each. */
const PARTS = 4;
const everyPath = [...listedPages.map(({ path }) => path), ...unlistedPaths];
const chunks = Array.from({ length: Math.ceil(everyPath.length / CHUNK) }, (_, index) =>
  everyPath.slice(index * CHUNK, (index + 1) * CHUNK),
);

test.use({ viewport: { width: 390, height: 844 } });

test.describe('every page opens whole, without a problem and without sideways scrolling', () => {
  for (const [index, paths] of chunks.entries()) {
    test(`pages ${index * CHUNK + 1} to ${index * CHUNK + paths.length}`, { tag: NIGHTLY }, async ({ page }) => {
      test.setTimeout(240_000);
      await expectToOpenWhole(page, paths);
    });
  }

  for (let part = 0; part < PARTS; part += 1) {
    test(`a page of each set of components, part ${part + 1} of ${PARTS}`, async ({ page }) => {
      // The locales have the same sets: each is opened in one of them.
      const paths = listPagesOfEverySet().map((path, index) => withLocale(locales[index % locales.length] ?? '', path));
      await expectToOpenWhole(page, takeTurn(paths, part, PARTS));
    });
  }
});

async function expectToOpenWhole(page: Page, paths: readonly string[]): Promise<void> {
  // On a busy machine as on a quiet one a page asks for the fonts that it shows.
  await askForFontsAtOnce(page);
  const requests = new RequestLog(page);
  for (const path of paths) {
    // What the page before still asks for, once it was unfolded, is not the next one's.
    await page.goto('about:blank');
    requests.clear();
    const response = await page.goto(path);
    await waitUntilInteractive(page);
    const opened = requests.list();
    expect.soft(response?.status(), path).toBe(200);
    expect.soft(opened.length, `${path}\n${opened.join('\n')}`).toBeLessThanOrEqual(budgets.requestLimit);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    expect.soft(await measureOverflow(page), `${path} scrolls sideways`).toBe(0);
    await unfold(page);
    expect.soft(await measureOverflow(page), `${path} scrolls sideways when unfolded`).toBe(0);
  }
}
