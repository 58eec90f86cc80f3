import { listFindings } from '../axe-findings';
import { readLayoutShift, recordLayoutShift } from '../layout-shift';
import { waitUntilIdle, waitUntilInteractive } from '../page-states';
import { texts, textsOf } from '../texts';
import { answer, notice, openChoices, SIGNALS } from './analytics-choices';
import { testMeasuredWorld } from './analytics-stub';
import { expect } from './world-test';

const GUIDE = '/docs/documentacao/introducao/';
const NEXT = '/docs/documentacao/envio/';
const SCRIPTS = [
  '127.0.0.1/_vercel/insights/script.js',
  'mapa.exemplo.com.br/teste-1.js',
  'www.googletagmanager.com/gtag/js?id=G-TESTE0001',
];

const asking = testMeasuredWorld('asking');

asking.describe('where consent is required', () => {
  asking('nothing is loaded before the reader answers', async ({ page, stub, visit }) => {
    await visit(GUIDE);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('link', { name: 'Enviar' }).first().click();
    await expect(page).toHaveURL(NEXT);
    await expect(notice(page)).toBeVisible();
    await waitUntilIdle(page);
    expect(stub.requests).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  asking('the two answers look the same, and the question covers little and moves nothing', async ({ page, visit }) => {
    await recordLayoutShift(page);
    await visit(GUIDE);
    await expect(notice(page)).toBeVisible();
    const look = (name: string) =>
      answer(page, name).evaluate((button) => {
        const { color, backgroundColor, border, font, padding } = getComputedStyle(button);
        return { color, backgroundColor, border, font, padding, height: button.getBoundingClientRect().height };
      });
    expect(await look(texts.privacy.accept)).toEqual(await look(texts.privacy.refuse));
    expect(await readLayoutShift(page)).toBeLessThan(0.02);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    asking(`the question has no accessibility finding, ${colorScheme}`, async ({ page, visit }) => {
      await visit(`${GUIDE}?docusaurus-theme=${colorScheme}`);
      await expect(notice(page)).toBeVisible();
      expect(await listFindings(page)).toEqual([]);
    });
  }

  asking('the keyboard reaches both answers and the policy', async ({ page, visit }) => {
    await visit(GUIDE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(notice(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(answer(page, texts.privacy.accept)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(answer(page, texts.privacy.refuse)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeHidden();
  });

  asking(
    'after acceptance each service loads once, and counts the open page by itself',
    async ({ page, stub, visit }) => {
      await visit(GUIDE);
      await answer(page, texts.privacy.accept).click();
      await expect(notice(page)).toBeHidden();
      await expect.poll(() => stub.views.length).toBe(2);
      expect(stub.requests.toSorted()).toEqual(SCRIPTS);
      expect(stub.views).toContainEqual({
        service: 'google',
        kind: 'config',
        isAnonymised: true,
        title: await page.title(),
        location: page.url(),
      });
      expect(stub.views).toContainEqual({ service: 'vercel', kind: 'page_view', path: GUIDE });
      await expect(page.locator('script[src*="mapa.exemplo"]')).toHaveAttribute('data-id', 'teste-1');
    },
  );

  asking(
    'page_view is sent once for each change of path, query or hash, with the new title',
    async ({ page, stub, visit }) => {
      await page.addInitScript(() => localStorage.setItem('site.measurement', 'granted'));
      await visit(GUIDE);
      await expect.poll(() => stub.views.length).toBe(2);
      const views = () => stub.views.filter(({ service, kind }) => service === 'google' && kind === 'page_view');

      await page.getByRole('link', { name: 'Enviar' }).first().click();
      await expect.poll(() => views().length).toBe(1);
      expect(views()[0]).toEqual({
        service: 'google',
        kind: 'page_view',
        title: 'Como enviar um documento | Exemplo Fiscal',
        location: new URL(NEXT, page.url()).href,
        path: NEXT,
      });

      await page.getByRole('navigation', { name: texts.page.onThisPage }).getByRole('link').first().click();
      await expect.poll(() => views().map(({ path }) => path)).toEqual([NEXT, `${NEXT}#o-envio`]);

      await page.evaluate((path) => window.history.pushState(null, '', `${path}?a=1`), NEXT);
      await expect.poll(() => views().map(({ path }) => path)).toEqual([NEXT, `${NEXT}#o-envio`, NEXT]);

      await page.goBack();
      await expect.poll(() => views().at(-1)?.path).toBe(`${NEXT}#o-envio`);
      expect(views()).toHaveLength(4);
      expect(stub.views.filter(({ service }) => service === 'vercel').map(({ path }) => path)).toEqual([
        GUIDE,
        ...views().map(({ path }) => path),
      ]);
    },
  );

  asking('a query that is typed counts once, and is not told', async ({ page, stub, visit }) => {
    await page.addInitScript(() => localStorage.setItem('site.measurement', 'granted'));
    await visit('/search/?q=chave-secreta');
    await expect.poll(() => stub.views.length).toBe(2);
    await page.getByRole('main').getByRole('searchbox').fill('');
    await page.getByRole('main').getByRole('searchbox').pressSequentially('envio-secreto');
    const views = () => stub.views.filter(({ kind, service }) => service === 'google' && kind === 'page_view');
    await expect.poll(() => views().length).toBe(1);
    await page.getByRole('link', { name: 'Swagger' }).click();
    await expect.poll(() => views().length).toBe(2);
    expect(views()[0]?.path).toBe('/search/');
    expect(JSON.stringify(stub.views)).not.toContain('secret');
  });

  asking('a fragment is told only where it names a place of the page', async ({ page, stub, visit }) => {
    await page.addInitScript(() => localStorage.setItem('site.measurement', 'granted'));
    await visit(`${NEXT}#chave=secreta`);
    await expect.poll(() => stub.views.length).toBe(2);
    await page.evaluate(() => window.location.assign('#rejeicao-204'));
    await expect.poll(() => stub.views.at(-1)?.path).toBe(`${NEXT}#rejeicao-204`);
    expect(JSON.stringify(stub.views)).not.toContain('secret');
  });

  asking('a page that is left at once is counted all the same', async ({ page, stub, visit }) => {
    await page.clock.install();
    await page.addInitScript(() => localStorage.setItem('site.measurement', 'granted'));
    await visit(GUIDE);
    await expect.poll(() => stub.views.length).toBe(2);
    // From here on no timer runs: only leaving can count the page.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate(() => {
      window.addEventListener('hashchange', () => window.dispatchEvent(new Event('pagehide')), { once: true });
      window.location.hash = '#content';
    });
    await expect.poll(() => stub.views.map(({ path }) => path)).toContain(`${GUIDE}#content`);
  });

  asking('the answer is remembered', async ({ page, stub, visit }) => {
    await visit(GUIDE);
    await answer(page, texts.privacy.accept).click();
    await expect.poll(() => stub.requests.length).toBe(3);
    await visit(NEXT);
    await expect.poll(() => stub.requests.length).toBe(6);
    await expect(notice(page)).toBeHidden();
  });

  asking('a refusal is remembered, and nothing is loaded', async ({ page, stub, visit }) => {
    await visit(GUIDE);
    await answer(page, texts.privacy.refuse).click();
    await expect(notice(page)).toBeHidden();
    await visit(NEXT);
    await expect(notice(page)).toBeHidden();
    expect(stub.requests).toEqual([]);
  });

  asking('the footer leads back to the decision, both ways', async ({ page, stub, visit }) => {
    await visit(GUIDE);
    await answer(page, texts.privacy.accept).click();
    await expect.poll(() => stub.requests.length).toBe(3);

    await openChoices(page);
    await expect(notice(page)).toBeFocused();
    await expect(notice(page)).toContainText(texts.privacy.granted);
    await page.evaluate(() => Object.assign(window, { isMeasured: true }));
    await answer(page, texts.privacy.refuse).click();
    // What ran has ended with its document.
    await page.waitForFunction(() => !('isMeasured' in window));
    await waitUntilInteractive(page);
    expect(stub.requests).toHaveLength(3);

    await openChoices(page);
    await expect(notice(page)).toContainText(texts.privacy.denied);
    await answer(page, texts.privacy.close).click();
    await expect(page.getByRole('button', { name: texts.privacy.choices })).toBeFocused();
    expect(stub.requests).toHaveLength(3);

    await openChoices(page);
    await answer(page, texts.privacy.accept).click();
    await expect.poll(() => stub.requests.length).toBe(6);
  });

  for (const [name, signal] of Object.entries(SIGNALS)) {
    asking(
      `${name} is an answer: nothing is asked and nothing loaded, whatever is stored`,
      async ({ page, stub, visit }) => {
        await page.addInitScript(signal);
        await page.addInitScript(() => localStorage.setItem('site.measurement', 'granted'));
        await visit(GUIDE);
        await openChoices(page);
        await expect(notice(page)).toContainText(texts.privacy.signal);
        await expect(answer(page, texts.privacy.accept)).toHaveCount(0);
        expect(stub.requests).toEqual([]);
      },
    );
  }

  asking('a stored answer that is none counts as not answered', async ({ page, stub, visit }) => {
    await page.addInitScript(() => localStorage.setItem('site.measurement', 'yes'));
    await visit(GUIDE);
    await expect(notice(page)).toBeVisible();
    expect(stub.requests).toEqual([]);
  });

  asking('services that never answer hold nothing up', async ({ context, page, visit }) => {
    await context.route(/googletagmanager|mapa\.exemplo|_vercel/, () => {});
    await page.addInitScript(() => localStorage.setItem('site.measurement', 'granted'));
    const asked = page.waitForRequest(/googletagmanager/);
    await visit(GUIDE);
    await asked;
    await page.getByRole('link', { name: 'Enviar' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Como enviar um documento' })).toBeVisible();
    await page.getByRole('button', { name: /dark and light/ }).click();
    await openChoices(page);
    await expect(notice(page)).toBeVisible();
  });

  asking('services that are blocked change nothing for the reader', async ({ context, page, problems, visit }) => {
    problems.expect(/request failed: .*(googletagmanager|mapa\.exemplo|_vercel)/);
    problems.expect(/console error: Failed to load resource/);
    await context.route(/googletagmanager|mapa\.exemplo|_vercel/, (route) => route.abort('blockedbyclient'));
    await page.addInitScript(() => localStorage.setItem('site.measurement', 'granted'));
    await visit(GUIDE);
    await page.getByRole('link', { name: 'Enviar' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Como enviar um documento' })).toBeVisible();
    await page.getByRole('navigation', { name: texts.page.onThisPage }).getByRole('link').first().click();
    await expect(page).toHaveURL(`${NEXT}#o-envio`);
  });

  asking(
    'a blocker that breaks the queue of a service changes nothing for the reader',
    async ({ page, problems, visit }) => {
      problems.expect(/console warning: An analytics service failed/);
      await page.addInitScript(() => {
        localStorage.setItem('site.measurement', 'granted');
        const refuse = () => {
          throw new Error('blocked');
        };
        Object.defineProperty(window, 'dataLayer', { value: { push: refuse }, writable: false });
      });
      await visit(GUIDE);
      await page.getByRole('link', { name: 'Enviar' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Como enviar um documento' })).toBeVisible();
    },
  );

  asking('who is offered Portuguese is asked one thing at a time', async ({ page, visit }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['pt-BR'] }));
    await visit(GUIDE);
    const offer = page.getByRole('region', { name: textsOf('pt-BR').localeOffer.label });
    await expect(offer).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await openChoices(page);
    await expect(notice(page)).toBeFocused();
    await answer(page, texts.privacy.close).click();
    await offer.getByRole('button').click();
    await expect(notice(page)).toBeVisible();
  });

  asking('a Portuguese page asks in Portuguese', async ({ page, visit }) => {
    const portuguese = textsOf('pt-BR').privacy;
    await visit(`/pt-BR${GUIDE}`);
    const region = page.getByRole('region', { name: portuguese.title });
    await expect(region).toContainText(portuguese.ask);
    await expect(region.getByRole('link', { name: 'Política de privacidade' })).toBeVisible();
    await region.getByRole('button', { name: portuguese.refuse }).click();
    await expect(page.getByRole('button', { name: portuguese.choices })).toBeVisible();
  });
});
