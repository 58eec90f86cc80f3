import { holdRequests } from './hold-requests';
import { waitUntilIdle } from './page-states';
import { CODE_539, INDEX_FILES, openSearchModal, SearchModal } from './search-box';
import { waitUntilSearchIsComplete, watchSearch } from './search-completion';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { pattern, texts } from './texts';

test.describe('keys', () => {
  // @behaviour Search: Opens by click, Ctrl or Cmd + K, `/` outside fields; closes with Escape
  // @feature 33
  test('Ctrl or Cmd and K, a slash, and Space, Enter and letters typed on its button open it; closed, the button has the focus', async ({
    page,
    visit,
  }) => {
    await visit(PAGE.guide);
    const modal = new SearchModal(page);
    for (const keys of ['Control+k', 'Meta+k', 'Control+K']) {
      await page.keyboard.press(keys);
      await expect(modal.box).toBeFocused();
      await page.keyboard.press(keys);
      await expect(modal.dialog).toHaveCount(0);
    }
    await test.step('a slash is not typed', async () => {
      await page.keyboard.press('/');
      await expect(modal.box).toBeFocused();
      await expect(modal.box).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
    });
    for (const key of ['Space', 'Enter']) {
      await modal.opener.focus();
      await page.keyboard.press(key);
      await expect(modal.box).toBeFocused();
      await expect(modal.box).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
      await expect(modal.opener).toBeFocused();
    }
    await test.step('a letter typed on the button is the query', async () => {
      await page.keyboard.type('cert');
      await expect(modal.box).toHaveValue('cert');
    });
  });

  test('what is chosen stays chosen when the texts come, and when the reader takes the list they make', async ({
    page,
  }) => {
    await watchSearch(page);
    const content = await holdRequests(page, INDEX_FILES.replace('*.json', 'content.*.json'));
    const modal = await openSearchModal(page);
    await modal.search('certificado');
    await expect(modal.dialog.getByRole('status')).toHaveText(texts.search.part);
    await page.keyboard.press('ArrowDown');
    const chosen = await modal.active.getAttribute('href');
    expect(chosen).not.toBe(await modal.options.first().getAttribute('href'));
    content.release();
    await waitUntilSearchIsComplete(page);
    await expect(modal.dialog.getByRole('status')).toContainText(texts.search.improved);
    await expect(modal.active).toHaveAttribute('href', chosen ?? '');
    await modal.dialog.getByRole('button', { name: texts.search.showImproved, exact: true }).click();
    await expect(modal.dialog.getByRole('status')).toHaveText(pattern(texts.search.count));
    await expect(modal.active).toHaveAttribute('href', chosen ?? '');
  });

  test('Ctrl and K work in a field, where a slash is typed', async ({ page, visit }) => {
    await visit(PAGE.home);
    const modal = new SearchModal(page);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await page.keyboard.press('Control+k');
    await expect(modal.box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
  });

  // @behaviour Search: Keys with modifiers on the focused button, and text being composed, do not open it
  test('with other modifiers, while text is composed, or that belong to the browser, they do nothing, and a slash is typed in text areas, menus and editable texts', async ({
    page,
    visit,
  }) => {
    await visit(PAGE.guide);
    const modal = new SearchModal(page);
    await modal.opener.focus();
    for (const init of [
      { key: 'r', ctrlKey: true },
      { key: 'c', metaKey: true },
      { key: 'x', altKey: true },
      { key: 'k', ctrlKey: true, shiftKey: true },
      { key: 'k', ctrlKey: true, altKey: true },
      { key: '/', ctrlKey: true },
      { key: 'F5' },
      { key: 'k', ctrlKey: true, isComposing: true },
      { key: 'a', isComposing: true },
      { key: '/', isComposing: true },
    ]) {
      const isLeftAlone = await modal.opener.evaluate(
        (button, given) =>
          button.dispatchEvent(new KeyboardEvent('keydown', { ...given, bubbles: true, cancelable: true })),
        init,
      );
      expect(isLeftAlone, JSON.stringify(init)).toBe(true);
    }
    await expect(modal.dialog).toHaveCount(0);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<textarea></textarea><select><option>a</option></select><div contenteditable="true">x</div>',
      );
    });
    for (const selector of ['textarea', 'body > select', '[contenteditable]']) {
      await page.locator(selector).last().focus();
      await page.keyboard.press('/');
    }
    await expect(page.locator('textarea').last()).toHaveValue('/');
    await expect(modal.dialog).toHaveCount(0);
  });

  // @behaviour Search: Arrow keys move through the results and around the ends; Enter opens, with a modifier elsewhere
  // @behaviour Search: Opens by click, Ctrl or Cmd + K, `/` outside fields; closes with Escape
  // @feature 33
  test('arrows move through the results and around the ends, the box keeps the focus, and Escape closes at once', async ({
    page,
  }) => {
    await watchSearch(page);
    const modal = await openSearchModal(page);
    await modal.search('certificado');
    await waitUntilSearchIsComplete(page);
    await waitUntilIdle(page);
    const ids = await modal.options.evaluateAll((options) => options.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(3);
    await expect(modal.box).toHaveAttribute('aria-activedescendant', ids[0] ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(modal.box).toHaveAttribute('aria-activedescendant', ids.at(-1) ?? '');
    await expect(modal.options.last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(modal.box).toHaveAttribute('aria-activedescendant', ids[1] ?? '');
    await expect(modal.active).toHaveCount(1);
    await expect(modal.box).toBeFocused();
    await expect(modal.box).toHaveValue('certificado');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  // @behaviour Search: Arrow keys move through the results and around the ends; Enter opens, with a modifier elsewhere
  test('Control, Meta or Shift with Enter opens the result elsewhere and stays', async ({ page, context }) => {
    const modal = await openSearchModal(page);
    await modal.search('539');
    for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
      await expect(modal.active).toHaveText(/539/);
      const opened = context.waitForEvent('page');
      await page.keyboard.press(keys);
      const other = await opened;
      await expect(other).toHaveURL(CODE_539);
      await expect(modal.box).toHaveValue('539');
      await other.close();
    }
  });

  test('Enter pressed before the results are there opens the first one when they are', async ({ page }) => {
    await openSearchModal(page);
    await page.keyboard.insertText('539');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(CODE_539);
  });

  test('letters typed before the box is there are kept', async ({ page, visit }) => {
    await visit(PAGE.guide);
    await page.keyboard.press('/');
    await page.keyboard.type('inutiliza');
    await expect(new SearchModal(page).box).toHaveValue('inutiliza');
  });
});
