import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { siteConfig } from '@/lib/config/site';
import { withLocale } from '@/lib/routes/locale-address';
import { NIGHTLY } from '../scope';
import { listFindings } from './axe-findings';
import { NOTHING } from './search-box';
import { waitUntilSearchIsComplete, watchSearch } from './search-completion';
import { exportFolder, PAGE } from './site-pages';
import { fill, textsOf } from './texts';

/** The one folder of the archive. */
const ARCHIVE_FOLDER = 'documentacao';

/** Pages that are opened; the others stay packed. */
const OPENED = [PAGE.home, PAGE.guide, PAGE.faq, PAGE.operation, PAGE.cstatCode, PAGE.layout, '/search/'].map(
  (address) => `${address.slice(1)}index.html`,
);

/** Queries whose first results are among these pages. */
const QUERIES = ['rejeição 539', 'inscrição estadual do destinatário'];

const LOCALE = siteConfig.contentLanguage;
const texts = textsOf(LOCALE);

let folder: string;
/** Every file of the archive. */
const names = new Set<string>();
const open = (file: string) => pathToFileURL(path.join(folder, ARCHIVE_FOLDER, file)).href;

test.beforeAll(() => {
  test.setTimeout(240_000);
  folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
  const file = path.join(folder, 'archive.zip');
  execFileSync('npm', ['run', '--silent', 'publish:archive', '--', file], { cwd: path.dirname(exportFolder) });
  const files = unzipSync(readFileSync(file), {
    filter: ({ name }) => {
      const own = name.slice(ARCHIVE_FOLDER.length + 1);
      names.add(own);
      return !own.endsWith('/index.html') || OPENED.includes(own);
    },
  });
  for (const [name, content] of Object.entries(files)) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test.use({ offline: true });

// One archive for both tests: making it takes longer than they do.
test.describe.configure({ mode: 'default' });

/** What the browser complains of, to the end of the test. */
function listProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`${request.url()} ${request.failure()?.errorText}`));
  return problems;
}

// @behaviour Offline: The archive opens from a disk without a network, with styles, pictures, links and anchors
test('the archive opens from a disk: styles, pictures, fonts, links and anchors, without a word on the console', {
  tag: NIGHTLY,
}, async ({ page }) => {
  const problems = listProblems(page);
  await page.goto(open('comece-aqui.html'));
  await page.getByRole('link', { name: 'Página inicial' }).click();
  await page.waitForURL(open('index.html'));
  for (const file of OPENED) {
    await page.goto(open(file));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const state = await page.evaluate(async () => {
      await document.fonts.ready;
      const images = [...document.images];
      return {
        // Those that did not come are not among them.
        sheets: [...document.styleSheets].filter(({ href }) => href !== null).length,
        loaded: [...document.fonts].filter(({ status }) => status === 'loaded').length,
        broken: images.filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
        links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
      };
    });
    const published = readFileSync(path.join(exportFolder, withLocale(LOCALE, '/'), file), 'utf8');
    const linked = published.match(/<link[^>]*\srel="stylesheet"/g) ?? [];
    // The archive's search has one of its own.
    expect(state.sheets, file).toBe(linked.length + (file.startsWith('search/') ? 1 : 0));
    expect(state.loaded, file).toBeGreaterThan(0);
    expect(state.broken, file).toEqual([]);
    const start = `${open('')}/`;
    const dead = state.links
      .filter((href) => href.startsWith('file:'))
      .map((href) => decodeURI(href.replace(/[?#].*$/, '')))
      .filter((href) => !href.startsWith(start) || !names.has(href.slice(start.length)));
    expect(dead, file).toEqual([]);
  }
  await page.goto(open('search/index.html'));
  const index = page.getByRole('main').getByRole('listitem').getByRole('link');
  expect(await index.count()).toBeGreaterThan(150);
  const faq = PAGE.faq.slice(1);
  await page.goto(open(`${faq}index.html`));
  const anchor = await page.getByRole('main').locator('h2[id], h3[id]').last().getAttribute('id');
  await page.goto(`${open(`${faq}index.html`)}#${anchor}`);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  expect(problems).toEqual([]);
});

/** What the site's own search says of each query: how many results there are, and the place of the first in the archive. */
async function askSite(site: Page) {
  const main = site.getByRole('main');
  const results = main.getByRole('listitem').getByRole('link');
  const root = withLocale(LOCALE, '/');
  await watchSearch(site);
  await site.goto(`${root}search/?q=${NOTHING}`);
  await waitUntilSearchIsComplete(site);
  const answers = [];
  for (const query of QUERIES) {
    // Nothing is left of the results before when these come.
    await main.getByRole('searchbox').fill(NOTHING);
    await expect(results).toHaveCount(0);
    await main.getByRole('searchbox').fill(query);
    await expect(results.first()).toBeVisible();
    const { pathname, hash } = new URL((await results.first().getAttribute('href')) ?? '', site.url());
    const count = (await main.getByRole('status').textContent()) ?? '';
    answers.push({ query, count, address: `${open(`${pathname.slice(root.length)}index.html`)}${hash}` });
  }
  return answers;
}

// @behaviour Offline: The archive’s search finds first what the site’s own finds first, and opens it from the disk
test('search finds from a disk first what it finds first on the site, and opens it', {
  tag: NIGHTLY,
}, async ({ page, browser, baseURL }) => {
  // Each opening of either page indexes every text.
  test.setTimeout(120_000);
  const { search, archive } = texts;
  const site = await browser.newPage({ offline: false, ...(baseURL !== undefined && { baseURL }) });
  const answers = await askSite(site);
  await site.close();
  const problems = listProblems(page);
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox', { name: search.label });
  const results = main.locator('ol').getByRole('link');
  const allPages = main.locator('ul').getByRole('link');

  await page.bringToFront();
  await page.goto(open('comece-aqui.html'));
  await page.getByRole('link', { name: archive.search }).click();
  await expect(box).toBeFocused();
  await expect(allPages.first()).toBeVisible();
  for (const { query, count, address } of answers) {
    await box.fill('');
    await page.keyboard.type(query);
    await results.first().waitFor();
    await expect(main.getByRole('status')).toHaveText(count);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(search.titleOf, { query }));
    await expect(allPages.first()).toBeHidden();
    const asked = page.url();
    expect(new URL(asked).searchParams.get('q')).toBe(query);
    await page.keyboard.press('Tab');
    await expect(results.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await page.goto(asked);
    await expect(box).toHaveValue(query);
    await results.first().waitFor();
  }
  await test.step('more results follow those that are shown', async () => {
    const shown = await results.count();
    await main.getByRole('button', { name: search.more }).click();
    await expect.poll(() => results.count()).toBeGreaterThan(shown);
  });
  await test.step('what nothing fits says so', async () => {
    await box.fill(NOTHING);
    await expect(main.getByRole('status')).toHaveText(fill(search.none, { query: NOTHING }));
    await expect(results).toHaveCount(0);
    await expect(main.getByRole('button', { name: search.more })).toBeHidden();
  });
  await test.step('a key stays out of the address', async () => {
    await box.fill('35251111222333000181550010000012391704829157');
    await expect(main.getByRole('status')).toHaveText(archive.unread);
    await expect(page).toHaveURL(open('search/index.html'));
    await expect(allPages.first()).toBeVisible();
  });
  await test.step('the bar of every page leads to it', async () => {
    await page.goto(open(`${PAGE.guide.slice(1)}index.html`));
    await page.getByRole('banner').getByRole('link', { name: search.button }).click();
    await page.waitForURL(open('search/index.html'));
    await expect(box).toBeFocused();
  });
  await box.fill(QUERIES[0] ?? '');
  await results.first().waitFor();
  expect(problems).toEqual([]);
  // It asks for the style sheets, which the policy refuses: nothing is looked for after it.
  expect(await listFindings(page)).toEqual([]);
});
