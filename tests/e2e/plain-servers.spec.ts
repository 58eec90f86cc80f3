import { isWholeRun, NIGHTLY, tagRow } from '../scope';
import { localeCases } from './locale-cases';
import { expectClearOfNavbar, expectSameDocument, markDocument, waitUntilInteractive } from './page-states';
import { type ServerKind, startServer } from './plain-server';
import type { RunningServer } from './run-server';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts, textsOf } from './texts';

const KINDS: readonly ServerKind[] = ['python3 -m http.server', 'nginx'];

/** The same address without the slash that ends its path. */
const withoutSlash = (path: string) => path.replace(/(.)\/(\?|$)/, '$1$2');

for (const kind of KINDS) {
  // Daily on the server that more readers will meet.
  const tag = kind === 'nginx' ? [] : NIGHTLY;
  test.describe(`on ${kind} with its default settings`, () => {
    let server: RunningServer;
    test.beforeAll(async () => {
      server = await startServer(kind);
    });
    test.afterAll(async () => {
      await server.stop();
    });

    for (const { locale, path: inLocale } of localeCases) {
      // @feature 31
      test(`every kind of page opens in ${locale}, with and without the final slash`, {
        tag: NIGHTLY,
      }, async ({ page }) => {
        test.setTimeout(120_000);
        for (const path of Object.values(PAGE)) {
          const listed = inLocale(path);
          for (const address of [listed, withoutSlash(listed)]) {
            await page.goto(server.url + address);
            await waitUntilInteractive(page);
            await expect(page, address).toHaveURL(server.url + listed);
            await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
          }
        }
      });
    }

    // @feature 57
    test('links lead through the site without a full reload and without a missing file', { tag }, async ({ page }) => {
      await page.goto(server.url);
      await waitUntilInteractive(page);
      await markDocument(page);
      const heading = page.getByRole('heading', { level: 1 });
      // Daily one of each folder's depth: pages of a kind consist of the same kinds of files.
      const daily: readonly string[] = [PAGE.docsIndex, PAGE.overview, PAGE.operationWithBody];
      for (const path of isWholeRun ? [...daily, PAGE.guide, PAGE.operation, PAGE.faq] : daily) {
        const before = await heading.textContent();
        // The link is put on the page that happens to be open: what counts is what following it fetches.
        await page.getByRole('contentinfo').evaluate((footer, href) => {
          footer.innerHTML = `<a href="${href}">${href}</a>`;
        }, path);
        await page.getByRole('link', { name: path, exact: true }).click();
        await page.waitForURL(server.url + path);
        await expect(heading).not.toHaveText(before ?? '');
      }
      await expectSameDocument(page);
    });

    test('/index.html at the end of an address goes, query and place kept', { tag: NIGHTLY }, async ({ page }) => {
      for (const path of [PAGE.faq, '/']) {
        await page.goto(`${server.url}${path}index.html?q=1#content`);
        await waitUntilInteractive(page);
        await expect(page).toHaveURL(`${server.url}${path}?q=1#content`);
      }
    });

    test('the not-found page is at /404.html', { tag: NIGHTLY }, async ({ page }) => {
      // An unknown address gets the server's own page: python and nginx do not know of 404.html by default. Showing
      // this one takes one line of configuration (nginx: error_page 404 /404.html;), which is what most hosts do.
      await page.goto(`${server.url}/404.html`);
      await waitUntilInteractive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound.title);
    });
  });
}

test.describe('on serve, the server of npm start', () => {
  for (const [path, { notFound, home }, homePath] of [
    ['/docs/documentacao/nothing-here/', texts, '/'],
    ['/pt-BR/docs/nothing-here', textsOf('pt-BR'), '/pt-BR/'],
    ['/nothing-here/', texts, '/'],
    ['/pt-BR/nothing-here/', textsOf('pt-BR'), '/pt-BR/'],
  ] as const) {
    test(`${path} shows the not-found page of its locale with status 404`, { tag: NIGHTLY }, async ({
      page,
      problems,
    }) => {
      problems.expect(new RegExp(`answer 404: .*${path}$`));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await waitUntilInteractive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
      await page.getByRole('main').getByRole('link', { name: home }).click();
      await page.waitForURL(homePath);
    });
  }

  for (const suffix of ['.html', '', '/index', '/index.html']) {
    test(`an address that ends in ${suffix || 'no slash'} leads to its page, query and place kept`, {
      tag: NIGHTLY,
    }, async ({ page }) => {
      await page.goto(`${PAGE.faq.replace(/\/$/, suffix)}?q=1#erro-401`);
      await waitUntilInteractive(page);
      await expect(page).toHaveURL(`${PAGE.faq}?q=1#erro-401`);
      await expectClearOfNavbar(page, page.locator('#erro-401'));
    });
  }

  test('/index.html leads to the home page, also below a locale', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto('/index.html?q=1');
    await page.waitForURL('/?q=1');
    await page.goto('/pt-BR/index.html');
    await page.waitForURL('/pt-BR/');
  });

  test('says which encoding its text files have, lists no folder and shows no file outside the site', async ({
    request,
  }) => {
    const read = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 });
      return [response.status(), response.headers()['content-type']];
    };
    expect(await read('/llms.txt')).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await read('/docs/documentacao/introducao.md')).toEqual([200, 'text/markdown; charset=utf-8']);
    for (const path of ['/_next/', '/_next/static/', '/..%2fpackage.json', '/%E0%A4%A']) {
      expect([path, ...(await read(path))]).toEqual([path, 404, 'text/html; charset=utf-8']);
    }
  });
});

test.describe('on nginx told of 404.html', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer('nginx with error_page');
  });
  test.afterAll(async () => {
    await server.stop();
  });

  for (const [row, suffix] of ['.html', '/index', '/index.html'].entries()) {
    // @behaviour Addresses and navigation: An address that ends in `.html`, `/index` or `/index.html` leads to its page
    // @behaviour Addresses and navigation: An address that ends in `.html`, `/index` or `/index.html` keeps its query and hash
    test(`an address that ends in ${suffix} leads to its page, query and place kept`, { tag: tagRow(row) }, async ({
      page,
      problems,
    }) => {
      if (suffix !== '/index.html') problems.expect(/404/);
      await page.goto(`${server.url}${PAGE.faq.replace(/\/$/, suffix)}?q=1#erro-401`);
      await page.waitForURL(`${server.url}${PAGE.faq}?q=1#erro-401`);
      await waitUntilInteractive(page);
      await expectClearOfNavbar(page, page.locator('#erro-401'));
    });
  }

  test('an address that exists in no form stays where it is', async ({ page, problems }) => {
    problems.expect(/404/);
    await page.goto(`${server.url}/docs/nothing-here.html?q=1`);
    await waitUntilInteractive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound.title);
    await expect(page).toHaveURL(`${server.url}/docs/nothing-here.html?q=1`);
  });
});
