import type { Page } from '@playwright/test';
import { isWholeRun, NIGHTLY } from '../../scope';
import { texts } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('guides');

test.describe('published below another path than it was built for', () => {
  const banner = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner-container');

  /** Answers below /errado/ as a host does that serves the site there: its scripts and styles are asked for elsewhere. */
  async function serveBelow(page: Page, host: string): Promise<void> {
    await page.route('**/errado/**', async (route) => {
      const path = new URL(route.request().url()).pathname.slice('/errado'.length);
      await route.fulfill({ response: await route.fetch({ url: host + path }) });
    });
    await page.route('**/_next/**', (route) => route.fulfill({ status: 404, body: '' }));
  }

  // @behaviour Failures: A wrong base path shows the red banner
  test('the home page says so, with the path it has and the path it should have', async ({ page, host, problems }) => {
    problems.expect(/answer 404/);
    await serveBelow(page, host);
    await page.goto('/errado/');
    await expect(banner(page)).toContainText(texts.baseUrl.title);
    await expect(banner(page).locator('code')).toHaveText([`/ ${texts.baseUrl.isDefault}`, '/errado/']);
    await expect(banner(page)).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
    await expect(page.getByText(texts.page.partFailed)).toBeHidden();
    if (!isWholeRun) return;
    await page.goto('/errado/pt-BR/');
    await expect(banner(page).locator('code').last()).toHaveText('/errado/');
  });

  test('other pages say nothing, nor does a home page whose styles or scripts came', { tag: NIGHTLY }, async ({
    page,
    host,
    problems,
    visit,
  }) => {
    problems.expect(/answer 404/);
    await visit('/');
    await expect(banner(page)).toHaveCount(0);
    await serveBelow(page, host);
    await page.goto(`/errado/docs/documentacao/partes/opcoes/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Opções de uma página' })).toBeVisible();
    await expect(page.getByRole('alert').getByText(texts.page.partFailed)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});
