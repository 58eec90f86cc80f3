import { readFileSync } from 'node:fs';
import { siteConfig } from '@/lib/config/site';
import { localeCases } from './locale-cases';
import { KEY } from './pasted-answers';
import { SearchModal } from './search-box';
import { expect, test } from './site-test';
import { fill } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { locale, texts, path, tag } of localeCases) {
  test.describe(`in ${locale}`, () => {
    // @behaviour Page parts: The footer says the copyright year of the configuration
    // @behaviour First document: The home page shows its steps, which copied one after the other are the whole program
    test('the footer has the owner’s data, the first document’s steps lead on and can be copied, the search form leads to results', {
      tag,
    }, async ({ page, visit }) => {
      await visit(path('/'));
      const footer = page.getByRole('contentinfo');
      const { phone, address, copyright } = siteConfig.footer;
      await expect(footer.getByRole('link', { name: phone.label })).toHaveAttribute('href', phone.href);
      for (const line of address) await expect(footer.getByText(line, { exact: true })).toBeVisible();
      await expect(footer).toContainText(fill(texts.footer.copyright, copyright));
      await expect(footer.getByRole('link')).toHaveCount(4 + siteConfig.footer.social.length);

      const main = page.getByRole('main');
      const section = main.locator('section', { hasText: texts.homePage.firstNote });
      await test.step('each step leads to its place in the guide, and so does the first button', async () => {
        const guide = path('/docs/documentacao/primeiros-passos/primeira-nota/');
        await expect(main.getByRole('link', { name: texts.homePage.quickStart })).toHaveAttribute('href', guide);
        const links = section.locator('a[href*="#"]');
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
          ['antes', 'token', 'empresa', 'envio', 'resultado', 'danfe'].map((id) => `${guide}#${id}`),
        );
      });
      await test.step('the steps open one at a time', async () => {
        const steps = section.getByRole('group').filter({ has: page.locator('summary') });
        await expect(steps.nth(0)).toHaveAttribute('open');
        await steps.nth(1).locator('summary').click();
        await expect(steps.nth(1)).toHaveAttribute('open');
        await expect(steps.nth(0)).not.toHaveAttribute('open');
      });
      await test.step('the steps can be copied', async () => {
        const copied: string[] = [];
        for (const step of await section.locator('details').all()) {
          if ((await step.getAttribute('open')) === null) await step.locator('summary').click();
          await page.evaluate(() => navigator.clipboard.writeText(''));
          await step.locator('button[data-copy]').click();
          await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
          copied.push(await page.evaluate(() => navigator.clipboard.readText()));
        }
        expect(copied).toHaveLength(5);
        expect(copied.join('\n\n').trim()).toBe(readFileSync('content/primeira-nota/primeira-nota.sh', 'utf8').trim());
      });
      const form = main.getByRole('search');
      const box = form.getByRole('searchbox', { name: texts.search.label });
      await test.step('a key put into the search form opens in the modal, and is in no address', async () => {
        const modal = new SearchModal(page, texts);
        await box.fill(KEY);
        await box.press('Enter');
        await expect(modal.active).toContainText(texts.search.keyRight);
        expect(page.url()).not.toContain(KEY);
        await page.keyboard.press('Escape');
        await expect(modal.dialog).toHaveCount(0);
      });
      await test.step('the search form leads to the results', async () => {
        await box.fill('nota fiscal');
        await form.getByRole('button', { name: texts.search.button }).click();
        await page.waitForURL(`${path('/search/')}?q=nota+fiscal`);
        await expect(page.getByRole('searchbox', { name: texts.search.label })).toHaveValue('nota fiscal');
      });
    });
  });
}
