import { NIGHTLY } from '../scope';
import { expectNoFindings } from './axe-findings';
import { blockStorage } from './blocked-storage';
import { holdRequests } from './hold-requests';
import { CODE_539, INDEX_FILES, openSearchModal, SearchModal } from './search-box';
import { waitUntilSearchIsComplete, watchSearch } from './search-completion';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const { search } = texts;
const START = PAGE.guide;

// @behaviour Search: A failed request says so, offers Retry, and recovers
test('when the network fails and when the host answers with an error, the modal says so, accessibly, and Retry works', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/request failed|ERR_INTERNET_DISCONNECTED/);
  problems.expect(/503/);
  await watchSearch(page);
  await visit(START);
  await page.route(INDEX_FILES, (route) => route.abort('internetdisconnected'));
  const modal = new SearchModal(page);
  await modal.open();
  await modal.box.fill('certificado');
  const alert = modal.dialog.getByRole('alert');
  const retry = alert.getByRole('button', { name: search.retry });
  const expectTold = async () => {
    await expect(alert).toContainText(search.failed);
    await expect(alert).toContainText(search.failedHint);
    await expect(modal.dialog.getByText(search.tryFor)).toHaveCount(0);
  };
  await expectTold();
  await expectNoFindings(page, 'error', 'dialog[open]');

  await page.unroute(INDEX_FILES);
  let asked = 0;
  await page.route(INDEX_FILES, (route) => {
    asked += 1;
    return route.fulfill({ status: 503 });
  });
  await retry.click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expectTold();

  await page.unroute(INDEX_FILES);
  await retry.click();
  await waitUntilSearchIsComplete(page);
  await expect(modal.options.first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(modal.box).toHaveValue('certificado');
  await expect(modal.box).toBeFocused();
});

// @behaviour Search: Without its code it opens a box at once, says so on the page, and Retry goes on
test('while the code of the modal is on its way there is a box; when it does not come, the page says so', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/request failed|ERR_CONNECTION_REFUSED/);
  let isOpen = false;
  // Before the page is opened, so that nothing it asks for later passes by.
  const code = await holdRequests(page, ({ pathname }) => isOpen && pathname.startsWith('/_next/static/chunks/'), {
    abort: 'connectionrefused',
  });
  await visit(START);
  isOpen = true;
  const modal = new SearchModal(page);
  await page.keyboard.press('Control+k');
  // Nothing has arrived, so nothing is waited for.
  await expect(modal.dialog.getByRole('searchbox')).toBeFocused({ timeout: 200 });
  await expect(modal.dialog.getByRole('status')).toHaveText(search.loading);
  await page.keyboard.type('539');
  await expect.poll(code.count, 'parts of the code that are held').toBeGreaterThan(0);
  code.release();
  const alert = modal.dialog.getByRole('alert');
  await expect(alert).toContainText(search.failed);
  await expect(alert).toContainText(search.failedHint);
  await expect(page).toHaveURL(START);

  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.type(' duplicidade');
  await alert.getByRole('button', { name: search.retry }).click();
  await expect(modal.box).toHaveValue('539 duplicidade');
  await expect(modal.box).toBeFocused();
  // As long as the engine takes to start: this test is not about its speed.
  await modal.options.first().waitFor();
  await expect(modal.options.first()).toContainText('539');
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  await expect(page).toHaveURL(START);
});

test('with storage blocked it opens and finds', async ({ page, problems }) => {
  problems.expect(/refused access to its storage/);
  await blockStorage(page);
  const modal = await openSearchModal(page);
  await modal.search('539');
  await modal.active.click();
  await page.waitForURL(CODE_539);
});

test('a record that holds markup is shown as text', { tag: NIGHTLY }, async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>&lt;b&gt;';
  await page.route(INDEX_FILES, async (route) => {
    const response = await route.fetch();
    const escaped = JSON.stringify(markup).slice(1, -1);
    await route.fulfill({ response, body: (await response.text()).replaceAll('ertificado', `ertificado ${escaped}`) });
  });
  const modal = await openSearchModal(page);
  await modal.search('certificado');
  await expect(modal.options.first()).toContainText(markup);
  await expect(modal.options.first().locator('mark').first()).toBeVisible();
  await expect(modal.dialog.locator('img, b, script')).toHaveCount(0);
  // The second file may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
