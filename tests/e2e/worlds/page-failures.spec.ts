import type { Page } from '@playwright/test';
import { RELOADED_AT } from '@/lib/storage/reload-guard';
import { holdRequests } from '../hold-requests';
import { expectSameDocument, markDocument, waitUntilInteractive } from '../page-states';
import { texts } from '../texts';
import { expect, testWorld } from './world-test';

const test = testWorld('parts');
const START = '/docs/documentacao/partes/opcoes/';
const TABS = '/docs/documentacao/partes/abas/';
const PAYLOAD = /\/abas\/[^?]*\.txt/;
/** What React says on the console of a script that it misses: to Chromium a ChunkLoadError, to Firefox an Error. */
const MISSED_SCRIPT = /Error: Failed to load chunk \/_next\/static\/chunks\//;

test.use({ viewport: { width: 1440, height: 900 } });

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: texts.sidebar.docs }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: texts.crash.loadFailed });

/** Counts the documents that the browser asks for. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** The scripts that the search page needs beside those of the page one comes from. */
async function findSearchScripts(page: Page, visit: (path: string) => Promise<void>): Promise<readonly string[]> {
  const list = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? ''),
    );
  await visit(START);
  const here = await list();
  await visit('/search/');
  return (await list()).filter((src) => !here.includes(src));
}

test.describe('the content of the next page cannot be fetched', () => {
  test('answer 404, as after a deployment: the page is loaded whole, once', async ({ page, visit, problems }) => {
    problems.expect(/answer 404/);
    await visit(START);
    await page.route(PAYLOAD, (route) => route.fulfill({ status: 404, body: '' }));
    const documents = countDocuments(page);
    await linkTo(page, 'Abas').click();
    await expect(heading(page, 'Abas')).toBeVisible();
    await expect(page).toHaveURL(TABS);
    await waitUntilInteractive(page);
    expect(documents()).toBe(1);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('the connection is refused: the page is loaded whole, once', async ({ page, visit, problems }) => {
    problems.expect(/request failed/);
    problems.expect(/console error: Failed to fetch RSC payload/);
    await visit(START);
    await page.route(PAYLOAD, (route) => route.abort('connectionrefused'));
    const documents = countDocuments(page);
    await linkTo(page, 'Abas').click();
    await expect(heading(page, 'Abas')).toBeVisible();
    await waitUntilInteractive(page);
    expect(documents()).toBe(1);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

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
  test.describe(`the code of the next page ${what}`, () => {
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

    test('the page is loaded whole once by itself, and not again when the code stays away', async ({ page, visit }) => {
      const { documents } = await openWithoutCode(page, visit, false);
      const retry = page.getByRole('alert').getByRole('button', { name: texts.crash.loadRetry });
      await expect(retry).toBeVisible();
      await expect(page).toHaveURL('/search/');
      expect(documents()).toBe(1);
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });

    test('after a reload that did not help, an error box with Retry has the focus; a navigation clears it', async ({
      page,
      visit,
    }) => {
      await openWithoutCode(page, visit, true);
      await expect(failure(page)).toBeVisible();
      await expect(failure(page).getByRole('button', { name: texts.crash.loadRetry })).toBeFocused();
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await expectSameDocument(page);
      await page.goBack();
      await expect(failure(page)).toHaveCount(0);
      await expect(heading(page, 'Opções de uma página')).toBeVisible();
    });

    test('Retry brings the page once its code is there again', async ({ page, visit }) => {
      const { bringBack } = await openWithoutCode(page, visit, true);
      await expect(failure(page)).toBeVisible();
      await bringBack();
      await failure(page).getByRole('button', { name: texts.crash.loadRetry }).click();
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      await waitUntilInteractive(page);
      await expect(failure(page)).toHaveCount(0);
    });
  });
}

/** Takes scripts of the page that is being opened away: all, or those that the others do not need. */
async function takeScriptsAway(page: Page, visit: (path: string) => Promise<void>, which: 'all' | 'some') {
  const lost = which === 'some' ? await findSearchScripts(page, visit) : [];
  const isLost = (url: URL) =>
    which === 'all' ? /\/_next\/.*\.js$/.test(url.pathname) : lost.some((src) => url.pathname === src);
  await page.route(isLost, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(isLost);
}

test.describe('the first page comes without its scripts', () => {
  test.beforeEach(({ problems }) => {
    problems.expect(/answer 404/);
  });

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

  test('one of them does not come: a box offers Retry, and a link leads to the next page, whole', async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(MISSED_SCRIPT);
    await takeScriptsAway(page, visit, 'some');
    await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), RELOADED_AT);
    // The box is there before React has started; that it also misses the script, React says later.
    const isMissed = page.waitForEvent('console', (message) => MISSED_SCRIPT.test(message.text()));
    await page.goto('/search/');
    await isMissed;
    const retry = page.getByRole('alert').getByRole('button', { name: texts.crash.loadRetry });
    await expect(retry).toHaveCount(1);
    await expect(retry).toBeVisible();
    const documents = countDocuments(page);
    await page.getByRole('banner').getByRole('link', { name: 'Documentation', exact: true }).click();
    await expect(heading(page, 'Introdução')).toBeVisible();
    await waitUntilInteractive(page);
    expect(documents()).toBe(1);
    await expect(retry).toBeHidden();
  });
});

test('a page that takes long shows nothing for 200 ms, then the bar and a turning ring, until it is there', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit(START);
  const { release } = await holdRequests(page, PAYLOAD);
  const ring = page.getByRole('progressbar', { name: texts.page.loading });
  await page.clock.pauseAt(Date.now() + 60_000);
  await linkTo(page, 'Abas').click();
  await page.clock.runFor(199);
  await expect(ring).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(ring).toBeVisible();
  release();
  await page.clock.resume();
  await expect(heading(page, 'Abas')).toBeVisible();
  await expect(ring).toHaveCount(0);
});
