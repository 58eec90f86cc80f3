import { PASTE_EXAMPLE } from '@/components/tools/paste-example';
import { inspectAccessKey } from '@/lib/fiscal/access-key';
import { localeCases } from './locale-cases';
import { expectSameDocument, markDocument, measureOverflow } from './page-states';
import { RequestLog } from './request-log';
import { NOTHING, SearchModal } from './search-box';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, pattern, texts } from './texts';

const { search } = texts;
const START = PAGE.guide;
/** The entry of code 539, whichever document's. */
const CODE_539 = /\/docs\/cstat\/[a-z]+\/539\/$/;
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

for (const { locale, texts: own, path } of localeCases) {
  test(`in ${locale}, it opens by click, finds, and opens the result in the same locale`, async ({ page, visit }) => {
    await visit(path(START));
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

test('a field is found, and its result lands on it', async ({ page, visit }) => {
  await visit(START);
  const modal = new SearchModal(page);
  await modal.open();
  await modal.search('regimeTributario');
  const field = modal.dialog.locator('[role="option"][href*="/docs/api/"][href*="#"]').first();
  const href = (await field.getAttribute('href')) ?? '';
  await field.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`)).toBeInViewport();
});

test.describe('keys', () => {
  test('Ctrl or Cmd and K open and close it', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    for (const keys of ['Control+k', 'Meta+k', 'Control+K']) {
      await page.keyboard.press(keys);
      await expect(modal.box).toBeFocused();
      await page.keyboard.press(keys);
      await expect(modal.dialog).toHaveCount(0);
    }
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

  test('a slash opens it outside fields, and is not typed', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await page.keyboard.press('/');
    await expect(modal.box).toBeFocused();
    await expect(modal.box).toHaveValue('');
  });

  test('a slash is typed in text areas, menus and editable texts', async ({ page, visit }) => {
    await visit(START);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<textarea></textarea><select><option>a</option></select><div contenteditable="true">x</div>',
      );
    });
    const modal = new SearchModal(page);
    for (const selector of ['textarea', 'body > select', '[contenteditable]']) {
      await page.locator(selector).last().focus();
      await page.keyboard.press('/');
    }
    await expect(page.locator('textarea').last()).toHaveValue('/');
    await expect(modal.dialog).toHaveCount(0);
  });

  test('with other modifiers, while text is composed, or that belong to the browser, they do nothing', async ({
    page,
    visit,
  }) => {
    await visit(START);
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
  });

  test('a letter typed on the button is the query', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await modal.opener.focus();
    await page.keyboard.type('cert');
    await expect(modal.box).toHaveValue('cert');
  });

  test('Space and Enter open it from the button, which gets the focus back', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    for (const key of ['Space', 'Enter']) {
      await modal.opener.focus();
      await page.keyboard.press(key);
      await expect(modal.box).toBeFocused();
      await expect(modal.box).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
      await expect(modal.opener).toBeFocused();
    }
  });

  test('Escape closes at once, also with text in the box', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('certificado');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  test('arrows move through the results and around the ends, and the box keeps the focus', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('certificado');
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
  });

  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    test(`${keys} opens the result elsewhere and stays`, async ({ page, visit, context }) => {
      await visit(START);
      const modal = new SearchModal(page);
      await modal.open();
      await modal.search('539');
      await expect(modal.active).toHaveText(/539/);
      const opened = context.waitForEvent('page');
      await page.keyboard.press(keys);
      const other = await opened;
      await expect(other).toHaveURL(CODE_539);
      await expect(modal.box).toHaveValue('539');
      await other.close();
    });
  }

  test('Enter pressed before the results are there opens the first one when they are', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await modal.open();
    await page.keyboard.insertText('539');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(CODE_539);
  });

  test('letters typed before the box is there are kept', async ({ page, visit }) => {
    await visit(START);
    await page.keyboard.press('/');
    await page.keyboard.type('inutiliza');
    await expect(new SearchModal(page).box).toHaveValue('inutiliza');
  });
});

test.describe('the modal', () => {
  test('fetches nothing before the reader comes near it, and no results before it opens', async ({ page, visit }) => {
    await visit(START);
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
    await visit(START);
    const title = page.getByRole('heading', { level: 1 });
    await title.selectText();
    const modal = new SearchModal(page);
    await modal.open();
    await expect(modal.box).toHaveValue((await title.innerText()).slice(0, 64));
    await page.keyboard.type('x');
    await expect(modal.box).toHaveValue('x');
  });

  test('closes by a press beside it and by its button', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await modal.open();
    await page.mouse.click(20, 400);
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await modal.dialog.getByRole('button', { name: search.close }).click();
    await expect(modal.dialog).toHaveCount(0);
  });

  test('closes when Back leads to another page', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('539');
    await modal.active.click();
    await expect(page).not.toHaveURL(START);
    await modal.open();
    await page.goBack();
    await expect(page).toHaveURL(START);
    await expect(modal.dialog).toHaveCount(0);
  });

  test('says how many results there are, marks them and leads to all of them', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('certificado');
    await expect(modal.dialog.getByRole('status')).toHaveText(pattern(search.count));
    await expect(modal.options.first().locator('mark').first()).toHaveText(/certificado/i);
    await modal.dialog.getByRole('option', { name: pattern(search.seeAll) }).click();
    await expect(page).toHaveURL('/search/?q=certificado');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

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

  test('shows only guides, operations or codes when asked', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await modal.open();
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

  test('keeps what was found until the next results are there', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await modal.open();
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

  test('without results suggests others and says where to report it', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await modal.open();
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

  test('fills a phone, scrolls inside, and its results are read in full', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(START);
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

test.describe('what the reader opened before', () => {
  const openResult = async (modal: SearchModal, query: string) => {
    await modal.open();
    await modal.search(query);
    await modal.active.click();
    await expect(modal.dialog).toHaveCount(0);
  };

  test('is offered again, can be kept, and can be removed', async ({ page, visit }) => {
    await visit(START);
    const modal = new SearchModal(page);
    await openResult(modal, '539');
    await expect(page).toHaveURL(CODE_539);
    await openResult(modal, 'sendDfeUsingPOST');
    await expect(page).toHaveURL(PAGE.operationWithBody);

    await modal.open();
    const recent = modal.dialog.getByRole('group', { name: search.recent });
    await expect(recent.getByRole('option')).toHaveCount(2);
    const title = (await recent.getByRole('option').last().innerText()).split('\n').find((line) => !/^\d+$/.test(line));
    await modal.dialog.getByRole('button', { name: fill(search.save, { title: title ?? '' }) }).click();
    const favorite = modal.dialog.getByRole('group', { name: search.favorite });
    await expect(favorite.getByRole('option')).toHaveCount(1);
    await expect(recent.getByRole('option')).toHaveCount(1);
    expect(
      await page.evaluate(
        (keys) => keys.map((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length),
        [RECENT, FAVORITE],
      ),
    ).toEqual([1, 1]);

    await modal.dialog.getByRole('button', { name: fill(search.unsave, { title: title ?? '' }) }).click();
    await expect(favorite).toHaveCount(0);
    await expect(modal.box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(PAGE.operationWithBody);
  });

  test('is forgotten when its page is gone or its address is dangerous, and damaged lists are empty', async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(/404/);
    await page.addInitScript(
      ([recent, favorite]) => {
        const entry = (url: string, title: string) => ({ objectID: url, url, 'hierarchy.lvl1': title });
        localStorage.setItem(
          recent,
          JSON.stringify([
            entry('https://docs.exemplo.com.br/docs/nao-existe/', 'Página que saiu'),
            entry('javascript:alert(1)', 'Perigo'),
            entry('https://outro.exemplo/docs/cstat/nfe/539.html', 'Rejeição 539'),
          ]),
        );
        localStorage.setItem(favorite, '{"isto não é": "uma lista"');
      },
      [RECENT, FAVORITE] as const,
    );
    await visit(START);
    const modal = new SearchModal(page);
    await modal.open();
    await expect(modal.options).toHaveCount(1);
    await expect(modal.options).toHaveAttribute('href', PAGE.cstatCode);
    expect(await page.evaluate((key) => localStorage.getItem(key), RECENT)).not.toContain('nao-existe');
  });
});

test.describe('what is pasted', () => {
  const [, KEY = ''] = /<chNFe>(\w{44})</.exec(PASTE_EXAMPLE) ?? [];

  test('an answer is recognised: its code comes first, and its tool gets the whole of it', async ({ page, visit }) => {
    await visit(START);
    const requests = new RequestLog(page);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.box.fill(PASTE_EXAMPLE.replaceAll('\n', ' '));
    const group = modal.dialog.getByRole('group', { name: search.pasted });
    await expect(group.getByRole('option').first()).toHaveAttribute('href', /^\/docs\/cstat\//);
    await expect(group.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await group.getByRole('option', { name: search.pastedWhole }).click();
    await expect(page).toHaveURL(/ferramentas\/cole-o-retorno\/$/);
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(/cStat/);
    expect(requests.list().join('\n')).not.toContain('cStat>');
  });

  test('a key leads to the tool that takes it apart, and is nowhere in a request', async ({ page, visit }) => {
    expect(inspectAccessKey(KEY).faults).toEqual([]);
    await visit(START);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(`${request.url()} ${request.postData() ?? ''}`));
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search(KEY);
    await expect(modal.active).toContainText(search.keyRight);
    await modal.active.click();
    await expect(page).toHaveURL(new RegExp(`#chave=${KEY}$`));
    expect(urls.filter((url) => url.includes(KEY))).toEqual([]);
  });
});
