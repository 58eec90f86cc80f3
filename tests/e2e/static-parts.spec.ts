import type { Locator, Page } from '@playwright/test';
import { tagRow } from '../scope';
import { waitUntilInteractive } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';

/** Comments that React writes between two texts, and the mark of where on the page the reader is. */
const NO_CONTENT = /<!--.*?-->| aria-current="true"/gs;

/** What stands in a page's HTML only, by name. */
async function readParts(page: Page): Promise<readonly (readonly string[])[]> {
  await waitUntilInteractive(page);
  const parts = await page
    .locator('[data-static]')
    .evaluateAll((found) => found.map((part) => [part.getAttribute('data-static') ?? '', part.innerHTML] as const));
  return parts.map(([name, html]) => [name, html.replace(NO_CONTENT, '')]);
}

const neighbour = (page: Page, rel: 'prev' | 'next') => page.getByRole('main').locator(`a[rel="${rel}"]`);
/** By keyboard: a pointer that rests where the link was would mark an access key of the next page as a link. */
const open = (link: Locator) => link.press('Enter');

for (const [row, kind] of (['operation', 'operationWithBody', 'guide', 'cstatCode'] as const).entries()) {
  // @behaviour Addresses and navigation: A page is the same, opened by itself, by a link and by Back
  test(`the page ${kind} is the same, opened by itself, by Back and by a link`, { tag: tagRow(row) }, async ({
    page,
    visit,
  }) => {
    await visit(PAGE[kind]);
    const parts = await readParts(page);
    expect(parts.length).toBeGreaterThan(3);
    const other = (await neighbour(page, 'prev').getAttribute('href')) ?? '';
    await open(neighbour(page, 'prev'));
    await page.waitForURL(other);
    await page.goBack();
    await page.waitForURL(PAGE[kind]);
    await expect.poll(() => readParts(page)).toEqual(parts);
    await visit(other);
    await open(neighbour(page, 'next'));
    await page.waitForURL(PAGE[kind]);
    await expect.poll(() => readParts(page)).toEqual(parts);
  });
}

test('a page whose HTML is of another build than its data is loaded whole', async ({ page, problems, visit }) => {
  problems.expect(/Falling back to browser navigation/);
  await visit(PAGE.operation);
  const address = (await neighbour(page, 'prev').getAttribute('href')) ?? '';
  await page.route(`**${address}`, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/data\.js\?[\w-]+/, 'data.js?of-another-build'),
    });
  });
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await open(neighbour(page, 'prev'));
  await page.waitForURL(address);
  await waitUntilInteractive(page);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
});
