import { NIGHTLY } from '../scope';
import { holdRequests } from './hold-requests';
import { readLayoutShift, recordLayoutShift } from './layout-shift';
import { waitUntilIdle } from './page-states';
import { firstResult, INDEX_FILES } from './search-box';
import { letSearchWaitForTexts, waitUntilSearchIsComplete, watchSearch } from './search-completion';
import { expect, test } from './site-test';
import { pattern, texts } from './texts';

// @behaviour Search: Results of a shared link come once and stay
test('where the texts come late, the list is the reader’s to exchange', { tag: NIGHTLY }, async ({ page, visit }) => {
  await watchSearch(page);
  const content = await holdRequests(page, INDEX_FILES.replace('*.json', 'content.*.json'));
  await visit('/search/?q=certificado');
  const main = page.getByRole('main');
  const links = main.getByRole('listitem').getByRole('link');
  await links.first().waitFor();
  const list = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect(main.getByRole('status')).toHaveText(texts.search.part);
  const early = await list();
  content.release();
  await waitUntilSearchIsComplete(page);
  await expect(main.getByRole('status')).toContainText(texts.search.improved);
  expect(await list()).toEqual(early);
  // The texts of those that are shown come all the same.
  await expect(links.first().locator('b + span')).not.toBeEmpty();
  await main.getByRole('button', { name: texts.search.showImproved, exact: true }).click();
  await expect(main.getByRole('status')).toHaveText(pattern(texts.search.count));
  expect(await list()).not.toEqual(early);
});

test('Back from a result returns to the place in the list; the chosen kind and what more is shown are in the address', async ({
  page,
  visit,
}) => {
  await letSearchWaitForTexts(page);
  await visit('/search/?q=nota&portions=3');
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox');
  const links = main.getByRole('listitem').getByRole('link');
  await test.step('Back from a result returns to the place in the list', async () => {
    await links.first().waitFor();
    await expect(links).toHaveCount(60);
    const link = links.nth(40);
    const readTop = () => link.evaluate((element) => element.getBoundingClientRect().top);
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    const top = await readTop();
    await link.click();
    await page.waitForURL(({ pathname }) => !pathname.includes('search'));
    await page.goBack();
    await expect(links).toHaveCount(60);
    // Where the link stands, not how far the page is scrolled: fonts change heights above it by fractions of a pixel.
    await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThan(1);
  });
  await test.step('a new query begins with the first results', async () => {
    await box.fill('');
    await expect(links).toHaveCount(0);
    await box.fill('nota');
    await expect(page).toHaveURL('/search/?q=nota');
    await box.press('Enter');
    await expect(links).toHaveCount(20);
    await expect(page).toHaveURL('/search/?q=nota');
  });
  await test.step('the chosen kind and what more is shown are in the address', async () => {
    const button = (name: string) => main.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) });
    await expect(main.getByRole('status')).toHaveText(pattern(texts.search.count));
    await button(texts.search.cstat).click();
    await page.waitForURL('/search/?q=nota&kind=cstat');
    await expect(links.first()).toHaveAttribute('href', /^\/docs\/cstat\//);
    await button(texts.search.more).click();
    await page.waitForURL('/search/?q=nota&kind=cstat&portions=2');
    await expect(links).toHaveCount(40);
    await page.reload();
    await expect(box).toBeVisible();
    await links.first().waitFor();
    await expect(links).toHaveCount(40);
    await expect(button(texts.search.cstat)).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(button(texts.search.everything)).toHaveAttribute('aria-pressed', 'true');
  });
});

// @behaviour Search: Results of a shared link come once and stay
test('results do not wait long for texts that do not come', { tag: NIGHTLY }, async ({ page, visit }) => {
  const content = await holdRequests(page, INDEX_FILES.replace('*.json', 'content.*.json'));
  await visit('/search/?q=certificado');
  await firstResult(page).waitFor();
  await expect(firstResult(page)).toContainText(/certificado/i);
  expect(content.count()).toBe(1);
});

// @behaviour Search: Results of a shared link come once and stay
// @behaviour Search: The search page follows its address; a submitted query is an entry of the history
// @behaviour Search: A pasted answer or key comes first, and is neither in a request nor in an address
test('results of an address come once and stay; a submitted query is an entry of the history; a pasted key is in no address', async ({
  page,
}) => {
  await recordLayoutShift(page);
  await watchSearch(page);
  await test.step('the results of a query in the address come once and stay', async () => {
    // Titles alone answer it with other pages than titles and texts do.
    await page.goto('/search/?q=certificado');
    await waitUntilSearchIsComplete(page);
    await waitUntilIdle(page);
    await expect(firstResult(page)).toBeVisible();
    expect(await readLayoutShift(page)).toBeLessThan(0.02);
  });
  const box = page.getByRole('main').getByRole('searchbox');
  await test.step('each submitted query is an entry of the history', async () => {
    const before = await page.evaluate(() => window.history.length);
    await box.fill('token');
    await box.pressSequentially(' de acesso');
    await expect(page).toHaveURL('/search/?q=token+de+acesso');
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    await box.press('Enter');
    await box.press('Enter');
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
    await page.goBack();
    await page.waitForURL('/search/?q=certificado');
    await expect(box).toHaveValue('certificado');
    await expect(firstResult(page)).toContainText(/certificado/i);
    await page.goForward();
    await expect(box).toHaveValue('token de acesso');
  });
  await test.step('a pasted key is recognised, and neither the address nor a request has it', async () => {
    const key = '35251111222333000181550010000012391704829157';
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const pasted = page.getByRole('region', { name: texts.search.pasted });
    await expect(pasted).toHaveCount(0);
    await box.fill(key);
    await expect(pasted.getByRole('link')).toContainText(texts.search.keyRight);
    await expect(page).not.toHaveURL(new RegExp(key));
    expect(urls.filter((url) => url.includes(key))).toEqual([]);
  });
});
