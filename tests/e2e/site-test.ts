import { test as base, expect } from '@playwright/test';
import { carryOutEmulation, tellSettings } from '../firefox/told-settings';
import { visitPage } from './page-states';
import { ProblemLog } from './problem-log';

type SiteFixtures = {
  /** Collects what the browser complains about; the test fails on anything it did not announce. */
  readonly problems: ProblemLog;
  /** Opens a path of the site and waits until the page answers to the reader. */
  readonly visit: (path: string) => Promise<void>;
};

/** Playwright's test, which also fails on any console error or warning, failed request or answer of 400 and above. */
export const test = base.extend<SiteFixtures>({
  problems: [
    async ({ context, javaScriptEnabled }, use) => {
      const log = new ProblemLog(context, javaScriptEnabled);
      await use(log);
      expect(log.report(), 'problems that the browser reported').toEqual([]);
    },
    { auto: true },
  ],
  extraHTTPHeaders: async ({ browserName, contextOptions, extraHTTPHeaders, javaScriptEnabled }, use) => {
    if (browserName !== 'firefox') return use(extraHTTPHeaders);
    await use({ ...extraHTTPHeaders, ...tellSettings({ ...contextOptions, javaScriptEnabled }) });
  },
  page: async ({ browserName, page }, use) => {
    if (browserName === 'firefox') carryOutEmulation(page);
    await use(page);
  },
  visit: async ({ page }, use) => {
    await use((path) => visitPage(page, path));
  },
});

export { expect };
