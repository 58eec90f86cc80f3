import type { Page } from '@playwright/test';
import { NIGHTLY } from '../scope';
import { localeCases } from './locale-cases';
import { expect, test } from './site-test';
import { fill } from './texts';

const DOCUMENT = '/docs/leiaute/nfe/';
const main = (page: Page) => page.getByRole('main');
const tree = (page: Page) => main(page).locator('#arvore');
const shownTags = (page: Page) =>
  tree(page)
    .locator('li')
    .filter({ visible: true })
    .evaluateAll((items) => items.map((item) => item.querySelector('code')?.textContent ?? ''));

for (const { locale, texts, path, tag } of localeCases) {
  const { layout } = texts;
  const filter = (page: Page) => main(page).getByRole('search', { name: layout.treeFilter });
  const box = (page: Page) => filter(page).getByRole('searchbox', { name: layout.treeFilterLabel });

  test.describe(`the tree of a document, in ${locale}`, { tag }, () => {
    test('is filtered by tag, by the groups around it and by what is required, with a live count, and Escape brings everything back as it was', async ({
      page,
      visit,
    }) => {
      await visit(path(DOCUMENT));
      const total = await tree(page).locator('li').count();
      const everything = fill(layout.treeCount, { count: total, total });
      await expect(filter(page).getByRole('status')).toHaveText(everything);
      await test.step('what is required is shown, and Escape brings everything back as it was', async () => {
        await tree(page).locator('summary').filter({ hasText: 'retirada' }).click();
        const before = await shownTags(page);
        await box(page).fill('veicTransp obrigatório');
        await expect.poll(() => shownTags(page)).toEqual(['transp', 'veicTransp', 'placa']);
        await box(page).press('Escape');
        await expect(box(page)).toHaveValue('');
        await expect(page).toHaveURL(path(DOCUMENT));
        expect(await shownTags(page)).toEqual(before);
        await expect(filter(page).getByRole('status')).toHaveText(everything);
      });
      await test.step('it is filtered by tag and by the groups around it, with a live count', async () => {
        await box(page).fill('transp PLACA');
        await expect(page).toHaveURL(`${path(DOCUMENT)}?q=transp+PLACA`);
        await expect.poll(() => shownTags(page)).toEqual(['transp', 'veicTransp', 'placa', 'reboque', 'placa']);
        await expect(filter(page).getByRole('status')).toHaveText(fill(layout.treeCount, { count: 2, total }));
        await box(page).fill('xyzxyz');
        await expect(filter(page).getByRole('status')).toHaveText(layout.treeNone);
      });
    });
  });
}

test('a group opens with the keyboard, and its first link is its page', async ({ page, visit }) => {
  await visit(DOCUMENT);
  await tree(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${DOCUMENT}ide/`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tree opens, and no control pretends to work', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto(DOCUMENT);
    await expect(main(page).getByRole('searchbox')).toHaveCount(0);
    await tree(page).locator('summary').first().click();
    await expect(tree(page).getByRole('link', { name: 'cUF', exact: true }).first()).toBeVisible();
  });
});
