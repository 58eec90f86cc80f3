import { NIGHTLY } from '../../scope';
import { texts } from '../texts';
import { grantMeasurement, notice, openChoices } from './analytics-choices';
import { testMeasuredSite } from './analytics-stub';
import { expect } from './fixture-site-test';

const GUIDE = '/docs/documentacao/introducao/';
const NEXT = '/docs/documentacao/envio/';

const asking = testMeasuredSite('services');

// @behaviour Measuring: Slow services hold nothing up
asking('services that never answer hold nothing up', async ({ context, page, visit }) => {
  await context.route(/googletagmanager|mapa\.exemplo|_vercel/, () => {});
  await grantMeasurement(page);
  const asked = page.waitForRequest(/googletagmanager/);
  await visit(GUIDE);
  await asked;
  await page.getByRole('link', { name: 'Enviar' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Como enviar um documento' }).waitFor();
  await page.getByRole('button', { name: /dark and light/ }).click();
  await openChoices(page);
  await expect(notice(page)).toBeVisible();
});

// @behaviour Measuring: Blocked services do no harm
asking('services that are blocked change nothing for the reader', async ({ context, page, problems, visit }) => {
  problems.expect(/request failed: .*(googletagmanager|mapa\.exemplo|_vercel)/);
  await context.route(/googletagmanager|mapa\.exemplo|_vercel/, (route) => route.abort('blockedbyclient'));
  await grantMeasurement(page);
  const blocked = page.waitForEvent('requestfailed', (request) => request.url().includes('googletagmanager'));
  await visit(GUIDE);
  await blocked;
  await page.getByRole('link', { name: 'Enviar' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Como enviar um documento' }).waitFor();
  await page.getByRole('navigation', { name: texts.page.onThisPage }).getByRole('link').first().click();
  await page.waitForURL(`${NEXT}#o-envio`);
});

asking(
  'a blocker that breaks the queue of a service changes nothing for the reader',
  { tag: NIGHTLY },
  async ({ page, problems, visit }) => {
    problems.expect(/console warning: An analytics service failed/);
    await grantMeasurement(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new Error('blocked');
      };
      Object.defineProperty(window, 'dataLayer', { value: { push: refuse }, writable: false });
    });
    const warned = page.waitForEvent('console', (message) => message.text().includes('An analytics service failed'));
    await visit(GUIDE);
    await warned;
    await page.getByRole('link', { name: 'Enviar' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Como enviar um documento' }).waitFor();
  },
);
