import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isWholeRun, NIGHTLY } from '../scope';
import { AXE_FILE, listFindings } from './axe-findings';
import { listPagesOfEverySet, takeTurn } from './component-sets';
import { dropAlike } from './drop-alike';
import { localeCases } from './locale-cases';
import { serveExport } from './own-server';
import { unfold } from './page-states';
import { firstResult } from './search-box';
import { waitUntilSearchIsComplete, watchSearch } from './search-completion';
import { defaultLocale, kindCases, listedPages, localeOf, unlistedPaths } from './site-pages';
import { expect, test } from './site-test';

const CHUNK = 20;
/** Tests that share the daily visits: about three for each. */
const PARTS = 6;
/** Scripts with an address, and the hints to fetch them early. */
const NAMED_SCRIPTS = /<script src="[^>]*><\/script>|<link rel="preload"[^>]* as="script"[^>]*>/g;
const AXE_ADDRESS = '/axe.js';
const STYLE_ADDRESS = '/axe.css';
const HEAD_FOR_AXE = `<link rel="stylesheet" href="${STYLE_ADDRESS}"><script src="${AXE_ADDRESS}" defer></script>`;
/** The colours are read at once: a link on its way from one theme's colour to the other's has neither. */
const STYLE_FOR_AXE = '* { transition: none !important }';
const THEMES = ['light', 'dark'] as const;
const everyPath = [...listedPages.map(({ path }) => path), ...unlistedPaths];
const chunks = Array.from({ length: Math.ceil(everyPath.length / CHUNK) }, (_, index) =>
  everyPath.slice(index * CHUNK, (index + 1) * CHUNK),
);

/** Hundreds of pages that differ in their content alone: what is around it is checked on the page of one code below. */
const isCodePage = (path: string) => /\/docs\/cstat\/[a-z]+\/\d+\/$/.test(path);

/**
 * Every page as the server sends it, daily in one theme or the other and in the whole run in both; the colours of its
 * content in one locale, because they are the same in the others.
 * What is the same on all pages (the colours of bar, sidebar and footer) or the scripts' own doing is tested below, once
 * for each kind of page and in every locale: that keeps hundreds of pages to a few minutes.
 */
test.describe('every page, unfolded, has no accessibility finding', () => {
  for (const [index, paths] of chunks.entries()) {
    // @behaviour For every reader: No page has an accessibility finding, in either theme
    test(`pages ${index * CHUNK + 1} to ${index * CHUNK + paths.length}`, { tag: NIGHTLY }, async ({ page }) => {
      test.setTimeout(300_000);
      await expectNoFindings(page, paths);
    });
  }

  for (let part = 0; part < PARTS; part += 1) {
    // @behaviour For every reader: No page has an accessibility finding, in either theme
    test(`a page of each set of components, part ${part + 1} of ${PARTS}`, async ({ page }) => {
      test.setTimeout(120_000);
      await expectNoFindings(page, takeTurn(listPagesOfEverySet(), part, PARTS));
    });
  }
});

async function expectNoFindings(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const server = await serveExport({ prepare: readForAxe });
  try {
    for (const [index, path] of paths.entries()) {
      await page.goto(`${server.url}${path}`, { waitUntil: 'domcontentloaded' });
      await unfold(page);
      if (!isWholeRun) await dropAlike(page);
      const region = isCodePage(path) ? 'main' : 'html';
      if (localeOf(path) === defaultLocale) {
        // One run for the structure and the colours of a theme: half of a run is reading the page.
        const [theme, other] = index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
        await showTheme(page, theme);
        expect.soft(await listFindings(page, 'everything', region), `${path}, ${theme}`).toEqual([]);
        if (!isWholeRun) continue;
        await showTheme(page, other);
        expect.soft(await listFindings(page, 'colours', 'main'), `${path}, ${other}`).toEqual([]);
      } else {
        expect.soft(await listFindings(page, 'structure', region), path).toEqual([]);
      }
    }
  } finally {
    await server.stop();
  }
}

const showTheme = (page: Page, theme: (typeof THEMES)[number]) =>
  page.evaluate((shade) => document.documentElement.setAttribute('data-theme', shade), theme);

/**
 * Files as they were built, but for what saves minutes over all pages: axe comes with each page and from the browser's
 * own store, instead of the scripts that the page names, of which nothing changes what axe reads here.
 */
function readForAxe(file: string): Buffer | string {
  if (file.endsWith(STYLE_ADDRESS)) return STYLE_FOR_AXE;
  const body = readFileSync(file.endsWith(AXE_ADDRESS) ? AXE_FILE : file);
  return file.endsWith('.html')
    ? `${body}`.replace(NAMED_SCRIPTS, '').replace('</head>', `${HEAD_FOR_AXE}</head>`)
    : body;
}

const settings = localeCases.flatMap((localeCase) => THEMES.map((theme) => ({ ...localeCase, theme })));

/** Those that are read daily first, so that each setting has some of them. */
const kinds = kindCases.toSorted((a, b) => a.tag.length - b.tag.length);

/**
 * With its scripts and all that is around it: daily the kinds that have every form of page, each in one setting, but for
 * the layout, which is read above and whose scripts add nothing to what axe reads.
 */
for (const [turn, { locale, path, theme }] of settings.entries()) {
  test.describe(`in ${locale}, ${theme}`, () => {
    for (const [index, { kind, path: address, tag: daily }] of kinds.entries()) {
      const isDue = index % settings.length === turn && kind !== 'layout';
      const tag = isDue ? daily : [NIGHTLY];
      // @behaviour For every reader: No page has an accessibility finding, in either theme
      test(`${kind} has no accessibility finding`, { tag }, async ({ page, visit }) => {
        test.setTimeout(120_000);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await watchSearch(page);
        await visit(path(address));
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        if (kind === 'search') {
          await waitUntilSearchIsComplete(page);
          await firstResult(page).waitFor();
        }
        await unfold(page);
        if (!isWholeRun) await dropAlike(page);
        expect(await listFindings(page)).toEqual([]);
      });
    }
  });
}
