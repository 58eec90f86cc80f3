import type { Page } from '@playwright/test';
import { NIGHTLY } from '../scope';
import { localeCases } from './locale-cases';
import { PAPER } from './reading-faults';
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
    // @behaviour For every reader: Paper shows the page: no bars, no buttons, the chosen sample, addresses of links
    test('is filtered by tag, groups and what is required; Escape brings it back; printed as left; keys open it', async ({
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
        await box(page).press('Escape');
      });
      await test.step('it is printed as the reader left it, and its fields in full', async () => {
        const groups = tree(page).locator('> li > details');
        const [closed, opened] = [groups.first(), groups.nth(1)];
        await opened.locator('> summary').click();
        await page.setViewportSize(PAPER);
        await page.emulateMedia({ media: 'print' });
        await expect(opened.locator('> ul')).toBeVisible();
        await expect(closed.locator('> summary')).toBeVisible();
        await expect(closed.locator('> ul')).toBeHidden();
        await expect(page.locator('section[aria-labelledby="campos"] > ul').last()).toBeVisible();
        await page.emulateMedia({ media: 'screen' });
      });
      await test.step('a group opens with the keyboard, and its first link is its page', async () => {
        await tree(page).locator('summary').first().focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.waitForURL(path(`${DOCUMENT}ide/`));
      });
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tree opens, and no control pretends to work', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto(DOCUMENT);
    await expect(main(page).getByRole('searchbox')).toHaveCount(0);
    await tree(page).locator('summary').first().click();
    await expect(tree(page).getByRole('link', { name: 'cUF', exact: true }).first()).toBeVisible();
  });
});
