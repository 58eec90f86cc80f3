import type { Page } from '@playwright/test';
import { tagRow } from '../scope';
import { waitUntilComplete, waitUntilIdle } from './page-states';
import { RequestLog } from './request-log';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';

const findNext = (page: Page) => page.locator('a[rel="next"]');

/** Opens the guide and shows the link to the next page. */
async function showLink(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit(PAGE.guide);
  await waitUntilComplete(page);
  await findNext(page).scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
}

for (const [row, [gesture, act]] of (
  [
    ['pointing at', 'hover'],
    ['focusing', 'focus'],
  ] as const
).entries()) {
  // @behaviour Addresses and navigation: Pages are fetched ahead only on intent
  test(`a link on screen fetches nothing; ${gesture} it fetches its page in few requests, and following it nothing more`, {
    tag: tagRow(row),
  }, async ({ page, visit }) => {
    const requests = new RequestLog(page);
    await showLink(page, visit);
    expect(requests.listPayloads()).toEqual([]);

    const link = findNext(page);
    const title = await link.locator('b').textContent();
    requests.clear();
    await link[act]();
    await expect.poll(() => requests.hasPayload()).toBe(true);
    expect(requests.list().length, requests.list().join('\n')).toBeLessThanOrEqual(5);

    requests.clear();
    if (act === 'hover') await link.click();
    else await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title ?? '', exact: true }).waitFor();
    await waitUntilIdle(page);
    expect(requests.list()).toEqual([]);
  });
}

for (const [row, [name, connection]] of (
  [
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['has a 2g connection', { saveData: false, effectiveType: '2g' }],
    ['has a slow 2g connection', { saveData: false, effectiveType: 'slow-2g' }],
  ] as const
).entries()) {
  // @behaviour Addresses and navigation: Pages are never fetched ahead on a 2g connection or with data saver
  test(`nothing is fetched ahead for a reader who ${name}`, { tag: tagRow(row) }, async ({ page, visit }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await showLink(page, visit);
    const link = findNext(page);
    const title = await link.locator('b').textContent();
    const requests = new RequestLog(page);
    await link.hover();
    await link.focus();
    await waitUntilIdle(page);
    expect(requests.list()).toEqual([]);

    await link.click();
    await page.getByRole('heading', { level: 1, name: title ?? '', exact: true }).waitFor();
    expect(requests.hasPayload()).toBe(true);
  });
}
