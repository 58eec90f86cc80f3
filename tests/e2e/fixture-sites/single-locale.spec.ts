import { NIGHTLY } from '../../scope';
import { textsOf } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('single');

test('a site of one locale has its pages without a prefix, and no choice', { tag: NIGHTLY }, async ({ page }) => {
  await page.goto('/docs/documentacao/envio/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1, name: 'Como enviar um documento' })).toBeVisible();
  await expect(page.getByText(textsOf('pt-BR').nav.languages)).toHaveCount(0);
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(0);
  expect((await page.request.get('/pt-BR/')).status()).toBe(404);
});
