import type { Browser, Page } from '@playwright/test';
import { alternate } from './measure/alternate';
import { type Line, line } from './measure/lines';
import { type Site, withServers } from './measure/sites';
import { DESKTOP, launchBrowser, openPage } from './measure/throttled-browser';

/** Milliseconds that a reader's pointer rests on a link before the click. */
const HOVER = 1500;

type Visit = { readonly milliseconds: number; readonly requests: number };

/** From the click on a link to the next page's heading, painted, on a slow phone's processor and line. */
export async function measureNavigation(sites: readonly Site[], runs: number): Promise<readonly Line[]> {
  const subjects = sites.flatMap((site) => [
    { site, kind: 'hovered', rest: HOVER },
    { site, kind: 'cold', rest: 0 },
  ]);
  const browser = await launchBrowser();
  try {
    return await withServers(sites, async (url) => {
      const results = await alternate(subjects, runs, ({ site, rest }) => visit(browser, url(site), site, rest));
      return [...results].flatMap(([{ site, kind }, visits]) => [
        line(site.name, `${kind} click ms`, ...visits.map(({ milliseconds }) => milliseconds)),
        line(site.name, `${kind} click requests`, ...visits.map(({ requests }) => requests)),
      ]);
    });
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string, { link }: Site, rest: number): Promise<Visit> {
  const { page, session } = await openPage(browser, { viewport: DESKTOP, isLineSlow: true, isProcessorSlow: true });
  await page.addInitScript(watch);
  await page.goto(`${url}${link.from}`, { waitUntil: 'networkidle', timeout: 90_000 });
  const target = page.locator(`main a[href="${link.to}"]:visible`).first();
  await target.scrollIntoViewIfNeeded();
  // What a link fetches because it can be seen is not part of the click.
  await page.waitForLoadState('networkidle');
  const box = await target.boundingBox();
  if (!box) throw new Error(`${link.from} shows no link to ${link.to}`);
  const middle = [box.x + Math.min(box.width / 2, 20), box.y + Math.min(box.height / 2, 10)] as const;
  let requests = 0;
  if (rest > 0) {
    await page.mouse.move(...middle);
    // Not a wait for something: what is measured is a click after the pointer has rested so long.
    await page.waitForTimeout(rest);
  }
  session.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  await page.mouse.click(...middle);
  const milliseconds = await waitForHeading(page);
  await page.context().close();
  return { milliseconds, requests };
}

/** Milliseconds from the click to the frame with the new heading; the document may be another one by then. */
async function waitForHeading(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => sessionStorage.getItem('painted'), undefined, { timeout: 60_000 });
  return Number(await handle.jsonValue());
}

/** Runs in each document, before its own scripts. Moments are those of the wall clock, which documents share. */
function watch(): void {
  const now = () => performance.timeOrigin + performance.now();
  const readHeading = () => document.querySelector('h1')?.textContent ?? '';
  const look = () => {
    const before = sessionStorage.getItem('heading');
    const heading = readHeading();
    if (before === null || heading === '' || heading === before) {
      requestAnimationFrame(look);
      return;
    }
    // The task after the frame: by then it is painted.
    setTimeout(() => sessionStorage.setItem('painted', String(now() - Number(sessionStorage.getItem('clicked')))));
  };
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('heading', readHeading());
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
    },
    { capture: true },
  );
  requestAnimationFrame(look);
}
