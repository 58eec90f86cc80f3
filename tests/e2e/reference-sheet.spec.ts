import type { Page } from '@playwright/test';
import { REFERENCE_SHEET } from '@/lib/page-scripts/reference-sheet';
import { waitUntilInteractive } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';

/** An operation that PAGE.guide has a link to. */
const OPERATION = '/docs/api/fiscal/create-authentication-token-using-post/';

/** Follows the guide's link and looks at the head of a field, which the reference's sheet makes a line with gaps. */
async function followToOperation(page: Page): Promise<void> {
  await page.locator(`main a[href="${OPERATION}"]`).first().click();
  await page.waitForURL(OPERATION);
  await expectStyles(page);
}

const expectStyles = (page: Page) => expect(page.locator('li[id^="corpo."] > p').first()).toHaveCSS('display', 'flex');

/** The address of the reference's sheet, as a page without it says it. */
async function readAddress(page: Page): Promise<string> {
  return (await page.locator(`link[${REFERENCE_SHEET}]`).getAttribute(REFERENCE_SHEET)) ?? '';
}

test.beforeEach(async ({ visit }) => visit(PAGE.guide));

// @behaviour Addresses and navigation: The styles of the reference come with the first link to a page that needs them
test('a guide has no styles of the reference, and the first page that needs them is shown with them', async ({
  page,
}) => {
  const address = await readAddress(page);
  const fetched: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'stylesheet') fetched.push(new URL(sent.url()).pathname);
  });
  await page.locator('a[rel="next"]').click();
  await page.waitForURL(({ pathname }) => pathname !== PAGE.guide);
  await page.goBack();
  await page.waitForURL(PAGE.guide);
  expect(fetched).toEqual([]);

  await followToOperation(page);
  await page.goBack();
  await page.waitForURL(PAGE.guide);
  await page.goForward();
  await page.waitForURL(OPERATION);
  await expectStyles(page);
  expect(fetched).toEqual([address]);

  fetched.length = 0;
  await page.reload();
  await waitUntilInteractive(page);
  await expectStyles(page);
  await expect(page.locator(`link[${REFERENCE_SHEET}]`)).toHaveCount(0);
  expect(fetched).toHaveLength(1);
});

// @behaviour Failures: A page whose styles do not come is opened as a plain link would open it
test('where the styles of the reference do not come, the browser opens the page itself', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|NS_ERROR_ABORT|Failed to fetch RSC payload/);
  const address = await readAddress(page);
  // Asked for when the pointer is over the link, and by the click.
  await page.route(`**${address}`, (route) => route.abort(), { times: 2 });
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await followToOperation(page);
  await waitUntilInteractive(page);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
});
