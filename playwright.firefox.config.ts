import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** What is not tested again in Firefox, by name, each with its reason. */
const LEFT_OUT = [
  // The browser's own text size is a setting of the whole program there, out of a page's reach: it needs Chromium's tools.
  /where the browser’s own text size is doubled/,
  // The service of these tests answers by what it is asked, and Playwright reads no bodies of requests that Firefox sends.
  /hosted-search\.spec\.ts/,
  // These two open each of the site's pages, which takes as long as everything else together. Chromium reads the same
  // markup; in Firefox a page of each kind is opened, measured and read by axe, in every locale and both themes.
  /every page, unfolded, has no accessibility finding/,
  /every page opens whole, in its language/,
  // Firefox 153 loses these two pages while axe reads them, the first by a crash of its own (signal 11 in its content
  // process). Read by readers, they work.
  /paste-answer\.spec\.ts .*has no accessibility finding in any state/,
  /the question has no accessibility finding/,
];

/**
 * The browser tests again, in a second engine: a stock Firefox. What it cannot be told over WebDriver BiDi
 * (preferences of the reader, scripts switched off), tests/firefox/firefox-bridge.mjs sets in it.
 */
export default defineConfig({
  ...base,
  outputDir: 'test-results/firefox',
  grepInvert: LEFT_OUT,
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
