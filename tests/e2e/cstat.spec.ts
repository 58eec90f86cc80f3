import type { Page } from '@playwright/test';
import { isWholeRun, NIGHTLY } from '../scope';
import { expectNoFindings } from './axe-findings';
import { dropAlike } from './drop-alike';
import { localeCases } from './locale-cases';
import { KEY } from './pasted-answers';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

const NFE = '/docs/cstat/nfe/';
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('li[data-kind]');
const shown = (page: Page) => rows(page).filter({ visible: true });
const codesOf = (page: Page) =>
  shown(page).evaluateAll((items) => items.map((item) => item.querySelector('a')?.textContent ?? ''));

for (const { locale, texts: own, path: inLocale, tag } of localeCases) {
  const filter = (page: Page) => main(page).getByRole('search', { name: own.cstat.filter });
  const box = (page: Page) => filter(page).getByRole('searchbox', { name: own.cstat.filterLabel });

  test.describe(`the codes of a document, in ${locale}`, { tag }, () => {
    test('are filtered by number, with a live count and the query in the address, and are reached from the keyboard', async ({
      page,
      visit,
    }) => {
      await visit(inLocale(NFE));
      const total = await rows(page).count();
      await expect(filter(page).getByRole('status')).toHaveText(fill(own.cstat.count, { count: total, total }));
      await box(page).fill('53');
      await expect(page).toHaveURL(`${inLocale(NFE)}?q=53`);
      const codes = await codesOf(page);
      expect(codes.every((code) => code.startsWith('53'))).toBe(true);
      expect(codes).toContain('539');
      await expect(filter(page).getByRole('status')).toHaveText(fill(own.cstat.count, { count: codes.length, total }));
      await box(page).fill('');
      await expect(shown(page)).toHaveCount(total);
      await expect(page).toHaveURL(inLocale(NFE));
      await test.step('they are filtered by two choices at once, which leave none', async () => {
        const choose = (name: string, value: string) =>
          filter(page).getByRole('combobox', { name }).selectOption(value);
        await choose(own.cstat.kind, 'denegação');
        await expect.poll(() => codesOf(page)).toEqual(['110', '301']);
        await choose(own.cstat.topic, 'chave de acesso');
        await expect(shown(page)).toHaveCount(0);
        await expect(filter(page).getByRole('link', { name: own.cstat.everyDocument })).toBeVisible();
        await choose(own.cstat.kind, '');
        await choose(own.cstat.topic, '');
        await expect(shown(page)).toHaveCount(total);
      });
      await test.step('they are reached from the keyboard: type, then Tab to the entry and Enter', async () => {
        await box(page).focus();
        await page.keyboard.type('539');
        await expect.poll(() => codesOf(page)).toEqual(['539']);
        const link = shown(page).getByRole('link');
        for (let presses = 0; presses < 5; presses += 1) {
          if (await link.evaluate((anchor) => anchor === document.activeElement)) break;
          await page.keyboard.press('Tab');
        }
        await expect(link).toBeFocused();
        await page.keyboard.press('Enter');
        await page.waitForURL(inLocale('/docs/cstat/nfe/539/'));
      });
    });

    test('are filtered by words, accents and case aside', { tag: NIGHTLY }, async ({ page, visit }) => {
      await visit(`${inLocale(NFE)}?q=CONSUMO%20indevido`);
      await expect.poll(() => codesOf(page)).toEqual(['656']);
    });
  });

  test(`in ${locale}, a bare number is found in every document that has it`, { tag }, async ({ page, visit }) => {
    await visit(`${inLocale('/docs/cstat/')}?q=611`);
    const search = main(page).getByRole('search').filter({ hasText: own.cstat.lookup });
    await expect(search.getByRole('searchbox')).toHaveValue('611');
    const links = search.getByRole('listitem').getByRole('link');
    await expect(links.filter({ hasText: 'NF-e' }).first()).toHaveAttribute('href', inLocale('/docs/cstat/nfe/611/'));
    await expect(links.filter({ hasText: 'MDF-e' }).first()).toHaveAttribute('href', inLocale('/docs/cstat/mdfe/611/'));
    await links.filter({ hasText: 'MDF-e' }).first().click();
    await page.waitForURL(inLocale('/docs/cstat/mdfe/611/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('611 (MDF-e)');
  });
}

test('a query that fits nothing says so, markup is text, a key is in no address; what a lookup found has no accessibility finding', async ({
  page,
  visit,
}) => {
  const query = '<img src=x onerror=alert(1)>';
  await visit(`/docs/cstat/?q=${encodeURIComponent(query)}`);
  await expect(main(page).getByRole('status').first()).toHaveText(fill(texts.cstat.lookupNone, { query }));
  await expect(main(page).locator('img')).toHaveCount(0);
  await test.step('what a lookup found has no accessibility finding', async () => {
    const found = main(page).getByRole('link', { name: '611 (MDF-e)' });
    await expect(found).toHaveCount(0);
    await main(page).getByRole('searchbox').fill('611');
    await expect(found).toBeVisible();
    // Below it stand thousands of entries of a kind.
    if (!isWholeRun) await dropAlike(page);
    await expectNoFindings(page, 'what a lookup found', 'main');
  });
  await test.step('a key does not come into the address', async () => {
    await expect(page).toHaveURL(/\?q=611$/);
    await main(page).getByRole('searchbox').fill(KEY);
    await expect(page).toHaveURL(({ search: query }) => query === '');
  });
});

test('codes that cannot be fetched are still listed', { tag: NIGHTLY }, async ({ page, problems, visit }) => {
  problems.expect(/request failed|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/docs/cstat/codes.json', (route) => route.abort('internetdisconnected'));
  await visit('/docs/cstat/?q=611');
  await expect(main(page).getByRole('status').first()).toHaveText(texts.cstat.lookupFailed);
  await expect(page.locator('#n611')).toHaveCount(1);
});

test('a link to an entry of a code opens the list there and marks it', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit(`${NFE}#cstat-220`);
  await expect(page.locator('#cstat-220')).toBeInViewport();
  await expect(page.locator('#cstat-220:target')).toHaveCount(1);
});

test('a code in a guide leads to its page, which marks its document in the sidebar', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  await visit('/docs/documentacao/faq/');
  await main(page).getByRole('link', { name: '539', exact: true }).first().click();
  await page.waitForURL('/docs/cstat/nfe/539/');
  const sidebar = page.getByRole('navigation', { name: texts.sidebar.docs });
  await expect(sidebar.locator('[aria-current="true"]')).toHaveAttribute('href', NFE);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a number leads to each document that has it, and no control pretends to work', async ({ page }) => {
    await page.goto('/docs/cstat/');
    await expect(main(page).getByRole('searchbox')).toHaveCount(0);
    await main(page)
      .getByRole('group')
      .filter({ has: page.locator('#n611') })
      .locator('summary')
      .click();
    await page.locator('#n611').getByRole('link', { name: 'MDF-e', exact: true }).click();
    await page.waitForURL('/docs/cstat/mdfe/611/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('611 (MDF-e)');
  });

  test('the list of a document is whole', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto('/docs/cstat/mdfe/');
    await expect(main(page).getByRole('searchbox')).toHaveCount(0);
    await expect(shown(page)).toHaveCount(await rows(page).count());
  });
});
