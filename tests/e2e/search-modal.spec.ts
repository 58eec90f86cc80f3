import { localeCases } from './locale-cases';
import { expectSameDocument, markDocument, measureOverflow } from './page-states';
import { RequestLog } from './request-log';
import { CODE_539, NOTHING, openSearchModal, SearchModal } from './search-box';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, pattern, texts } from './texts';

const { search } = texts;

for (const { locale, texts: own, path } of localeCases) {
  // @behaviour Search: Opens by click, Ctrl or Cmd + K, `/` outside fields; closes with Escape
  test(`in ${locale}, it opens by click, finds, and opens the result in the same locale`, async ({ page, visit }) => {
    await visit(path(PAGE.guide));
    await markDocument(page);
    const modal = new SearchModal(page, own);
    await modal.opener.click();
    await expect(modal.box).toBeFocused();
    await expect(modal.box).toHaveAttribute('placeholder', own.search.placeholder);
    await modal.search('539');
    await expect(modal.active).toHaveText(/539/);
    await modal.active.click();
    await expect(page).toHaveURL(CODE_539);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(modal.dialog).toHaveCount(0);
    await expectSameDocument(page);
  });
}

// @feature 30
test('a field is found, and its result lands on it', async ({ page }) => {
  const modal = await openSearchModal(page);
  await modal.search('regimeTributario');
  const field = modal.dialog.locator('[role="option"][href*="/docs/api/"][href*="#"]').first();
  const href = (await field.getAttribute('href')) ?? '';
  await field.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`)).toBeInViewport();
});

test.describe('the modal', () => {
  // @behaviour Search: Nothing of search is fetched before the reader comes near it
  test('fetches nothing before the reader comes near it, and no results before it opens', async ({ page, visit }) => {
    await visit(PAGE.guide);
    const requests = new RequestLog(page);
    const modal = new SearchModal(page);
    await page.getByRole('heading', { level: 1 }).hover();
    expect(requests.list()).toEqual([]);
    await modal.opener.hover();
    await expect.poll(() => requests.list().some((line) => line.endsWith('.js'))).toBe(true);
    expect(requests.list().filter((line) => line.includes('/search/'))).toEqual([]);
    await modal.opener.click();
    await expect.poll(() => requests.list().some((line) => line.includes('/search/index/'))).toBe(true);
  });

  test('begins with the text that is selected on the page, itself selected', async ({ page, visit }) => {
    await visit(PAGE.guide);
    const title = page.getByRole('heading', { level: 1 });
    await title.selectText();
    const modal = new SearchModal(page);
    await modal.open();
    await expect(modal.box).toHaveValue((await title.innerText()).slice(0, 64));
    await page.keyboard.type('x');
    await expect(modal.box).toHaveValue('x');
  });

  test('closes by a press beside it and by its button', async ({ page }) => {
    const modal = await openSearchModal(page);
    await page.mouse.click(20, 400);
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await modal.dialog.getByRole('button', { name: search.close }).click();
    await expect(modal.dialog).toHaveCount(0);
  });

  test('closes when Back leads to another page', async ({ page }) => {
    const modal = await openSearchModal(page);
    await modal.search('539');
    await modal.active.click();
    await expect(page).not.toHaveURL(PAGE.guide);
    await modal.open();
    await page.goBack();
    await expect(page).toHaveURL(PAGE.guide);
    await expect(modal.dialog).toHaveCount(0);
  });

  // @behaviour Search: On a phone Back closes it and leaves the reader on the page
  test('fills a phone until Back closes it, and a result takes the place of its entry', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(PAGE.home);
    await page.goto(PAGE.guide);
    const modal = new SearchModal(page);
    await modal.open();
    await page.goBack();
    await expect(modal.dialog).toHaveCount(0);
    await expect(page).toHaveURL(PAGE.guide);
    await modal.open();
    await modal.search('539');
    await modal.active.click();
    await expect(page).toHaveURL(CODE_539);
    await page.goBack();
    await expect(page).toHaveURL(PAGE.guide);
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(PAGE.home);
  });

  test('says how many results there are, marks them and leads to all of them', async ({ page }) => {
    const modal = await openSearchModal(page);
    await modal.search('certificado');
    await expect(modal.dialog.getByRole('status')).toHaveText(pattern(search.count));
    await expect(modal.options.first().locator('mark').first()).toHaveText(/certificado/i);
    await modal.dialog.getByRole('option', { name: pattern(search.seeAll) }).click();
    await expect(page).toHaveURL('/search/?q=certificado');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  // @behaviour Search: The search page follows its address; a submitted query is an entry of the history
  test('changes the results of the search page when it is opened there', async ({ page, visit }) => {
    await visit('/search/?q=token');
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('certificado');
    await modal.dialog.getByRole('option', { name: pattern(search.seeAll) }).click();
    const box = page.getByRole('main').getByRole('searchbox');
    await expect(box).toHaveValue('certificado');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/certificado/i);
    await page.goBack();
    await expect(box).toHaveValue('token');
  });

  test('shows only guides, operations or codes when asked', async ({ page }) => {
    const modal = await openSearchModal(page);
    await modal.search('certificado');
    const filter = (name: string) => modal.dialog.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) });
    for (const [name, folder] of [
      [search.guide, '/docs/documentacao/'],
      [search.api, '/docs/api/'],
      [search.cstat, '/docs/cstat/'],
    ] as const) {
      await filter(name).click();
      await expect(filter(name)).toHaveAttribute('aria-pressed', 'true');
      await expect(modal.box).toBeFocused();
      await expect
        .poll(() => modal.options.evaluateAll((all) => all.slice(0, -1).map((link) => link.getAttribute('href') ?? '')))
        .toEqual(expect.not.arrayContaining([expect.not.stringContaining(folder)]));
    }
    await filter(search.everything).click();
    await expect(modal.options.first()).toBeVisible();
  });

  test('keeps what was found until the next results are there', async ({ page }) => {
    const modal = await openSearchModal(page);
    await modal.search('certificado');
    const counts = await page.evaluate(() => {
      const seen: number[] = [];
      const list = document.querySelector('dialog [role="listbox"]');
      const note = () => seen.push(document.querySelectorAll('dialog [role="option"]').length);
      if (list?.parentElement)
        new MutationObserver(note).observe(list.parentElement, { childList: true, subtree: true });
      return Object.assign(window, { seenCounts: seen }).seenCounts;
    });
    expect(counts).toEqual([]);
    await page.keyboard.type(' digital', { delay: 20 });
    await expect(modal.active).toContainText(/digital/i);
    const seen = await page.evaluate(() => (window as unknown as { seenCounts: number[] }).seenCounts);
    expect(Math.min(...seen)).toBeGreaterThan(0);
  });

  // @behaviour Search: Suggestions and the report link of the no-results screen
  test('without results suggests others and says where to report it', async ({ page }) => {
    const modal = await openSearchModal(page);
    await modal.box.fill(NOTHING);
    await expect(modal.dialog.getByText(fill(search.none, { query: NOTHING })).last()).toBeVisible();
    await expect(modal.dialog.getByText(search.report)).toBeVisible();
    await expect(modal.dialog.getByRole('link', { name: search.reportLink })).toHaveAttribute(
      'href',
      new RegExp(`^https://.*${NOTHING}$`),
    );
    await expect(modal.dialog.getByText(search.tryFor)).toBeVisible();
    const [suggestion = ''] = search.suggestions.split('|');
    await modal.dialog.getByRole('button', { name: suggestion }).click();
    await expect(modal.box).toHaveValue(suggestion);
    await expect(modal.box).toBeFocused();
    await expect(modal.options.first()).toBeVisible();
  });

  // @behaviour Search: What is shown while only stop words are typed
  test('asks for more, and denies no results, where the words so far tell nothing', async ({ page }) => {
    const modal = await openSearchModal(page);
    await modal.search('certificado');
    await modal.box.fill('posso ');
    await expect(modal.dialog.getByText(search.start).last()).toBeVisible();
    await expect(modal.options).toHaveCount(0);
    await expect(modal.dialog.getByRole('status').filter({ hasText: search.start })).toHaveCount(1);
    await expect(modal.dialog.getByText(fill(search.none, { query: 'posso' }))).toHaveCount(0);
    await expect(modal.dialog.getByText(search.report)).toHaveCount(0);
    // The first letters of the word that follows find something at once.
    await modal.box.fill('posso c');
    await expect(modal.options.first()).toBeVisible();
  });

  test('fills a phone, scrolls inside, and its results are read in full', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(PAGE.guide);
    const modal = new SearchModal(page);
    await modal.opener.click();
    await modal.search('certificado');
    // A desktop's scrollbar keeps its room beside it.
    const width = await page.evaluate(() => document.body.offsetWidth);
    expect(await modal.dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 });
    expect(await measureOverflow(page)).toBe(0);
    await modal.options.last().scrollIntoViewIfNeeded();
    await expect(modal.box).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 420 });
    await expect.poll(async () => (await modal.dialog.boundingBox())?.height).toBe(420);
  });
});
