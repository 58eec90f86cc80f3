import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { serveExport } from './own-server';
import { waitUntilInteractive } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

/** Bytes at the end of a page that do not come: some of the data that its scripts need. */
const REST = 100;

/** Serves the site over a line on which pages, until it is mended, come but for their ends. */
async function serveOverBadLine() {
  const unfinished: { readonly response: ServerResponse; readonly rest: Buffer }[] = [];
  let isMended = false;
  const server = await serveExport({
    prepare: (file) => readFileSync(file),
    headers: { 'cache-control': 'no-store' },
    send: (response, body, file) => {
      if (isMended || !file.endsWith('.html')) return response.end(body);
      const whole = Buffer.from(body);
      response.write(whole.subarray(0, -REST));
      unfinished.push({ response, rest: whole.subarray(-REST) });
    },
  });
  return {
    ...server,
    breakOff: () => {
      for (const { response } of unfinished.splice(0)) response.destroy();
    },
    mend: () => {
      isMended = true;
      for (const { response, rest } of unfinished.splice(0)) response.end(rest);
    },
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: texts.page.partFailed });

for (const [name, path] of Object.entries({ guide: PAGE.guide, operation: PAGE.operation })) {
  test.describe(`an unfinished page (${name})`, () => {
    let line: Awaited<ReturnType<typeof serveOverBadLine>>;

    test.beforeEach(async ({ page }) => {
      line = await serveOverBadLine();
      await page.goto(line.url + path, { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      // Next puts this name there when it starts to wait for the rest.
      await page.waitForFunction(() => 'next' in window);
    });

    test.afterEach(() => line.stop());

    test('stays when the reader stops it, and a notice offers to load it anew', async ({ page }) => {
      await page.evaluate(() => window.stop());
      await expect(notice(page)).toBeVisible();
      await expect(heading(page)).toBeVisible();
      line.mend();
      await notice(page).getByRole('button', { name: texts.crash.loadRetry }).click();
      await expect(notice(page)).toBeHidden();
      await waitUntilInteractive(page);
    });

    test('stays when the line is lost', async ({ browserName, page, problems }) => {
      problems.expect(/request failed/);
      const isLost = page.waitForEvent('requestfailed');
      line.breakOff();
      await isLost;
      // Chromium tells the page nothing: to it, the page is still coming.
      if (browserName === 'firefox') await expect(notice(page)).toBeVisible();
      await expect(heading(page)).toBeVisible();
    });

    test('stays until the page that the reader turns to is there', async ({ page }) => {
      const link = page.getByRole('banner').getByRole('link', { name: 'Documentation', exact: true });
      const next = line.url + (await link.getAttribute('href'));
      const isAsked = page.waitForRequest(next);
      await link.click({ noWaitAfter: true });
      await isAsked;
      await expect(heading(page)).toBeVisible();
      line.mend();
      await expect(page).toHaveURL(next);
      await waitUntilInteractive(page);
      await expect(notice(page)).toBeHidden();
    });
  });
}
