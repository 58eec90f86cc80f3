import { PAGE_START } from '@/components/behaviours/page-start';
import { NIGHTLY, tagRow } from '../../scope';
import { listFindings } from '../axe-findings';
import { holdRequests } from '../hold-requests';
import { readLayoutShift, recordLayoutShift } from '../layout-shift';
import { waitUntilIdle, waitUntilInteractive } from '../page-states';
import { texts, textsOf } from '../texts';
import { answer, expectCodeIsThere, grantMeasurement, notice, openChoices, SIGNALS } from './analytics-choices';
import { testMeasuredSite } from './analytics-stub';
import { expect } from './fixture-site-test';

const GUIDE = '/docs/documentacao/introducao/';
const NEXT = '/docs/documentacao/envio/';

const asking = testMeasuredSite('services');

asking.describe('where consent is required', () => {
  // @behaviour Measuring: Nothing is loaded before consent where consent is required
  // @behaviour Measuring: A decision can be changed
  asking(
    'the question moves nothing, nothing is loaded before an answer, which is remembered and can be changed in the footer, both ways',
    async ({ page, stub, visit }) => {
      await recordLayoutShift(page);
      await visit(GUIDE);
      await expect(notice(page)).toBeVisible();

      await asking.step('the two answers look the same, and the question covers little and moves nothing', async () => {
        const look = (name: string) =>
          answer(page, name).evaluate((button) => {
            const { color, backgroundColor, border, font, padding } = getComputedStyle(button);
            return { color, backgroundColor, border, font, padding, height: button.getBoundingClientRect().height };
          });
        expect(await look(texts.consent.accept)).toEqual(await look(texts.consent.refuse));
        expect(await readLayoutShift(page)).toBeLessThan(0.02);
      });

      await asking.step('nothing is loaded before the reader answers', async () => {
        await page.getByRole('link', { name: 'Enviar' }).first().click();
        await page.waitForURL(NEXT);
        await expect(notice(page)).toBeVisible();
        await waitUntilIdle(page);
        expect(stub.requests).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
      });

      await asking.step('the answer is remembered', async () => {
        await answer(page, texts.consent.accept).click();
        await expect.poll(() => stub.requests.length).toBe(3);
        await visit(GUIDE);
        await expect.poll(() => stub.requests.length).toBe(6);
        await expect(notice(page)).toBeHidden();
      });

      await asking.step('the footer leads back to the decision, both ways', async () => {
        await openChoices(page);
        await expect(notice(page)).toBeFocused();
        await expect(notice(page)).toContainText(texts.consent.granted);
        // What ran ends with its document.
        const reloaded = page.waitForEvent('load');
        await answer(page, texts.consent.refuse).click();
        await reloaded;
        await waitUntilInteractive(page);
        expect(stub.requests).toHaveLength(6);

        await openChoices(page);
        await expect(notice(page)).toContainText(texts.consent.denied);
        await answer(page, texts.consent.close).click();
        await expect(page.getByRole('button', { name: texts.consent.choices })).toBeFocused();
        expect(stub.requests).toHaveLength(6);

        await openChoices(page);
        await answer(page, texts.consent.accept).click();
        await expect.poll(() => stub.requests.length).toBe(9);
      });
    },
  );

  for (const colorScheme of ['light', 'dark'] as const) {
    // Daily announcement.spec.ts reads the page with the question on it.
    asking(`the question has no accessibility finding, ${colorScheme}`, { tag: NIGHTLY }, async ({ page, visit }) => {
      await visit(`${GUIDE}?docusaurus-theme=${colorScheme}`);
      await expect(notice(page)).toBeVisible();
      expect(await listFindings(page)).toEqual([]);
    });
  }

  asking(
    'the keyboard reaches the policy and both answers; a refusal is remembered, and nothing is loaded',
    async ({ page, stub, visit }) => {
      await visit(GUIDE);
      await expect(notice(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(notice(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(answer(page, texts.consent.accept)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(answer(page, texts.consent.refuse)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(notice(page)).toBeHidden();
      await expect(page.locator(`#${PAGE_START}`)).toBeFocused();

      await asking.step('a refusal is remembered, and nothing is loaded', async () => {
        await visit(NEXT);
        await expect(notice(page)).toBeHidden();
        await expectCodeIsThere(page);
        await expect(notice(page)).toContainText(texts.consent.denied);
        expect(stub.requests).toEqual([]);
      });
    },
  );

  asking(
    'the footer leads back to the decision before the code of the question has come',
    { tag: NIGHTLY },
    async ({ page }) => {
      const code = await holdRequests(page, '**/_next/static/chunks/*.js', { having: 'requiresConsent' });
      // A page that asks for its code early enough is not loaded before that came.
      await page.goto(GUIDE, { waitUntil: 'domcontentloaded' });
      await waitUntilInteractive(page);
      await openChoices(page);
      expect(code.count()).toBe(1);
      await expect(notice(page)).toBeHidden();
      code.release();
      await expect(notice(page)).toBeFocused();
    },
  );

  for (const [row, [name, signal]] of Object.entries(SIGNALS).entries()) {
    // @behaviour Measuring: Nothing is loaded against Do Not Track or Global Privacy Control
    asking(
      `${name} is an answer: nothing is asked and nothing loaded, whatever is stored`,
      { tag: tagRow(row) },
      async ({ page, stub, visit }) => {
        await page.addInitScript(signal);
        await grantMeasurement(page);
        await visit(GUIDE);
        await openChoices(page);
        await expect(notice(page)).toContainText(texts.consent.signal);
        await expect(answer(page, texts.consent.accept)).toHaveCount(0);
        expect(stub.requests).toEqual([]);
      },
    );
  }

  asking('a stored answer that is none counts as not answered', { tag: NIGHTLY }, async ({ page, stub, visit }) => {
    await page.addInitScript(() => localStorage.setItem('site.measurement', 'yes'));
    await visit(GUIDE);
    await expect(notice(page)).toBeVisible();
    expect(stub.requests).toEqual([]);
  });

  asking('who is offered Portuguese is asked one thing at a time', { tag: NIGHTLY }, async ({ page, visit }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['pt-BR'] }));
    await visit(GUIDE);
    const offer = page.getByRole('region', { name: textsOf('pt-BR').localeOffer.label });
    await expect(offer).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await openChoices(page);
    await expect(notice(page)).toBeFocused();
    await answer(page, texts.consent.close).click();
    await offer.getByRole('button').click();
    await expect(notice(page)).toBeVisible();
  });

  asking('a Portuguese page asks in Portuguese', { tag: NIGHTLY }, async ({ page, visit }) => {
    const portuguese = textsOf('pt-BR').consent;
    await visit(`/pt-BR${GUIDE}`);
    const region = page.getByRole('region', { name: portuguese.title });
    await expect(region).toContainText(portuguese.ask);
    await expect(region.getByRole('link', { name: 'Política de privacidade' })).toBeVisible();
    await region.getByRole('button', { name: portuguese.refuse }).click();
    await expect(page.getByRole('button', { name: portuguese.choices })).toBeVisible();
  });
});
