import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { NIGHTLY } from '../scope';
import { waitUntilComplete, waitUntilInteractive } from './page-states';
import { waitUntilSearchIsComplete, watchSearch } from './search-completion';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { serveOverSlowLine } from './slow-line';

/** What only search loads: the worker with its scripts, and the index files. */
const INDEX = /\/search\/index\/(first|content)(?:\.[0-9a-f]{12})?\.json$/;
const WORKER = /\/search\/worker\/[0-9a-f]{12}\.js$/;

const results = (page: Page) => page.getByRole('main').getByRole('link');

function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (INDEX.test(request.url()) || WORKER.test(request.url())) requests.push(request);
  });
  return requests;
}

for (const [workers, place] of [
  ["worker-src 'self'", 'in its worker'],
  ["worker-src 'none'", 'on the page'],
] as const) {
  test(`under a policy of the site’s own files and ${workers}, search runs ${place}`, { tag: NIGHTLY }, async ({
    page,
    problems,
  }) => {
    if (place === 'on the page') problems.expect(/worker/i);
    const line = await serveOverSlowLine({
      headers: {
        // Next's inline scripts are the only exception; neither eval nor blobs are.
        'content-security-policy': `default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; ${workers}`,
      },
    });
    try {
      await page.goto(`${line.url}${PAGE.guide}`);
      await waitUntilInteractive(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('539');
      const found = page.getByRole('dialog').getByRole('option').first();
      await found.waitFor();
      await expect(found).toContainText('539');
      expect(page.workers()).toHaveLength(place === 'in its worker' ? 1 : 0);
    } finally {
      await line.stop();
    }
  });
}

test('where the worker’s script is refused, search runs on the page', async ({
  browserName,
  page,
  problems,
  visit,
}) => {
  // Chromium does not report the refused script of a worker.
  if (browserName === 'firefox') problems.expect(/request failed: .*worker/);
  await page.route(WORKER, (route) => route.abort('blockedbyclient'));
  await visit('/search/?q=rejeição 204');
  await results(page).filter({ hasText: '204' }).first().waitFor();
  expect(page.workers()).toEqual([]);
});

test('between the first key and the first result lie two journeys to the host', async ({ page }) => {
  // So long that nothing is asked for late because the processor is slow.
  const line = await serveOverSlowLine({ latency: 2000 });
  try {
    await page.goto(`${line.url}${PAGE.guide}`);
    await waitUntilComplete(page);
    line.slowDown();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('539');
    await page.getByRole('dialog').getByRole('option').filter({ hasText: '539' }).first().waitFor();
    expect(line.countJourneys()).toBe(2);
  } finally {
    await line.stop();
  }
});

test('without a search nothing of it is loaded; then a worker and each index file once, 150 KB to the first result, 600 in all', async ({
  page,
  visit,
}) => {
  const early = recordRequests(page);
  await watchSearch(page);
  await visit(PAGE.guide);
  await waitUntilComplete(page);
  expect(early.map((request) => request.url())).toEqual([]);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const started = page.waitForEvent('worker');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('539');
  const found = page.getByRole('dialog').getByRole('option').first();
  await found.waitFor();
  await expect(found).toContainText('539');
  await started;
  await waitUntilSearchIsComplete(page);
  const weigh = async (kept: readonly Request[]) => {
    const bodies = await Promise.all(kept.map(async (request) => (await request.response())?.body()));
    return bodies.reduce((sum, body) => sum + (body ? gzipSync(body).length : 0), 0);
  };
  const first = requests.filter((request) => INDEX.exec(request.url())?.[1] !== 'content');
  expect(first.some((request) => WORKER.test(request.url()))).toBe(true);
  expect(await weigh(first)).toBeLessThanOrEqual(150_000);
  expect(await weigh(requests)).toBeLessThanOrEqual(600_000);
  await page.getByRole('dialog').getByRole('combobox').fill('fora do ar');
  await expect(found).toContainText(/conting/i);
  const files = requests.map((request) => INDEX.exec(request.url())?.[1]).filter((name) => name !== undefined);
  expect(files.toSorted()).toEqual(['content', 'first']);
});
