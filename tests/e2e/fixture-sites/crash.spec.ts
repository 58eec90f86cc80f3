import type { Page } from '@playwright/test';
import { PAGE_START } from '@/components/behaviours/page-start';
import { texts } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('guides');
const START = '/docs/documentacao/partes/opcoes/';
/** A page with an island that looks for an element, and one that leads to it. */
const OVERVIEW = '/docs/api/fiscal/fiscal-dfe-rest-api/';
const OPERATION = '/docs/api/fiscal/create-authentication-token-using-post/';

test.use({ viewport: { width: 1440, height: 900 } });

const sidebar = (page: Page) => page.getByRole('navigation', { name: texts.sidebar.docs });
const linkTo = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Whatever looks for the element with this id fails, once the window has `isBroken`. */
async function breakPlace(page: Page, brokenId: string): Promise<void> {
  await page.addInitScript((broken) => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => {
      if (id === broken && 'isBroken' in window) throw new Error('Nothing is where it was');
      return find(id);
    };
  }, brokenId);
}

// @behaviour Failures: A page that crashes says so, with the reason and “Try again”
test('a page that crashes says so with its reason, keeps bar, sidebar and footer, can be tried again, and is cleared by a navigation', async ({
  page,
  visit,
  problems,
}) => {
  problems.expect(/console error|uncaught/);
  await breakPlace(page, 'lista-de-operacoes');
  await visit(OPERATION);
  await page.evaluate(() => Object.assign(window, { isBroken: true }));
  const overview = sidebar(page).locator(`a[href="${OVERVIEW}"]`);
  await overview.click();
  await heading(page, texts.crash.title).waitFor();
  await expect(page.getByText('Nothing is where it was')).toBeVisible();
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(overview).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const retry = page.getByRole('button', { name: texts.crash.retry });
  await retry.click();
  await expect(retry).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Guides', exact: true }).click();
  await heading(page, 'Introdução').waitFor();
  await expect(retry).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Reference', exact: true }).click();
  await page.waitForURL(OPERATION);
  await overview.click();
  await expect(retry).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'isBroken'));
  await retry.click();
  await heading(page, 'API de teste').waitFor();
});

// @behaviour Failures: A page that crashes says so, with the reason and “Try again”
test('when what is around every page crashes, the reader is told in the same shade and can try again', async ({
  page,
  visit,
  problems,
}) => {
  problems.expect(/console error|uncaught/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await breakPlace(page, PAGE_START);
  await visit(START);
  await page.evaluate(() => Object.assign(window, { isBroken: true }));
  await linkTo(page, 'Abas').click();
  await heading(page, texts.crash.title).waitFor();
  await expect(page.getByText('Nothing is where it was')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => Reflect.deleteProperty(window, 'isBroken'));
  await page.getByRole('button', { name: texts.crash.retry }).click();
  await heading(page, 'Abas').waitFor();
  await expect(page.getByRole('banner').first()).toBeVisible();
});
