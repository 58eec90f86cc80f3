import { siteConfig } from '@/lib/config/site';
import { localeCases } from './locale-cases';
import { expect, test } from './site-test';
import { fill } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { locale, texts, path, tag } of localeCases) {
  test.describe(`in ${locale}`, () => {
    // @behaviour Page parts: The footer says the copyright year of the configuration
    test('the footer has the owner’s phone, address and copyright year', async ({ page, visit }) => {
      await visit(path('/'));
      const footer = page.getByRole('contentinfo');
      const { phone, address, copyright } = siteConfig.footer;
      await expect(footer.getByRole('link', { name: phone.label })).toHaveAttribute('href', phone.href);
      for (const line of address) await expect(footer.getByText(line, { exact: true })).toBeVisible();
      await expect(footer).toContainText(fill(texts.footer.copyright, copyright));
      await expect(footer.getByRole('link')).toHaveCount(4 + siteConfig.footer.social.length);
    });

    test('the search form leads to the results', { tag }, async ({ page, visit }) => {
      await visit(path('/'));
      const form = page.getByRole('main').getByRole('search');
      await form.getByRole('searchbox', { name: texts.search.label }).fill('nota fiscal');
      await form.getByRole('button', { name: texts.search.button }).click();
      await expect(page).toHaveURL(`${path('/search/')}?q=nota+fiscal`);
      await expect(page.getByRole('searchbox', { name: texts.search.label })).toHaveValue('nota fiscal');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });

    test('the first request can be copied', async ({ page, visit }) => {
      await visit(path('/'));
      const section = page.getByRole('main').locator('section', { hasText: texts.homePage.firstRequest });
      await section.locator('button[data-copy]').first().click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/^curl .*\/v1\/auth\/token/s);
    });

    test('the requests open one at a time', async ({ page, visit }) => {
      await visit(path('/'));
      const section = page.getByRole('main').locator('section', { hasText: texts.homePage.firstRequest });
      const steps = section.getByRole('group').filter({ has: page.locator('summary') });
      await steps.nth(1).locator('summary').click();
      await expect(steps.nth(1)).toHaveAttribute('open');
      await expect(steps.nth(0)).not.toHaveAttribute('open');
    });
  });
}
