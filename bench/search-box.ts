import type { Browser, Page } from '@playwright/test';
import { alternate } from './measure/alternate';
import { type Line, line } from './measure/lines';
import { type Site, withServers } from './measure/sites';
import { DESKTOP, launchBrowser, openPage } from './measure/throttled-browser';
import { measureTyping } from './search-paint';

/** What a reader waits for who searches: the box, the first results, and those of each key press after that. */
export async function measureSearch(sites: readonly Site[], runs: number): Promise<readonly Line[]> {
  const browser = await launchBrowser();
  try {
    return await withServers(sites, async (url) => {
      const address = (site: Site) => `${url(site)}${site.link.from}`;
      const opened = await alternate(sites, runs, (site) => openBox(browser, address(site)));
      const typed = await alternate(sites, 1, (site) => measureTyping(browser, site.name, address(site)));
      return sites.flatMap((site) => [
        line(site.name, 'Ctrl+K to box painted ms', ...(opened.get(site) ?? []).map(({ box }) => box)),
        line(site.name, 'first key to results painted ms', ...(opened.get(site) ?? []).map(({ results }) => results)),
        ...(typed.get(site) ?? []).flat(),
      ]);
    });
  } finally {
    await browser.close();
  }
}

/** A search with nothing there yet, on a slow phone's processor and line. */
async function openBox(browser: Browser, address: string) {
  const { page } = await openPage(browser, { viewport: DESKTOP, isLineSlow: true, isProcessorSlow: true });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 90_000 });
  await watchFor(page, 'dialog[open] input');
  await page.keyboard.press('Control+k');
  const box = await readTime(page);
  await watchFor(page, 'dialog[open] [role=option]');
  await page.keyboard.press('5');
  const results = await readTime(page);
  await page.context().close();
  return { box, results };
}

/** Notes when the next key is pressed, and when something that was not there is painted after that. */
function watchFor(page: Page, selector: string): Promise<void> {
  return page.evaluate((wanted) => {
    const state = { painted: 0 };
    Object.assign(window, { searchBox: state });
    let pressed = 0;
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      { once: true, capture: true },
    );
    const look = () => {
      if (pressed === 0 || !document.querySelector(wanted)) {
        requestAnimationFrame(look);
        return;
      }
      // The task after the frame: by then it is painted.
      setTimeout(() => {
        state.painted = performance.now() - pressed;
      });
    };
    requestAnimationFrame(look);
  }, selector);
}

async function readTime(page: Page): Promise<number> {
  const read = () => (Reflect.get(window, 'searchBox') as { painted: number }).painted;
  return Number(await (await page.waitForFunction(read, undefined, { timeout: 60_000 })).jsonValue());
}
