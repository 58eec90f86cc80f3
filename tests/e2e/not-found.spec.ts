import { NIGHTLY, tagRow } from '../scope';
import { waitUntilInteractive } from './page-states';
import { startServer } from './plain-server';
import type { RunningServer } from './run-server';
import { expect, test } from './site-test';
import { texts, textsOf } from './texts';

const portuguese = textsOf('pt-BR');
const ASKED = '/docs/nothing-here/?q=1#place';

test.beforeEach(({ problems }) => {
  problems.expect(/404/);
});

for (const [row, { host, start }] of [
  { host: 'the server of npm start', start: undefined },
  { host: 'nginx that knows of one not-found page', start: () => startServer('nginx with error_page') },
].entries()) {
  test.describe(`on ${host}`, () => {
    let server: RunningServer | undefined;
    test.beforeAll(async () => {
      server = await start?.();
    });
    test.afterAll(async () => {
      await server?.stop();
    });

    // @behaviour Addresses and navigation: An address that does not exist shows the not-found page
    // @behaviour Addresses and navigation: The not-found page speaks the language that the address names
    test('with status 404 the not-found page is in the locale of the address, and leads to the same address in others', {
      tag: tagRow(row),
    }, async ({ page }) => {
      const url = server?.url ?? '';
      const heading = page.getByRole('heading', { level: 1 });
      const switchTo = async (name: string) => {
        const menu = page
          .getByRole('banner')
          .getByRole('group')
          .filter({ has: page.locator('[hreflang]') });
        await menu.locator('summary').click();
        await menu.getByRole('link', { name }).click();
      };
      expect((await page.goto(url + ASKED))?.status()).toBe(404);
      await waitUntilInteractive(page);
      await expect(heading).toHaveText(texts.notFound.title);
      await switchTo('Português (Brasil)');
      await expect(heading).toHaveText(portuguese.notFound.title);
      await waitUntilInteractive(page);
      await expect(page).toHaveURL(`${url}/pt-BR${ASKED}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      await switchTo('English');
      await expect(heading).toHaveText(texts.notFound.title);
      await expect(page).toHaveURL(url + ASKED);
    });
  });
}

// @behaviour Addresses and navigation: No address of the site can be taken for one of another host
for (const [asked, shown] of [
  ['//example.com/x', '/example.com/x'],
  ['//example.com/x.html?q=1', '/example.com/x.html?q=1'],
  ['/pt-BR//example.com/index.html', '/pt-BR/example.com/'],
] as const) {
  test(`${asked} asks no other host, and the page answers`, { tag: NIGHTLY }, async ({ baseURL, page }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) others.push(request.url());
    });
    await page.goto(baseURL + asked);
    await waitUntilInteractive(page);
    await expect(page).toHaveURL(shown);
    const links = page.locator('a[hreflang]');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      expect(await link.evaluate((anchor: HTMLAnchorElement) => anchor.origin)).toBe(baseURL);
    }
    expect(others).toEqual([]);
  });
}
