import type { Browser, Page } from '@playwright/test';
import { alternate } from './measure/alternate';
import { type Line, line } from './measure/lines';
import { listSubjects, type Site, withServers } from './measure/sites';
import { sumBlocking, sumShifts } from './measure/statistics';
import { launchBrowser, openPage, PHONE } from './measure/throttled-browser';

/** Milliseconds after the last request in which late tasks may still block. */
const SETTLED = 2000;

type Entries = {
  firstPaint: number;
  largestPaint: number;
  readonly tasks: { readonly start: number; readonly duration: number }[];
  readonly shifts: { readonly start: number; readonly value: number }[];
};

type Vitals = { readonly 'FCP ms': number; readonly 'LCP ms': number; readonly 'TBT ms': number; readonly CLS: number };

/** What a reader waits for on a slow phone with a slow line and nothing kept from before, for each kind of page. */
export async function measureVitals(sites: readonly Site[], runs: number): Promise<readonly Line[]> {
  const browser = await launchBrowser();
  try {
    return await withServers(sites, async (url) => {
      const results = await alternate(listSubjects(sites), runs, ({ site, page }) =>
        openOnce(browser, `${url(site)}${page}`),
      );
      return [...results].flatMap(([{ site, kind }, all]) =>
        (['FCP ms', 'LCP ms', 'TBT ms', 'CLS'] as const).map((vital) =>
          line(site.name, `${kind} ${vital}`, ...all.map((one) => one[vital])),
        ),
      );
    });
  } finally {
    await browser.close();
  }
}

async function openOnce(browser: Browser, address: string): Promise<Vitals> {
  const { page } = await openPage(browser, { viewport: PHONE, isLineSlow: true, isProcessorSlow: true });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 90_000 });
  // Late shifts and long tasks are part of what is measured, and nothing tells that no more will come.
  await page.waitForTimeout(SETTLED);
  const entries = await readEntries(page);
  await page.context().close();
  return {
    'FCP ms': entries.firstPaint,
    'LCP ms': entries.largestPaint,
    'TBT ms': sumBlocking(entries.tasks, entries.firstPaint),
    CLS: sumShifts(entries.shifts),
  };
}

function readEntries(page: Page): Promise<Entries> {
  return page.evaluate(() => Reflect.get(window, 'vitals') as Entries);
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const entries: Entries = { firstPaint: 0, largestPaint: 0, tasks: [], shifts: [] };
  Object.assign(window, { vitals: entries });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') entries.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    entries.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => entries.tasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    entries.shifts.push({ start: entry.startTime, value: Number(Reflect.get(entry, 'value')) });
  });
}
