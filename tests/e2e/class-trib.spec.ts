import type { Page } from '@playwright/test';
import { NIGHTLY } from '../scope';
import { localeCases } from './locale-cases';
import { expect, test } from './site-test';
import { fill } from './texts';

const TABLE = '/docs/ibs-cbs/cclasstrib/';
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('li[data-cst]');
const shown = (page: Page) => rows(page).filter({ visible: true });
const codesOf = (page: Page) =>
  shown(page).evaluateAll((items) => items.map((item) => item.querySelector('a')?.textContent ?? ''));

for (const { locale, texts, path } of localeCases) {
  const filter = (page: Page) => main(page).getByRole('search', { name: texts.classTrib.filter });
  const box = (page: Page) => filter(page).getByRole('searchbox', { name: texts.classTrib.filterLabel });
  const choose = (page: Page, name: string, value: string) =>
    filter(page).getByRole('combobox', { name, exact: true }).selectOption(value);

  // The filter is that of codes, which is used daily (cstat.spec.ts); what it offers is read from the files.
  test.describe(`the table of cClassTrib, in ${locale}`, { tag: NIGHTLY }, () => {
    test('is filtered by number, words, document, CST and reduction, with a live count and the query in the address, and says when nothing is left', async ({
      page,
      visit,
    }) => {
      await visit(path(TABLE));
      const total = await rows(page).count();
      await expect(filter(page).getByRole('status')).toHaveText(fill(texts.classTrib.count, { count: total, total }));
      await box(page).fill('20003');
      await expect(page).toHaveURL(`${path(TABLE)}?q=20003`);
      await expect.poll(() => codesOf(page)).toContain('200034');
      expect((await codesOf(page)).every((code) => code.startsWith('20003'))).toBe(true);
      await box(page).fill('cesta BASICA');
      await expect.poll(() => codesOf(page)).toEqual(['200003']);
      await test.step('without a query every code is there again', async () => {
        await box(page).fill('');
        await expect(shown(page)).toHaveCount(total);
      });
      await test.step('it is filtered by document, CST and reduction, and says when nothing is left', async () => {
        await choose(page, texts.classTrib.reduction, '40 %');
        await choose(page, texts.classTrib.document, 'NFC-e');
        await expect.poll(() => codesOf(page)).toEqual(['200047']);
        await choose(page, texts.classTrib.document, 'CT-e');
        await expect.poll(() => codesOf(page)).toEqual(['200050']);
        await choose(page, texts.classTrib.cst, 'CST 000: Tributação integral');
        await expect(shown(page)).toHaveCount(0);
        await expect(filter(page)).toContainText(texts.classTrib.noCode);
      });
    });
  });
}

test('a link to a code opens the table there and marks it', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit(`${TABLE}#cclasstrib-200034`);
  await expect(page.locator('#cclasstrib-200034')).toBeInViewport();
  await expect(page.locator('#cclasstrib-200034:target')).toHaveCount(1);
});

test('a code in a guide leads to its entry in the table', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit('/docs/documentacao/guias-de-uso/reforma-tributaria/cst-e-cclasstrib/');
  await main(page).getByRole('link', { name: '200034', exact: true }).first().click();
  await page.waitForURL(`${TABLE}#cclasstrib-200034`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every code is there, and no control pretends to work', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto(TABLE);
    await expect(main(page).getByRole('searchbox')).toHaveCount(0);
    await expect(shown(page)).toHaveCount(173);
  });
});
