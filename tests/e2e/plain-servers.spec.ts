import { expectSameDocument, markDocument, waitUntilInteractive } from './page-states';
import { type PlainServer, type ServerKind, startServer } from './plain-server';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const KINDS: readonly ServerKind[] = ['python3 -m http.server', 'nginx'];
const { search: searchAddress, ...plainPages } = PAGE;
const paths = [...Object.values(plainPages), searchAddress].flatMap((path) => [path, `/pt-BR${path}`]);

/** The same address without the slash that ends its path. */
const withoutSlash = (path: string) => path.replace(/(.)\/(\?|$)/, '$1$2');

for (const kind of KINDS) {
  test.describe(`on ${kind} with its default settings`, () => {
    let server: PlainServer;
    test.beforeAll(async () => {
      server = await startServer(kind);
    });
    test.afterAll(async () => {
      await server.stop();
    });

    test('every kind of page opens, with and without the final slash', async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of paths) {
        for (const address of [path, withoutSlash(path)]) {
          await page.goto(server.url + address);
          await waitUntilInteractive(page);
          await expect(page, address).toHaveURL(server.url + path);
          await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        }
      }
    });

    test('links lead through the site without a full reload and without a missing file', async ({ page }) => {
      await page.goto(server.url);
      await waitUntilInteractive(page);
      await markDocument(page);
      const heading = page.getByRole('heading', { level: 1 });
      for (const path of [
        PAGE.docsIndex,
        PAGE.guide,
        PAGE.overview,
        PAGE.operationWithBody,
        PAGE.operation,
        PAGE.faq,
      ]) {
        const before = await heading.textContent();
        // The link is put on the page that happens to be open: what counts is what following it fetches.
        await page.getByRole('contentinfo').evaluate((footer, href) => {
          footer.innerHTML = `<a href="${href}">${href}</a>`;
        }, path);
        await page.getByRole('link', { name: path, exact: true }).click();
        await expect(page).toHaveURL(server.url + path);
        await expect(heading).not.toHaveText(before ?? '');
      }
      await expectSameDocument(page);
    });

    test('the not-found page is at /404.html', async ({ page }) => {
      // An unknown address gets the server's own page: python and nginx do not know of 404.html by default. Showing
      // this one takes one line of configuration (nginx: error_page 404 /404.html;), which is what most hosts do.
      await page.goto(`${server.url}/404.html`);
      await waitUntilInteractive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound.title);
    });
  });
}

test.describe('on serve, the server of npm start', () => {
  for (const path of ['/nothing-here/', '/docs/documentacao/nothing-here/', '/pt-BR/nothing-here/']) {
    test(`${path} shows the not-found page with status 404`, async ({ page, problems }) => {
      problems.expect(new RegExp(`answer 404: .*${path}$`));
      problems.expect(new RegExp(`console error: .*404.*${path}\\)$`));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await waitUntilInteractive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound.title);
      await page.getByRole('main').getByRole('link', { name: texts.home }).click();
      await expect(page).toHaveURL('/');
    });
  }

  for (const suffix of ['.html', '/index', '/index.html']) {
    test(`an address that ends in ${suffix} leads to its page`, async ({ page, problems }) => {
      const address = PAGE.guide.replace(/\/$/, suffix);
      const response = await page.goto(address);
      if (response?.status() === 404) problems.expect(/404/);
      await page.waitForURL(`**${PAGE.guide}`);
      await waitUntilInteractive(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(texts.notFound.title);
    });
  }
});
