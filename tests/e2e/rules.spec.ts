import type { Page } from '@playwright/test';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('li[data-code]');
const shown = (page: Page) => rows(page).filter({ visible: true });
const filter = (page: Page) => main(page).getByRole('search', { name: texts.rules.filter });
const box = (page: Page) => filter(page).getByRole('searchbox', { name: texts.rules.filterLabel });

test('a link to a rule opens the page there and marks it, and the rules are filtered by code, by number, by field and by who applies them', async ({
  page,
  visit,
}) => {
  await test.step('a link to a rule opens the page there and marks it', async () => {
    await visit(`${PAGE.rules}#G40`);
    await expect(page.locator('#G40')).toBeInViewport();
    await expect(page.locator('#G40:target')).toHaveCount(1);
  });
  const total = await rows(page).count();
  await expect(filter(page).getByRole('status')).toHaveText(fill(texts.rules.count, { count: total, total }));
  await box(page).fill('415');
  await expect.poll(() => shown(page).evaluateAll((items) => items.map(({ id }) => id))).toEqual(['G04']);
  await box(page).fill('g04');
  await expect(shown(page).first()).toHaveAttribute('id', 'G04');
  await box(page).fill('dhCont');
  await expect(shown(page).first()).toContainText('ide.dhCont');
  await box(page).fill('');
  await filter(page)
    .getByRole('combobox', { name: texts.rules.application, exact: true })
    .selectOption(texts.layout.byState);
  await expect(shown(page)).toHaveCount(5);
});
