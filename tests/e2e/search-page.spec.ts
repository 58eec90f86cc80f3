import type { Page, Route } from '@playwright/test';
import { NIGHTLY } from '../scope';
import { holdRequests } from './hold-requests';
import { localeCases } from './locale-cases';
import { expectSameDocument, markDocument } from './page-states';
import { INDEX_FILES, NOTHING } from './search-box';
import { letSearchWaitForTexts, waitUntilSearchIsComplete, watchSearch } from './search-completion';
import { defaultLocale } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

/** Types as a held key does: many letters in each frame, and breaks between. */
async function typeInBreaths(page: Page, text: string): Promise<void> {
  for (const word of text.split(/(?<= )/)) {
    await page.keyboard.type(word);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

for (const { locale, texts, path: inLocale, tag } of localeCases) {
  const { search } = texts;
  const path = inLocale('/search/');
  const box = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: search.label });
  const results = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') });

  test.describe(`in ${locale}`, { tag }, () => {
    // @behaviour Search: The query parameter is `q`; the placeholder “Search docs”
    // @feature 31
    test('the query of the address is in the box; a result opens its page in the same locale, and Back returns', async ({
      page,
      visit,
    }) => {
      await letSearchWaitForTexts(page);
      await visit(`${path}?q=token`);
      await expect(box(page)).toHaveValue('token');
      await results(page).first().waitFor();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d+/);
      await markDocument(page);
      const link = results(page).first().getByRole('link').first();
      const target = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
      await link.click();
      await page.waitForURL(target);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.goBack();
      await expect(box(page)).toHaveValue('token');
      await results(page).first().waitFor();
      await expectSameDocument(page);
    });

    // @behaviour Search: A query without results says so
    test('letters typed before the records are there are kept, and none is lost; typing changes results, address, heading and title', async ({
      page,
      visit,
    }) => {
      await watchSearch(page);
      const { release } = await holdRequests(page, INDEX_FILES);
      await visit(path);
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('inutiliza');
      await expect(box(page)).toHaveValue('inutiliza');
      release();
      await waitUntilSearchIsComplete(page);
      await expect(results(page).first()).toContainText(/inutiliza/i);
      await expect(box(page)).toHaveValue('inutiliza');
      await expect(page).toHaveURL(`${path}?q=inutiliza`);
      await test.step('heading and title say what was searched for', async () => {
        const title = fill(search.titleOf, { query: 'inutiliza' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
      });
      await test.step('clearing empties them', async () => {
        await box(page).fill('');
        await expect(results(page)).toHaveCount(0);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.title);
      });
      await page.keyboard.type('certificado');
      await expect(results(page).first()).toContainText(/certificado/i);
      await expect(page).toHaveURL(`${path}?q=certificado`);
      await test.step('no letter is lost', async () => {
        const text = 'como consultar a situação de uma nota que já foi autorizada';
        await box(page).fill('');
        await typeInBreaths(page, text);
        await page.waitForURL(/autorizada$/);
        await expect(box(page)).toHaveValue(text);
      });
      await test.step('a query without results says so', async () => {
        await box(page).fill(NOTHING);
        const none = fill(search.none, { query: NOTHING });
        await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: none }).last()).toBeVisible();
        await expect(page.getByRole('main').getByRole('status')).toHaveText(none);
        await expect(page.getByRole('main').getByText(search.report)).toBeVisible();
        await expect(results(page)).toHaveCount(0);
      });
    });

    // @behaviour Search: A failed request says so, offers Retry, and recovers
    test('when the network fails and when the host answers with an error the reader is told, and Retry works', {
      tag: NIGHTLY,
    }, async ({ page, problems, visit }) => {
      problems.expect(/request failed|ERR_INTERNET_DISCONNECTED/);
      problems.expect(/503/);
      const faults = [
        (route: Route) => route.abort('internetdisconnected'),
        (route: Route) => route.fulfill({ status: 503 }),
      ];
      // Each locale begins with another fault, so that each is met at first and on Retry.
      const [first, second] = locale === defaultLocale ? faults : faults.toReversed();
      if (!first || !second) throw new Error('There are two faults.');
      const alert = page.getByRole('main').getByRole('alert');
      const retry = alert.getByRole('button', { name: search.retry });
      const expectTold = async () => {
        await expect(alert).toContainText(search.failed);
        await expect(alert).toContainText(search.failedHint);
        await expect(box(page)).toHaveValue('token');
      };
      await watchSearch(page);
      await page.route(INDEX_FILES, first);
      await visit(`${path}?q=token`);
      await expectTold();

      await page.unroute(INDEX_FILES);
      let asked = 0;
      await page.route(INDEX_FILES, (route) => {
        asked += 1;
        return second(route);
      });
      await retry.click();
      await expect.poll(() => asked).toBeGreaterThan(0);
      await expectTold();

      await page.unroute(INDEX_FILES);
      await retry.click();
      await waitUntilSearchIsComplete(page);
      await expect(results(page).first()).toBeVisible();
      await expect(alert).toBeHidden();
    });
  });
}

// @behaviour Search: Text that looks like markup is shown as text
test('a query that looks like markup is shown as text; search engines do not list the page, and browsers are told how to search the site', {
  tag: NIGHTLY,
}, async ({ page, visit }) => {
  const query = '<img src=x onerror=alert(1)>';
  // The default locale comes last, with the query: what search then fetches is not broken off by another visit.
  for (const { locale, path: inLocale } of localeCases.toReversed()) {
    await visit(inLocale('/search/') + (locale === defaultLocale ? `?q=${encodeURIComponent(query)}` : ''));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    const link = page.locator('link[rel="search"]');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`${inLocale('/search/')}?q={searchTerms}`);
  }
  await test.step('a query that looks like markup is shown as text', async () => {
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
    // It is searched for as words: nobody pasted an answer.
    await expect(page.getByRole('region', { name: texts.search.pasted })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });
});
