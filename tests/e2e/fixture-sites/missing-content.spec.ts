import { holdRequests } from '../hold-requests';
import { waitUntilInteractive } from '../page-states';
import { texts } from '../texts';
import { countDocuments, heading, linkTo, PAYLOAD, START, TABS } from './failing-pages';
import { expect, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('guides');

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the content of the next page cannot be fetched', () => {
  test('answer 404, as after a deployment: the page is loaded whole, once', async ({ page, visit, problems }) => {
    problems.expect(/answer 404/);
    await visit(START);
    await page.route(PAYLOAD, (route) => route.fulfill({ status: 404, body: '' }));
    const documents = countDocuments(page);
    await linkTo(page, 'Abas').click();
    await heading(page, 'Abas').waitFor();
    await expect(page).toHaveURL(TABS);
    await waitUntilInteractive(page);
    expect(documents()).toBe(1);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  // @behaviour Addresses and navigation: The bar for slow pages ends when the page cannot be fetched
  test('the connection is refused: the page is loaded whole, once', async ({ page, visit, problems }) => {
    problems.expect(/request failed/);
    problems.expect(/console error: Failed to fetch RSC payload/);
    await visit(START);
    await page.route(PAYLOAD, (route) => route.abort('connectionrefused'));
    const documents = countDocuments(page);
    await linkTo(page, 'Abas').click();
    await heading(page, 'Abas').waitFor();
    await waitUntilInteractive(page);
    expect(documents()).toBe(1);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

// @behaviour Failures: A spinner shows while a page part loads, not before 200 ms
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
  await heading(page, 'Abas').waitFor();
  await expect(ring).toHaveCount(0);
});
