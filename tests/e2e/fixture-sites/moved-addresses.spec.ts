import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { NIGHTLY } from '../../scope';
import { HOST_SERVERS } from '../hosts-servers';
import { startPython } from '../plain-server';
import { textsOf } from '../texts';
import { expect, fixtureFolder, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('guides');
const SECTIONS = '/docs/documentacao/partes/secoes/';
const TABS = '/docs/documentacao/partes/abas/';
const OLD = '/docs/documentacao/antigas/';
/** Where the guide of SECTIONS was, by its own frontmatter. */
const FORMER = '/docs/documentacao/secoes-de-antes/';
const OPERATION = '/docs/api/fiscal/send-dfe-using-post/';
const { redirect } = textsOf('pt-BR');

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

// @behaviour For every reader: An address that moved leads on, with its query and its anchor
test.describe('an address that moved', () => {
  test('as a whole leads on, with query and anchor, and Back does not return to it', async ({ page, visit }) => {
    await visit(TABS);
    await page.goto(`${OLD}?lang=php#terceira-longa`);
    await page.waitForURL(`${SECTIONS}?lang=php#terceira-longa`);
    await expect(heading(page, 'Terceira longa')).toBeInViewport();
    await page.goBack();
    await page.waitForURL(TABS);
  });

  test('with a part that went elsewhere leads there', async ({ page }) => {
    await page.goto(`/pt-BR${OLD}#duas-abas`);
    await page.waitForURL(`/pt-BR${TABS}#segundo-grupo`);
  });

  test('on a page that is still there leads to its new place, without loading the page again', {
    tag: NIGHTLY,
  }, async ({ page, visit }) => {
    await visit(SECTIONS);
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await page.goto(`${SECTIONS}#longa`);
    await page.waitForURL(`${SECTIONS}#terceira-longa`);
    await expect(heading(page, 'Terceira longa')).toBeInViewport();
    await expect(page.locator('body[data-same-document]')).toBeAttached();
  });

  test('from that page to another leads there', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto(`${SECTIONS}?lang=php#macos`);
    await page.waitForURL(`${TABS}?lang=php#instalar-no-macos`);
    await expect(heading(page, 'Instalar no macOS')).toBeInViewport();
  });

  test('shows the example that a link opened by its former name', async ({ page, visit }) => {
    await visit(`${OPERATION}?lang=php&abrir=exemplos.php.cte-antigo#exemplos`);
    await expect(page.locator('[id="exemplos.php.cte"]')).toBeVisible();
    await expect(page.locator('[id="exemplos.php.nfe"]')).toBeHidden();
    await visit(`${OPERATION}?abrir=exemplo.corpo.cte-antigo#corpo`);
    await expect(page.locator('[id="exemplo.corpo.cte"]')).toHaveAttribute('open');
  });
});

const HOSTS = [
  ...Object.entries(HOST_SERVERS).map(([configuration, startHost]) => ({
    name: configuration,
    start: (folder: string) => startHost(folder, path.join(folder, '../hosts', configuration)),
    redirects: true,
  })),
  // A page in the old place leads on.
  { name: 'python3 -m http.server', start: startPython, redirects: false },
];

test('a guide that moved has a page in its old place, and each configuration of a host leads from there to the new one', () => {
  const folder = fixtureFolder('guides');
  expect(readFileSync(path.join(folder, FORMER, 'index.html'), 'utf8')).toContain(SECTIONS);
  for (const configuration of Object.keys(HOST_SERVERS)) {
    const lines = readFileSync(path.join(folder, '../hosts', configuration), 'utf8').split('\n');
    const rules = lines.filter((line) => line.includes(`"${FORMER}"`));
    expect(rules, configuration).toEqual([expect.stringContaining(`"${SECTIONS}`)]);
  }
});

test('a guide that moved opens by its old link on hosts with redirects and without', { tag: NIGHTLY }, async ({
  page,
}) => {
  for (const { name, start, redirects } of HOSTS) {
    const host = await start(fixtureFolder('guides'));
    try {
      const answer = await page.goto(`${host.url}${FORMER}?lang=php#terceira-longa`);
      expect(answer?.request().redirectedFrom() != null, name).toBe(redirects);
      await expect(page, name).toHaveURL(`${host.url}${SECTIONS}?lang=php#terceira-longa`);
      await expect(heading(page, 'Terceira longa'), name).toBeInViewport();
    } finally {
      await host.stop();
    }
  }
});

test.describe('without scripts, an address that moved', () => {
  test.use({ javaScriptEnabled: false });

  test('as a whole leads to the page', async ({ page }) => {
    await page.goto(OLD);
    await page.waitForURL(SECTIONS);
  });

  test('in a page shows the link to its new place, and that one alone', async ({ page }) => {
    await page.goto(`/pt-BR${SECTIONS}#longa`);
    const links = page.getByRole('link', { name: redirect.title });
    await expect(links).toHaveCount(1);
    await expect(links).toBeInViewport();
    await links.click();
    await page.waitForURL(`/pt-BR${SECTIONS}#terceira-longa`);
  });
});
