import type { Page } from '@playwright/test';
import { NIGHTLY } from '../../scope';
import { texts } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';
import { showBar } from './show-bar';

const test = testFixtureSite('guides');
test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('dialog', { name: texts.nav.main });
const group = (page: Page, name: string) => menu(page).getByRole('group').filter({ hasText: name });

async function openMain(page: Page): Promise<void> {
  await showBar(page);
  await page.getByRole('button', { name: texts.nav.toggleMenu }).click();
  await expect(menu(page)).toBeVisible();
  const back = menu(page).getByRole('button', { name: texts.nav.backToMainMenu });
  if (await back.isVisible()) await back.click();
}

test('every kind of item of the bar is in the menu, but search', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit('/');
  await openMain(page);
  for (const name of ['Guides', 'Reference', 'Partners', 'Questions', '1.0']) {
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(menu(page).getByText('API status: fine')).toBeVisible();
  for (const name of ['More', texts.nav.versions, texts.nav.languages]) {
    await expect(group(page, name)).toBeVisible();
  }
  await expect(menu(page).getByRole('button', { name: texts.search.button, exact: true })).toHaveCount(0);
});

test('a group opens by itself where it holds the current page; the versions fold under their name and keep the page', {
  tag: NIGHTLY,
}, async ({ page, visit }) => {
  await test.step('a group opens by itself when it holds the current page', async () => {
    await visit('/docs/parceiros/cadastro/');
    await openMain(page);
    await expect(group(page, 'More').getByRole('link', { name: 'Cadastro de parceiros' })).toBeVisible();
    await visit('/docs/documentacao/envio/?a=1#o-envio');
    await openMain(page);
    await expect(group(page, 'More').getByRole('link', { name: 'Cadastro de parceiros' })).toBeHidden();
  });

  await test.step('the versions fold under their name and keep the page', async () => {
    await expect(group(page, texts.nav.versions).getByRole('link').first()).toBeHidden();
    await group(page, texts.nav.versions).locator('summary').click();
    await group(page, texts.nav.versions).getByRole('link', { name: texts.versions.next }).click();
    await page.waitForURL('/docs/next/documentacao/envio/?a=1#o-envio');
    await expect(menu(page)).toBeHidden();
  });
});
