import { NIGHTLY } from '../scope';
import { holdRequests } from './hold-requests';
import { waitUntilIdle } from './page-states';
import { CODE_539, INDEX_FILES, openSearchModal, SearchModal } from './search-box';
import { waitUntilSearchIsComplete, watchSearch } from './search-completion';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { pattern, texts } from './texts';

test.describe('keys', () => {
  // @behaviour Search: Opens by click, Ctrl or Cmd + K, `/` outside fields; closes with Escape
  // @behaviour Search: Arrow keys move through the results and around the ends; Enter opens, with a modifier elsewhere
  // @behaviour Search: Keys with modifiers on the focused button, and text being composed, do not open it
  // @feature 33
  test('keys, a slash and letters typed on its button open it, arrows move through the results, Escape closes it; other keys do nothing', async ({
    page,
    visit,
  }) => {
    await watchSearch(page);
    await visit(PAGE.guide);
    const modal = new SearchModal(page);
    await test.step('letters typed before the box is there are kept', async () => {
      await page.keyboard.press('/');
      await page.keyboard.type('inutiliza');
      await expect(modal.box).toHaveValue('inutiliza');
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
    });
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
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
    });
    await test.step('arrows move through the results and around the ends, the box keeps the focus, and Escape closes at once', async () => {
      await modal.open();
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
    await test.step('with other modifiers, while text is composed, or that belong to the browser, they do nothing', async () => {
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
    });
    await test.step('a slash is typed in text areas, menus and editable texts', async () => {
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
    await expect(modal.box).toBeFocused();
    await expect(modal.dialog.getByRole('status')).toHaveText(pattern(texts.search.count));
    await expect(modal.active).toHaveAttribute('href', chosen ?? '');
  });

  test('Ctrl and K work in a field, where a slash is typed', { tag: NIGHTLY }, async ({ page, visit }) => {
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

  // @behaviour Search: Arrow keys move through the results and around the ends; Enter opens, with a modifier elsewhere
  test('Enter opens the first result as soon as it is there; with Control, Meta or Shift it opens elsewhere and stays', async ({
    page,
    context,
  }) => {
    const modal = await openSearchModal(page);
    await test.step('before the results are there', async () => {
      await page.keyboard.insertText('539');
      await page.keyboard.press('Enter');
      await page.waitForURL(CODE_539);
    });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('539');
    await page.goBack();
    await page.waitForURL(PAGE.guide);
    await expect(modal.dialog).toHaveCount(0);
    await test.step('with Control, Meta or Shift', async () => {
      await modal.open();
      await modal.search('539');
      // The result that was opened before is not offered beside those of a query.
      await expect(modal.dialog.getByRole('group', { name: texts.search.recent })).toHaveCount(0);
      for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
        await expect(modal.active).toHaveText(/539/);
        const opened = context.waitForEvent('page');
        await page.keyboard.press(keys);
        const other = await opened;
        await other.waitForURL(CODE_539, { waitUntil: 'commit' });
        await expect(modal.box).toHaveValue('539');
        await other.close();
      }
    });
  });
});
