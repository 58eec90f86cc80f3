import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { isWholeRun } from './tests/scope';

/**
 * What is tested daily in a second engine: what engines do each in their own way. The rest is the site's own code and
 * markup, which is the same in both, and runs in Firefox with `npm run test:all`.
 * Each row is the name of a spec file and a pattern for the titles, from their beginning; without one, all of them.
 */
const DAILY: readonly (readonly [file: string, titles?: RegExp])[] = [
  // Scrolling to a place, and the history of places.
  ['hash-links', /.*(address bar|unfolds)/],
  // History, focus and scrolling between pages.
  ['navigation', /.*(Back returns|next Tab)/],
  // A dialog: its focus, what is behind it, and Back.
  ['mobile-menu', /.*Back closes/],
  // The keyboard in a dialog, and text that is being composed.
  ['search-keys', /.*Escape/],
  // Storage, and news of it in other tabs.
  ['sample-language', /.*holds on the next page/],
  ['theme', /.*follows when the choice is cleared/],
  // What a policy refuses, and what each engine tells of it.
  ['security-policy', /.*markup that gets into/],
  // The clipboard.
  ['code-copy', /.*copies the code/],
  // What is left of a document that breaks off, and what the browser says of scripts that do not come.
  ['interrupted-page', /.*scripts .* line is lost/],
  // Printing.
  ['print', /the chosen language of an operation/],
  // Fonts that come late.
  ['looks', /.*guide stays where it is/],
  // The order of the Tab key, and outlines of what has the focus.
  ['reading-conditions', /.*operationWithBody can be walked/],
  // Content that the browser finds although it is hidden, and scripts that are switched off.
  ['tabs', /.*(stays where it is|first paint)/],
];

/** What is not tested again in Firefox at all, by name, each with its reason. */
const LEFT_OUT = [
  // The browser's own text size is a setting of the whole program there, out of a page's reach: it needs Chromium's tools.
  /where the browser’s own text size is doubled/,
  // The service of these tests answers by what it is asked, and Playwright reads no bodies of requests that Firefox sends.
  /hosted-search\.spec\.ts/,
  /a query that is typed counts once/,
  // These two open each of the site's pages, which takes as long as everything else together. Chromium reads the same
  // markup; in Firefox a page of each kind is opened, measured and read by axe, in every locale and both themes.
  /every page, unfolded, has no accessibility finding pages/,
  /every page opens whole, .* pages \d/,
  // Firefox 153 loses these pages while axe reads them, the first and the last by a crash of its own (signal 11 in its
  // content process). Read by readers, they work.
  /paste-answer\.spec\.ts .*has no accessibility finding in any state/,
  /the question has no accessibility finding/,
  /reader-data\.spec\.ts .*has no accessibility finding/,
  // Playwright hears of no download that a page makes itself there.
  /files for API clients have it, made in the browser/,
  // It loses the page when Back leads to another document that the browser kept, with two plain pages too.
  /fills a phone until Back closes it/,
  /an address that moved .*Back does not return to it/,
  // While a font is awaited Firefox hides the text for a tenth of a second, and lays it out in the system's own font. In
  // DejaVu, which is that of the test machines, the heading of the home page has a line more: what moves then is unseen.
  /looks\.spec\.ts home (has come to rest|stays where it is)/,
  // It types into boxes only, and these tests choose from a list by typing.
  /an NF-e with ICMS-ST is built by keyboard alone/,
];

/**
 * The browser tests again, in a second engine: a stock Firefox. What it cannot be told over WebDriver BiDi
 * (preferences of the reader, scripts switched off), tests/firefox/firefox-bridge.mjs sets in it.
 */
export default defineConfig({
  ...base,
  outputDir: 'test-results/firefox',
  ...(isWholeRun
    ? {}
    : {
        // Reading the files that have none of these takes seconds, and no other test runs meanwhile.
        testMatch: DAILY.map(([file]) => `**/${file}.spec.ts`),
        grep: DAILY.map(([file, titles]) => new RegExp(`${file}\\.spec\\.ts ${titles?.source ?? ''}`)),
      }),
  grepInvert: [...LEFT_OUT, ...[base.grepInvert ?? []].flat()],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    baseURL: base.use?.baseURL,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.join(import.meta.dirname, 'tests/firefox/firefox-bridge.mjs'),
      // Every test is a new site to Firefox: a process for each would take a sixth of the time.
      firefoxUserPrefs: {
        'fission.autostart': false,
        'fission.webContentIsolationStrategy': 0,
        'dom.ipc.processCount': 1,
      },
    },
  },
});
