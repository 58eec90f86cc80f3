import { localeCases } from './locale-cases';
import { expectSameDocument, markDocument } from './page-states';
import { RequestLog } from './request-log';
import { CODE_539, SearchModal } from './search-box';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const { search } = texts;

for (const { locale, texts: own, path, tag } of localeCases) {
  // @behaviour Search: Opens by click, Ctrl or Cmd + K, `/` outside fields; closes with Escape
  test(`in ${locale}, it opens by click, finds, opens the result in the same locale, and closes when Back leads to another page`, {
    tag,
  }, async ({ page, visit }) => {
    await visit(path(PAGE.guide));
    await markDocument(page);
    const modal = new SearchModal(page, own);
    await modal.opener.click();
    await expect(modal.box).toBeFocused();
    await expect(modal.box).toHaveAttribute('placeholder', own.search.placeholder);
    await modal.search('539');
    await expect(modal.active).toHaveText(/539/);
    await modal.active.click();
    await page.waitForURL(CODE_539);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(modal.dialog).toHaveCount(0);
    await expectSameDocument(page);
    await test.step('it closes when Back leads to another page', async () => {
      await modal.open();
      await page.goBack();
      await page.waitForURL(path(PAGE.guide));
      await expect(modal.dialog).toHaveCount(0);
    });
  });
}

test.describe('the modal', () => {
  // @behaviour Search: Nothing of search is fetched before the reader comes near it
  // @feature 30
  test('fetches nothing before the reader comes near, closes by press and button, begins with selected text, and finds a field', async ({
    page,
    visit,
  }) => {
    await visit(PAGE.guide);
    const modal = new SearchModal(page);
    const title = page.getByRole('heading', { level: 1 });
    await test.step('nothing is fetched before the reader comes near it, and no results before it opens', async () => {
      const requests = new RequestLog(page);
      await title.hover();
      expect(requests.list()).toEqual([]);
      await modal.opener.hover();
      await expect.poll(() => requests.list().some((line) => line.endsWith('.js'))).toBe(true);
      expect(requests.list().filter((line) => line.includes('/search/'))).toEqual([]);
      await modal.opener.click();
      await expect.poll(() => requests.list().some((line) => line.includes('/search/index/'))).toBe(true);
      await expect(modal.box).toBeVisible();
    });
    await test.step('it closes by a press beside it and by its button', async () => {
      await page.mouse.click(20, 400);
      await expect(modal.dialog).toHaveCount(0);
      await modal.open();
      await modal.dialog.getByRole('button', { name: search.close }).click();
      await expect(modal.dialog).toHaveCount(0);
    });
    await test.step('it begins with the text that is selected on the page, itself selected', async () => {
      await title.selectText();
      await modal.open();
      await expect(modal.box).toHaveValue((await title.innerText()).slice(0, 64));
      await page.keyboard.type('x');
      await expect(modal.box).toHaveValue('x');
    });
    await test.step('nothing is left of what was found', async () => {
      await modal.box.fill('');
      await expect(modal.options).toHaveCount(0);
    });
    await test.step('a field is found, and its result lands on it', async () => {
      await modal.search('regimeTributario');
      const field = modal.dialog.locator('[role="option"][href*="/docs/api/"][href*="#"]').first();
      const href = (await field.getAttribute('href')) ?? '';
      await field.click();
      await page.waitForURL(href);
      await expect(page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`)).toBeInViewport();
    });
  });

  // @behaviour Search: On a phone Back closes it and leaves the reader on the page
  test('fills a phone until Back closes it, and a result takes the place of its entry', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Any page of the site before it: this one has nothing to load.
    await page.goto('/robots.txt');
    await visit(PAGE.guide);
    const modal = new SearchModal(page);
    await modal.open();
    await page.goBack();
    await expect(modal.dialog).toHaveCount(0);
    await expect(page).toHaveURL(PAGE.guide);
    await modal.open();
    await modal.search('539');
    await modal.active.click();
    await page.waitForURL(CODE_539);
    await page.goBack();
    await page.waitForURL(PAGE.guide);
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await page.goBack();
    await page.waitForURL('/robots.txt');
  });
});
