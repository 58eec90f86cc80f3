import type { Page } from '@playwright/test';
import { RELOADED_AT } from '@/lib/storage/reload-guard';
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
  test.describe(`the code of the next page ${what}`, { tag: answer === 'missing' ? [] : NIGHTLY }, () => {
    /** Opens the search page from another page, with the scripts that only it needs out of reach. */
    async function openWithoutCode(page: Page, visit: (path: string) => Promise<void>, hasReloaded: boolean) {
      const scripts = await findSearchScripts(page, visit);
      expect(scripts.length).toBeGreaterThan(0);
      await visit(START);
      if (hasReloaded) await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), RELOADED_AT);
      const isMissing = (url: URL) => scripts.some((src) => url.pathname === new URL(src, page.url()).pathname);
      await page.route(isMissing, (route) =>
        answer === 'missing' ? route.fulfill({ status: 404, body: '' }) : route.abort('connectionrefused'),
      );
      await markDocument(page);
      const documents = countDocuments(page);
      // In the page itself, a click on the way into search opens the modal: here a link leads to the page.
      await followLink(page, '/search/');
      return { documents, bringBack: () => page.unroute(isMissing) };
    }

    test.beforeEach(({ problems }) => {
      problems.expect(answer === 'missing' ? /answer 404/ : /request failed/);
      problems.expect(MISSED_SCRIPT);
    });

    // @behaviour Failures: A page that cannot be fetched ahead is loaded whole, without a loop
    test('the page is loaded whole once by itself, and not again when the code stays away', async ({ page, visit }) => {
      const { documents } = await openWithoutCode(page, visit, false);
      const retry = page.getByRole('alert').getByRole('button', { name: texts.crash.loadRetry });
      await expect(retry).toBeVisible();
      await expect(page).toHaveURL('/search/');
      expect(documents()).toBe(1);
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });

    // @behaviour Failures: A page part that cannot be loaded shows a Retry button
    test('after a reload that did not help, an error box with Retry has the focus; a navigation clears it', async ({
      page,
      visit,
    }) => {
      await openWithoutCode(page, visit, true);
      await expect(failureBox(page)).toBeVisible();
      await expect(failureBox(page).getByRole('button', { name: texts.crash.loadRetry })).toBeFocused();
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await expectSameDocument(page);
      await page.goBack();
      await expect(failureBox(page)).toHaveCount(0);
      await expect(heading(page, 'Opções de uma página')).toBeVisible();
    });

    // @behaviour Failures: A page part that cannot be loaded shows a Retry button
    test('Retry brings the page once its code is there again', async ({ page, visit }) => {
      const { bringBack } = await openWithoutCode(page, visit, true);
      await expect(failureBox(page)).toBeVisible();
      await bringBack();
      await failureBox(page).getByRole('button', { name: texts.crash.loadRetry }).click();
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      await waitUntilInteractive(page);
      await expect(failureBox(page)).toHaveCount(0);
    });
  });
}
