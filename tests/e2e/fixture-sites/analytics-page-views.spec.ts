import { NIGHTLY } from '../../scope';
import { texts } from '../texts';
import { answer, grantMeasurement, notice } from './analytics-choices';
import { testMeasuredSite } from './analytics-stub';
import { expect } from './fixture-site-test';
import { HostedService } from './hosted-service';

const GUIDE = '/docs/documentacao/introducao/';
const NEXT = '/docs/documentacao/envio/';
const SCRIPTS = [
  '127.0.0.1/_vercel/insights/script.js',
  'mapa.exemplo.com.br/teste-1.js',
  'www.googletagmanager.com/gtag/js?id=G-TESTE0001',
];

const asking = testMeasuredSite('services');

// @behaviour Measuring: None at the first load by the site's own code
// @behaviour Measuring: IP addresses are anonymised
// @behaviour Measuring: page_view with title, location and path, once for each change of path, query or hash, with the new title
asking(
  'after acceptance each service loads once; a view counts once for each change of path, query or hash, with the new title',
  async ({ page, stub, visit }) => {
    await visit(GUIDE);
    const views = () => stub.views.filter(({ service, kind }) => service === 'google' && kind === 'page_view');

    await asking.step('after acceptance each service loads once, and counts the open page by itself', async () => {
      await answer(page, texts.consent.accept).click();
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
    });

    await asking.step('page_view is sent once for each change of path, query or hash, with the new title', async () => {
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
    });
  },
);

asking('a page whose title comes late counts with its title', { tag: NIGHTLY }, async ({ page, stub, visit }) => {
  await grantMeasurement(page);
  await visit(GUIDE);
  await expect.poll(() => stub.views.length).toBe(2);
  await page.evaluate(() => {
    const title = document.querySelector<HTMLMetaElement>('meta[property="og:title"]');
    if (!title) throw new Error('The page has no title');
    title.content = '';
    window.history.pushState(null, '', '?a=1');
    // Long after an address counts.
    setTimeout(() => {
      title.content = 'Enfim';
    }, 1000);
  });
  const views = () => stub.views.filter(({ service, kind }) => service === 'google' && kind === 'page_view');
  await expect.poll(() => views().map(({ title }) => title)).toEqual(['Enfim']);
});

asking(
  'a query that is typed counts once, and is not told',
  { tag: NIGHTLY },
  async ({ context, page, stub, visit }) => {
    await new HostedService().listen(context);
    await page.clock.install();
    await grantMeasurement(page);
    await visit('/search/?q=chave-secreta');
    await expect.poll(() => stub.views.length).toBe(2);
    const box = page.getByRole('main').getByRole('searchbox');
    await expect(box).toBeFocused();
    // However slow the machine, the reader types without a pause.
    await page.clock.pauseAt(Date.now() + 60_000);
    await box.fill('');
    await box.pressSequentially('envio-secreto');
    await expect(page).toHaveURL('/search/?q=envio-secreto');
    await page.clock.resume();
    const views = () => stub.views.filter(({ kind, service }) => service === 'google' && kind === 'page_view');
    await expect.poll(() => views().length).toBe(1);
    await page.getByRole('link', { name: 'Swagger' }).click();
    await expect.poll(() => views().length).toBe(2);
    expect(views()[0]?.path).toBe('/search/');
    expect(JSON.stringify(stub.views)).not.toContain('secret');
  },
);

asking(
  'a fragment is told only where it names a place of the page',
  { tag: NIGHTLY },
  async ({ page, stub, visit }) => {
    await grantMeasurement(page);
    await visit(`${NEXT}#chave=secreta`);
    await expect.poll(() => stub.views.length).toBe(2);
    await page.evaluate(() => window.location.assign('#rejeicao-204'));
    await expect.poll(() => stub.views.at(-1)?.path).toBe(`${NEXT}#rejeicao-204`);
    expect(JSON.stringify(stub.views)).not.toContain('secret');
  },
);

asking('a page that is left at once is counted all the same', { tag: NIGHTLY }, async ({ page, stub, visit }) => {
  await page.clock.install();
  await grantMeasurement(page);
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
