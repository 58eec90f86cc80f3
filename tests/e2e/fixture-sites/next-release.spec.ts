import type { Page } from '@playwright/test';
import { isWholeRun, NIGHTLY } from '../../scope';
import { expectSameDocument, markDocument, visitPage, waitUntilInteractive } from '../page-states';
import { SearchModal } from '../search-box';
import { PAGE } from '../site-pages';
import { expect, test as siteTest } from '../site-test';
import { texts } from '../texts';
import { type ReleaseHost, serveReleases } from './two-releases';

const test = siteTest.extend<{ readonly releases: ReleaseHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
  releases: async ({}, use) => {
    const releases = await serveReleases();
    await use(releases);
    await releases.stop();
  },
  baseURL: async ({ releases }, use) => use(releases.url),
});

test.use({ viewport: { width: 1440, height: 900 } });

const START = PAGE.operationWithBody;
const NEXT = '/docs/api/fiscal/consultar-status-dfe-using-get/';

const findForm = (page: Page) => page.getByRole('dialog', { name: texts.requestForm.title });
const openForm = (page: Page) => page.getByRole('main').getByRole('button', { name: texts.requestForm.open }).click();

/** Turns to a page of the next release, which comes with its own scripts and nothing of the old one. */
async function turnToNextPage(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: texts.sidebar.docs }).locator(`a[href="${NEXT}"]`).click();
  await page.waitForURL(NEXT);
  await waitUntilInteractive(page);
  expect(await page.evaluate(() => 'isFirstDocument' in window), 'the page was loaded whole').toBe(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Next's own place for announcements is an alert too, which is empty.
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
}

// @behaviour Failures: A tab from before a publication loads its next page whole, and nothing is blank
test('a tab from before the release, whose scripts stay, loads the next page whole', { tag: NIGHTLY }, async ({
  page,
  releases,
}) => {
  await visitPage(page, START);
  await markDocument(page);
  // What the reader's first move asks for comes from the release that the tab is of: the click below leaves the page,
  // and whether the answer to a move came before that would be chance.
  const examples = page.waitForResponse(/\.examples\.json$/);
  await page.getByRole('main').getByRole('heading', { level: 1 }).hover();
  await examples;
  releases.publishNext(true);
  await turnToNextPage(page);
  await page.goBack();
  await waitUntilInteractive(page);
  await expect(page).toHaveURL(START);
  await openForm(page);
  await findForm(page).waitFor();
});

// @behaviour Failures: A tab from before a publication searches and opens what it had not needed yet
test('a tab from before the release, whose scripts stay, searches and opens what it had not needed yet', async ({
  page,
  releases,
}) => {
  await visitPage(page, START);
  await markDocument(page);
  releases.publishNext(true);
  const modal = new SearchModal(page);
  await modal.open();
  await modal.search('status');
  await page.keyboard.press('Escape');
  await openForm(page);
  await findForm(page).waitFor();
  await page.keyboard.press('Escape');
  await expectSameDocument(page);
});

// @behaviour Failures: A tab from before a publication, whose scripts are gone, says what does not come and stays readable
// @behaviour Failures: A tab from before a publication loads its next page whole, and nothing is blank
test('a tab from before the release, whose scripts are gone, says what does not come, and loads the next page whole', async ({
  page,
  problems,
  releases,
}) => {
  problems.expect(/answer 404/);
  await visitPage(page, START);
  await markDocument(page);
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  releases.publishNext(false);
  await test.step('what does not come is said, and the page stays as it is', async () => {
    await page.keyboard.press('Control+k');
    const { dialog } = new SearchModal(page);
    await expect(dialog.getByRole('alert')).toContainText(texts.search.failed);
    await page.keyboard.press('Escape');
    await openForm(page);
    await expect(page.getByRole('main').getByRole('button', { name: texts.requestForm.failed })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
    await expectSameDocument(page);
  });
  await test.step('the next page is loaded whole; Back leads to the old one', async () => {
    await turnToNextPage(page);
    await page.goBack();
    await waitUntilInteractive(page);
    await expect(page).toHaveURL(START);
  });
  if (!isWholeRun) return;
  await test.step('loaded anew, it is a page of the next release', async () => {
    await page.reload();
    await waitUntilInteractive(page);
    await openForm(page);
    await findForm(page).waitFor();
  });
});
