import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { localeCases } from './locale-cases';
import { expectSameDocument, markDocument, waitUntilIdle } from './page-states';
import { INDEX_FILES, NOTHING } from './search-box';
import { waitUntilSearchIsComplete, watchSearch } from './search-completion';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

for (const { locale, texts, path: inLocale } of localeCases) {
  const { search } = texts;
  const path = inLocale('/search/');
  const box = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: search.label });
  const results = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') });

  test.describe(`in ${locale}`, () => {
    // @behaviour Search: The query parameter is `q`; the placeholder “Search docs”
    // @feature 31
    test('the query of the address is in the box, and its results are on the page', async ({ page, visit }) => {
      await visit(`${path}?q=token`);
      await expect(box(page)).toHaveValue('token');
      await expect(results(page).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d+/);
    });

    test('typing changes the results and the address, and clearing empties both', async ({ page, visit }) => {
      await visit(path);
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('inutiliza');
      await expect(results(page).first()).toContainText(/inutiliza/i);
      await expect(page).toHaveURL(`${path}?q=inutiliza`);
      await box(page).fill('');
      await expect(results(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
    });

    test('letters typed while the records are on their way are kept', async ({ page, visit }) => {
      const { release } = await holdRequests(page, INDEX_FILES);
      await visit(path);
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('inutiliza');
      await expect(box(page)).toHaveValue('inutiliza');
      release();
      await expect(results(page).first()).toContainText(/inutiliza/i);
      await expect(box(page)).toHaveValue('inutiliza');
    });

    test('a result opens its page in the same locale, and Back returns to the results', async ({ page, visit }) => {
      await visit(`${path}?q=token`);
      await markDocument(page);
      const link = results(page).first().getByRole('link').first();
      const target = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
      await link.click();
      await expect(page).toHaveURL(target);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.goBack();
      await expect(box(page)).toHaveValue('token');
      await expect(results(page).first()).toBeVisible();
      await expectSameDocument(page);
    });

    // @behaviour Search: A query without results says so
    test('a query without results says so', async ({ page, visit }) => {
      await visit(`${path}?q=${NOTHING}`);
      await expect(page.getByRole('main').getByText(fill(search.none, { query: NOTHING }))).toBeVisible();
      await expect(page.getByRole('main').getByText(search.report)).toBeVisible();
      await expect(results(page)).toHaveCount(0);
    });

    for (const [fault, problem] of [
      ['the network fails', /request failed|ERR_INTERNET_DISCONNECTED/],
      ['the host answers with an error', /503/],
    ] as const) {
      // @behaviour Search: A failed request says so, offers Retry, and recovers
      test(`when ${fault} the reader is told, and Retry works`, async ({ page, problems, visit }) => {
        problems.expect(problem);
        await page.route(INDEX_FILES, (route) =>
          fault === 'the network fails' ? route.abort('internetdisconnected') : route.fulfill({ status: 503 }),
        );
        await visit(`${path}?q=token`);
        const alert = page.getByRole('main').getByRole('alert');
        await expect(alert).toContainText(search.failed);
        await expect(alert).toContainText(search.failedHint);
        await expect(box(page)).toHaveValue('token');

        await page.unroute(INDEX_FILES);
        await alert.getByRole('button', { name: search.retry }).click();
        await expect(results(page).first()).toBeVisible();
        await expect(alert).toBeHidden();
      });
    }
  });
}

// @feature 32
test('accents and case make no difference', async ({ page, visit }) => {
  await watchSearch(page);
  const found: string[][] = [];
  for (const query of ['autenticação', 'AUTENTICACAO']) {
    await visit(`/search/?q=${encodeURIComponent(query)}`);
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await waitUntilSearchIsComplete(page);
    await waitUntilIdle(page);
    await expect(links.first()).toBeVisible();
    found.push(await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? '')));
  }
  expect(found[0]).toEqual(found[1]);
});

// @behaviour Search: Text that looks like markup is shown as text
test('a query that looks like markup is shown as text', async ({ page, visit }) => {
  const query = '<img src=x onerror=alert(1)>';
  await visit(`/search/?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
  // It is searched for as words: nobody pasted an answer.
  await expect(page.getByRole('region', { name: texts.search.pasted })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

// @feature 29
test('an operation is found by its path, its method and its identifier', async ({ page, visit }) => {
  for (const query of ['sendDfeUsingPOST', 'send-dfe-using-post']) {
    await visit(`/search/?q=${query}`);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toHaveAttribute(
      'href',
      PAGE.operationWithBody,
    );
  }
});

test('the heading and the title say what was searched for', async ({ page, visit }) => {
  await visit('/search/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.search.title);
  await page.keyboard.type('token');
  const title = fill(texts.search.titleOf, { query: 'token' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
});

test('no letter is lost when one types fast', async ({ page, visit }) => {
  await visit('/search/');
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toBeFocused();
  const text = 'como consultar a situação de uma nota que já foi autorizada';
  // As a held key does: many letters in each frame, and breaks between.
  for (const word of text.split(/(?<= )/)) {
    await page.keyboard.type(word);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await expect(page).toHaveURL(/autorizada$/);
  await expect(box).toHaveValue(text);
});

test('search engines do not list the page, and browsers are told how to search the site', async ({ page, visit }) => {
  for (const { path: inLocale } of localeCases) {
    await visit(inLocale('/search/'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    const link = page.locator('link[rel="search"]');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`${inLocale('/search/')}?q={searchTerms}`);
  }
});
