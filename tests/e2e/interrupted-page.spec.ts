import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { DATA_FILE } from '@/lib/page-scripts/page-data';
import { NIGHTLY } from '../scope';
import { serveExport } from './own-server';
import { waitUntilInteractive } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

/** Where a file breaks off, in bytes: a page before the script with its data, and any other file shortly before its end. */
function findBreak(file: string, body: Buffer): number {
  if (!isPage(file)) return body.length - 100;
  const end = body.toString('latin1').search(`<script src="[^"]*/${DATA_FILE}\\?`);
  if (end < 0) throw new Error(`${file}: no script has the data of the page`);
  return end;
}

/** Serves the site over a line on which, until it is mended, some files come but for their ends. */
async function serveOverBadLine(isHeld: (file: string) => boolean) {
  const unfinished: { readonly response: ServerResponse; readonly rest: Buffer }[] = [];
  let isMended = false;
  let isLost = false;
  const server = await serveExport({
    prepare: (file) => readFileSync(file),
    headers: { 'cache-control': 'no-store' },
    send: (response, body, file) => {
      if (isMended || !isHeld(file)) return response.end(body);
      const whole = Buffer.from(body);
      const end = findBreak(file, whole);
      response.write(whole.subarray(0, end));
      // A lost line is lost for what is asked later too: a script that never ends keeps the document from its end.
      if (isLost) response.destroy();
      else unfinished.push({ response, rest: whole.subarray(end) });
    },
  });
  return {
    ...server,
    breakOff: () => {
      isLost = true;
      for (const { response } of unfinished.splice(0)) response.destroy();
    },
    mend: () => {
      isMended = true;
      for (const { response, rest } of unfinished.splice(0)) response.end(rest);
    },
  };
}

const isPage = (file: string) => file.endsWith('.html');
const isScript = (file: string) => file.endsWith('.js');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: texts.page.partFailed });

for (const { name, path, isHeld, tag = [], isStoppedDaily = false } of [
  { name: 'a guide that is still coming', path: PAGE.guide, isHeld: isPage, isStoppedDaily: true },
  { name: 'an operation that is still coming', path: PAGE.operation, isHeld: isPage, tag: [NIGHTLY] },
  { name: 'a page whose scripts are still coming', path: PAGE.guide, isHeld: isScript },
]) {
  test.describe(name, { tag }, () => {
    let line: Awaited<ReturnType<typeof serveOverBadLine>>;

    test.beforeEach(async ({ page }) => {
      line = await serveOverBadLine(isHeld);
      await page.goto(line.url + path, { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      // Next puts this name there when it starts to wait for the rest of the page.
      if (isHeld === isPage) await page.waitForFunction(() => 'next' in window);
    });

    test.afterEach(() => line.stop());

    // @behaviour Failures: A first page that breaks off stays readable
    test('stays when the reader stops it, and a notice offers to load it anew', {
      tag: isStoppedDaily ? [] : NIGHTLY,
    }, async ({ page }) => {
      await page.evaluate(() => window.stop());
      await expect(notice(page)).toBeVisible();
      await expect(heading(page)).toBeVisible();
      line.mend();
      await notice(page).getByRole('button', { name: texts.crash.loadRetry }).click();
      await expect(notice(page)).toBeHidden();
      await waitUntilInteractive(page);
    });

    // @behaviour Failures: A first page that breaks off stays readable
    test('stays when the line is lost', { tag: isStoppedDaily ? NIGHTLY : [] }, async ({
      browserName,
      page,
      problems,
    }) => {
      problems.expect(/request failed/);
      const isLost = page.waitForEvent('requestfailed');
      line.breakOff();
      await isLost;
      // Of a page that breaks off, Chromium tells the page nothing: to it, it is still coming.
      if (browserName === 'firefox' || isHeld === isScript) await expect(notice(page)).toBeVisible();
      await expect(heading(page)).toBeVisible();
    });

    // Where pages come whole, so does the next one, and there is no moment to look at.
    if (isHeld === isScript) return;

    // @behaviour Failures: A first page that breaks off stays readable
    test('stays until the page that the reader turns to is there', { tag: NIGHTLY }, async ({ page }) => {
      const link = page.getByRole('banner').getByRole('link', { name: 'Documentation', exact: true });
      const next = line.url + (await link.getAttribute('href'));
      const isAsked = page.waitForRequest(next);
      await link.click({ noWaitAfter: true });
      await isAsked;
      await expect(heading(page)).toBeVisible();
      line.mend();
      await page.waitForURL(next);
      await waitUntilInteractive(page);
      await expect(notice(page)).toBeHidden();
    });
  });
}
