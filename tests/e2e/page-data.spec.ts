// Without the log of problems: where the scripts come late, React says on the console that it has nothing to start from.

import { expect, type Page, test } from '@playwright/test';
import { readDataScript, writeDataScript } from '@/lib/page-scripts/page-data';
import { NIGHTLY, tagRow } from '../scope';
import { waitUntilInteractive } from './page-states';
import { PAGE } from './site-pages';
import { texts } from './texts';

/** Answers with the data of another build, as often as told. */
async function sendOtherData(page: Page, path: string, times: number): Promise<void> {
  await page.route(
    `**${path}data.js?*`,
    async (route) => {
      const response = await route.fetch();
      const body = writeDataScript(readDataScript(await response.text())[1], 'of-another-build');
      // Without what the server says of its own file: the browser would hold this one to be that.
      await route.fulfill({ contentType: 'text/javascript', headers: { 'cache-control': 'no-store' }, body });
    },
    { times },
  );
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: texts.page.partFailed });

// @behaviour Failures: A page does not take the data of another build for its own
test('a page that finds the data of another build is loaded anew by itself', { tag: NIGHTLY }, async ({ page }) => {
  await sendOtherData(page, PAGE.guide, 1);
  await page.goto(PAGE.guide);
  await waitUntilInteractive(page);
  await expect(notice(page)).toBeHidden();
});

for (const [row, path] of [PAGE.guide, PAGE.operation].entries()) {
  // @behaviour Failures: A page does not take the data of another build for its own
  test(`${path} stays as it is where that data comes again, and a notice offers to load it anew`, {
    tag: tagRow(row),
  }, async ({ page }) => {
    // The second time after the page was loaded anew by itself: were it not, that would follow Retry, which then fails.
    await sendOtherData(page, path, 2);
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await notice(page).getByRole('button', { name: texts.crash.loadRetry }).click();
    await waitUntilInteractive(page);
    await expect(notice(page)).toBeHidden();
  });
}
