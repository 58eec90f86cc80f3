import { listFindings } from './axe-findings';
import { localeCases } from './locale-cases';
import { unfold } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';

for (const { locale, path } of localeCases) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`in ${locale}, ${theme}`, () => {
      for (const [kind, address] of Object.entries(PAGE)) {
        test(`${kind} has no accessibility finding`, async ({ page, visit }) => {
          test.setTimeout(120_000);
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          await visit(path(address));
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          if (kind === 'search') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
          await unfold(page);
          expect(await listFindings(page)).toEqual([]);
        });
      }
    });
  }
}
