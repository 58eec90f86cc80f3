import { NIGHTLY } from '../../scope';
import { expectSameDocument, markDocument } from '../page-states';
import { testMeasuredSite } from './analytics-stub';
import { expect } from './fixture-site-test';

const test = testMeasuredSite('prefixed');

test.describe('below a path of its host', () => {
  test('pages open with their styles, and links keep the path', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit('/documentos/');
    await markDocument(page);
    await page.getByRole('link', { name: 'Guides' }).click();
    await page.waitForURL(/\/documentos\/docs\/documentacao\/introducao\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Introdução' })).toBeVisible();
    await expectSameDocument(page);
  });

  test('the language switcher keeps the page and its query', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit('/documentos/docs/documentacao/envio/?a=1#o-envio');
    await page.getByText('Languages: English').click();
    await page.getByRole('link', { name: 'Português (Brasil)' }).click();
    await page.waitForURL(/\/documentos\/pt-BR\/docs\/documentacao\/envio\/\?a=1#o-envio$/);
  });

  test('search finds pages below the path', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit('/documentos/search/?q=envio');
    const found = page
      .getByRole('main')
      .getByRole('link', { name: /enviar um documento/ })
      .first();
    await found.waitFor();
    await expect(found).toHaveAttribute('href', /^\/documentos\/docs\//);
  });
});
