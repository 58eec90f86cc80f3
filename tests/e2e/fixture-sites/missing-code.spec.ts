import type { Page } from '@playwright/test';
import { NIGHTLY } from '../../scope';
import { expectSameDocument, markDocument, waitUntilInteractive } from '../page-states';
import { texts } from '../texts';
import { countDocuments, failureBox, findSearchScripts, heading, MISSED_SCRIPT, START } from './failing-pages';
import { expect, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('guides');

test.use({ viewport: { width: 1440, height: 900 } });

/** Follows a link that is put into the page. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

for (const [what, answer] of [
  ['is gone (404)', 'missing'],
  ['is refused', 'refused'],
] as const) {
  // @behaviour Failures: A page that cannot be fetched ahead is loaded whole, without a loop
  // @behaviour Failures: A page part that cannot be loaded shows a Retry button
  test(`the code of the next page ${what}: it is loaded whole, once; then a box offers Retry, and Back clears it`, {
    tag: answer === 'missing' ? [] : NIGHTLY,
  }, async ({ page, problems, visit }) => {
    test.setTimeout(60_000);
    problems.expect(answer === 'missing' ? /answer 404/ : /request failed/);
    problems.expect(MISSED_SCRIPT);
    const scripts = await findSearchScripts(page, visit);
    expect(scripts.length).toBeGreaterThan(0);
    await visit(START);
    const isMissing = (url: URL) => scripts.includes(url.pathname);
    await page.route(isMissing, (route) =>
      answer === 'missing' ? route.fulfill({ status: 404, body: '' }) : route.abort('connectionrefused'),
    );
    const retry = page.getByRole('alert').getByRole('button', { name: texts.crash.loadRetry });
    // In the page itself, a click on the way into search opens the modal: here a link leads to the page.
    const turnToSearch = () => followLink(page, '/search/');

    await test.step('the page is loaded whole once by itself, and not again when the code stays away', async () => {
      const documents = countDocuments(page);
      const isLoadedAnew = page.waitForEvent('load');
      await turnToSearch();
      await isLoadedAnew;
      await expect(retry).toBeVisible();
      await expect(page).toHaveURL('/search/');
      expect(documents()).toBe(1);
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });

    await test.step('after that reload, which did not help, a box with Retry has the focus; a navigation clears it', async () => {
      await visit(START);
      await markDocument(page);
      await turnToSearch();
      await expect(failureBox(page)).toBeVisible();
      await expect(failureBox(page).getByRole('button', { name: texts.crash.loadRetry })).toBeFocused();
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await expectSameDocument(page);
      await page.goBack();
      await expect(failureBox(page)).toHaveCount(0);
      await expect(heading(page, 'Opções de uma página')).toBeVisible();
    });

    await test.step('Retry brings the page once its code is there again', async () => {
      await turnToSearch();
      await expect(failureBox(page)).toBeVisible();
      await page.unroute(isMissing);
      await failureBox(page).getByRole('button', { name: texts.crash.loadRetry }).click();
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      await waitUntilInteractive(page);
      await expect(failureBox(page)).toHaveCount(0);
    });
  });
}
