import { waitUntilInteractive } from '../page-states';
import { countDocuments, heading, linkTo, PAYLOAD, START, TABS } from './failing-pages';
import { expect, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('guides');

test.use({ viewport: { width: 1440, height: 900 } });

// @behaviour Addresses and navigation: The bar for slow pages ends when the page cannot be fetched
test('the content of the next page is gone, as after a deployment, or refused: the page is loaded whole, once', async ({
  page,
  visit,
  problems,
}) => {
  problems.expect(/answer 404/);
  problems.expect(/request failed/);
  problems.expect(/console error: Failed to fetch RSC payload/);
  const turnToTabs = async () => {
    const documents = countDocuments(page);
    await linkTo(page, 'Abas').click();
    await heading(page, 'Abas').waitFor();
    await expect(page).toHaveURL(TABS);
    await waitUntilInteractive(page);
    expect(documents()).toBe(1);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  };
  await visit(START);
  await test.step('it is gone (404)', async () => {
    await page.route(PAYLOAD, (route) => route.fulfill({ status: 404, body: '' }));
    await turnToTabs();
    await page.unroute(PAYLOAD);
  });
  await visit(START);
  await test.step('the connection is refused', async () => {
    await page.route(PAYLOAD, (route) => route.abort('connectionrefused'));
    await turnToTabs();
  });
});
