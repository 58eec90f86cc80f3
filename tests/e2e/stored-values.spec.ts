import { STORAGE_KEYS } from '@/lib/storage/keys';
import { blockStorage } from './blocked-storage';
import { RUBBISH } from './rubbish';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';

for (const [kind, path] of Object.entries(PAGE)) {
  for (const value of RUBBISH) {
    test(`${kind} opens without an error where ${JSON.stringify(value)} is stored`, async ({ page, visit }) => {
      await page.addInitScript(
        ([keys, text]) => {
          for (const key of keys) {
            localStorage.setItem(key, text);
            sessionStorage.setItem(key, text);
          }
        },
        [Object.values(STORAGE_KEYS), value] as const,
      );
      await visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
    });
  }
}

test('every page kind opens where the browser refuses storage', async ({ page, problems, visit }) => {
  problems.expect(/The browser refused access to its storage/);
  await blockStorage(page, ['localStorage', 'sessionStorage']);
  for (const path of Object.values(PAGE)) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  // What the reader chooses holds for the page, and the console says why for no longer.
  await visit(PAGE.operation);
  const second = page.getByRole('tab').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
});
