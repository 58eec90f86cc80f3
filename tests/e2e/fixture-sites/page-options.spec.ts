import { NIGHTLY } from '../../scope';
import { texts } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('guides');
const OPTIONS = '/docs/documentacao/partes/opcoes/';

test.describe('a guide decides in its frontmatter', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  // @behaviour Page parts: The footer can be turned off for a page
  test('headings in its contents, its neighbours, and that it ends without the footer; a link to a missing guide is text', async ({
    page,
    visit,
  }) => {
    await visit(OPTIONS);
    const pagination = page.getByRole('navigation', { name: texts.page.pagination });

    await test.step('which levels of headings its table of contents shows', async () => {
      const entries = page.getByRole('navigation', { name: texts.page.onThisPage }).getByRole('link');
      await expect(entries).toHaveText(['Segundo nível', 'Terceiro nível']);
    });

    await test.step('a link to a guide that is missing did not stop the build, and its text is no link', async () => {
      await expect(page.getByText('um guia que falta')).toBeVisible();
      await expect(page.getByRole('link', { name: 'um guia que falta' })).toHaveCount(0);
    });

    await test.step('what comes before and after it', async () => {
      await expect(pagination.getByRole('link')).toHaveText([/Perguntas frequentes/]);
    });

    await test.step('that it ends without the footer, which other pages keep', async () => {
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await pagination.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'Perguntas frequentes' }).waitFor();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });

    await test.step('what it is called by the page that it comes before', async () => {
      await page.goto('/docs/documentacao/partes/secoes/');
      await expect(pagination.locator('a[rel="prev"]')).toContainText('Opções, em suma');
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page without a footer has none either', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto(OPTIONS);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
});
