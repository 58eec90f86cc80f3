import { tagRow } from '../scope';
import { waitUntilComplete, waitUntilIdle } from './page-states';
import { RequestLog } from './request-log';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';

test.beforeEach(async ({ page, visit }) => {
  await visit(PAGE.guide);
  await page.locator('a[rel="next"]').scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
});

// @behaviour Addresses and navigation: Pages are fetched ahead only on intent
test('a link that is merely on screen fetches nothing', async ({ page }) => {
  const requests = new RequestLog(page);
  await page.reload();
  await waitUntilComplete(page);
  await page.locator('a[rel="next"]').scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
  expect(requests.listPayloads()).toEqual([]);
});

for (const [row, [gesture, act]] of (
  [
    ['pointing at', 'hover'],
    ['focusing', 'focus'],
  ] as const
).entries()) {
  test(`${gesture} a link fetches its page in few requests, and following it fetches nothing more`, {
    tag: tagRow(row),
  }, async ({ page }) => {
    const link = page.locator('a[rel="next"]');
    const title = await link.locator('b').textContent();
    const requests = new RequestLog(page);
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
  test(`nothing is fetched ahead for a reader who ${name}`, { tag: tagRow(row) }, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.reload();
    await waitUntilComplete(page);
    const link = page.locator('a[rel="next"]');
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
