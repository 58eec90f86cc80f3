import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { NIGHTLY } from '../scope';
import { exportFolder, PAGE } from './site-pages';

/** The one folder of the archive. */
const ARCHIVE_FOLDER = 'documentacao';

/** Pages that are opened; the others stay packed. */
const OPENED = [PAGE.home, PAGE.guide, PAGE.faq, PAGE.operation, PAGE.cstatCode, '/search/'].map(
  (address) => `${address.slice(1)}index.html`,
);

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

// @behaviour Offline: The archive opens from a disk without a network, with styles, pictures, links and anchors
test('the archive opens from a disk: styles, pictures, fonts, links and anchors, without a word on the console', {
  tag: NIGHTLY,
}, async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`${request.url()} ${request.failure()?.errorText}`));
  await page.goto(open('comece-aqui.html'));
  await page.getByRole('link', { name: 'Página inicial' }).click();
  await expect(page).toHaveURL(open('index.html'));
  for (const file of OPENED) {
    await page.goto(open(file));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const state = await page.evaluate(async () => {
      await document.fonts.ready;
      const images = [...document.images];
      return {
        sheets: [...document.styleSheets].length,
        font: getComputedStyle(document.body).fontFamily,
        loaded: [...document.fonts].filter(({ status }) => status === 'loaded').length,
        broken: images.filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
        links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
      };
    });
    expect(state.sheets, file).toBeGreaterThan(2);
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
