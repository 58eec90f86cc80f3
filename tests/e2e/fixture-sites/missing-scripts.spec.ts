import type { Page } from '@playwright/test';
import { RELOADED_AT } from '@/lib/storage/reload-guard';
import { NIGHTLY } from '../../scope';
import { waitUntilInteractive } from '../page-states';
import { texts } from '../texts';
import { countDocuments, failureBox, findSearchScripts, heading, MISSED_SCRIPT, TABS } from './failing-pages';
import { expect, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('guides');

test.use({ viewport: { width: 1440, height: 900 } });

/** Takes scripts of the page that is being opened away: all, or those that the others do not need. */
async function takeScriptsAway(page: Page, visit: (path: string) => Promise<void>, which: 'all' | 'some') {
  const lost = which === 'some' ? await findSearchScripts(page, visit) : [];
  const isLost = (url: URL) =>
    which === 'all' ? /\/_next\/.*\.js$/.test(url.pathname) : lost.some((src) => url.pathname === src);
  await page.route(isLost, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(isLost);
}

/** Makes the browser's tab one whose page was loaded anew just now. */
async function noteReload(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), RELOADED_AT);
}

test.describe('the first page comes without its scripts', () => {
  test.beforeEach(({ problems }) => {
    problems.expect(/answer 404/);
  });

  // @behaviour Failures: The first page without its scripts stays readable and offers Retry
  test('none comes: the page can be read, is not loaded again by itself, and a box offers Retry, which brings it back', async ({
    page,
    visit,
  }) => {
    const bringBack = await takeScriptsAway(page, visit, 'all');
    const documents = countDocuments(page);
    await page.goto(TABS);
    const notice = page.getByRole('alert').filter({ hasText: texts.page.partFailed });
    await expect(notice).toBeVisible();
    await expect(heading(page, 'Abas')).toBeVisible();
    // Panels of tabs that no script can open are all open.
    await expect(page.getByRole('main').locator('[role=tabpanel]:visible')).toHaveCount(
      await page.getByRole('main').locator('[role=tabpanel]').count(),
    );
    await page.waitForLoadState('load');
    expect(documents()).toBe(1);
    await bringBack();
    await notice.getByRole('button', { name: texts.crash.loadRetry }).click();
    await waitUntilInteractive(page);
    await expect(notice).toBeHidden();
  });

  // @behaviour Failures: The first page without its scripts stays readable and offers Retry
  test('one of them does not come: a box offers Retry, and a link leads to the next page, whole', async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(MISSED_SCRIPT);
    await takeScriptsAway(page, visit, 'some');
    await noteReload(page);
    // The box is there before React has started; that it also misses the script, React says later.
    const isMissed = page.waitForEvent('console', (message) => MISSED_SCRIPT.test(message.text()));
    await page.goto('/search/');
    await isMissed;
    const retry = page.getByRole('alert').getByRole('button', { name: texts.crash.loadRetry });
    await expect(retry).toHaveCount(1);
    await expect(retry).toBeVisible();
    const documents = countDocuments(page);
    await page.getByRole('banner').getByRole('link', { name: 'Guides', exact: true }).click();
    await heading(page, 'Introdução').waitFor();
    await waitUntilInteractive(page);
    expect(documents()).toBe(1);
    await expect(retry).toBeHidden();
  });

  // @behaviour Failures: The first page without its scripts stays readable and offers Retry
  test('that a part is missing is said once, also when another does not come later', { tag: NIGHTLY }, async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(MISSED_SCRIPT);
    const [script] = await findSearchScripts(page, visit);
    await noteReload(page);
    await page.route(
      (url) => url.pathname === script,
      (route) => route.fulfill({ status: 404, body: '' }),
    );
    await page.clock.install();
    await page.goto('/search/');
    await expect(failureBox(page)).toBeVisible();
    const isGone = page.waitForResponse(/gone\.js$/);
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('script'), { src: '/_next/static/chunks/gone.js' }));
    });
    await isGone;
    // The notice gives a reader who stopped the page a moment to turn to another.
    await page.clock.fastForward(2000);
    await expect(page.getByRole('alert').getByRole('button', { name: texts.crash.loadRetry })).toHaveCount(1);
    await expect(failureBox(page)).toBeVisible();
  });
});
