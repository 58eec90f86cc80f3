import type { CDPSession, Page } from '@playwright/test';
import { type Line, line } from './measure/lines';
import { type Site, withServers } from './measure/sites';
import { DESKTOP, launchBrowser, openPage } from './measure/throttled-browser';

const PAGES = 10;
const FEW = 10;
const MANY = 100;

/** The memory that a page holds after few and after many navigations among the same pages: what grows is not let go. */
export async function measureHeap(sites: readonly Site[]): Promise<readonly Line[]> {
  const browser = await launchBrowser();
  try {
    return await withServers(sites, async (url) => {
      const lines: Line[] = [];
      for (const site of sites) {
        const { page, session } = await openPage(browser, { viewport: DESKTOP });
        await page.goto(`${url(site)}${site.link.from}`, { waitUntil: 'networkidle' });
        const addresses = await listAddresses(page, site.link.from);
        await visitAll(page, addresses, FEW);
        const few = await readHeap(session);
        await visitAll(page, addresses, MANY - FEW);
        const many = await readHeap(session);
        await page.context().close();
        lines.push(
          line(site.name, `heap MB after ${FEW} navigations`, few / 1e6),
          line(site.name, `heap MB after ${MANY} navigations`, many / 1e6),
          line(site.name, `heap growth ×, ${FEW} to ${MANY}`, many / few),
        );
      }
      return lines;
    });
  } finally {
    await browser.close();
  }
}

/** The first pages that a page links to, itself among them. */
async function listAddresses(page: Page, from: string): Promise<readonly string[]> {
  const links = await page
    .locator('main a[href^="/docs/"], aside a[href^="/docs/"], nav a[href^="/docs/"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const pages = links.filter((link) => link.endsWith('/') && link !== from);
  const addresses = [from, ...new Set(pages)].slice(0, PAGES);
  if (addresses.length < PAGES) throw new Error(`${from} leads to ${addresses.length - 1} pages only`);
  return addresses;
}

/** Goes round by the framework's router, as its links do. */
async function visitAll(page: Page, addresses: readonly string[], count: number): Promise<void> {
  for (let step = 1; step <= count; step += 1) {
    const address = addresses[step % addresses.length] ?? '/';
    const before = await page.title();
    await page.evaluate((to) => {
      const next = Reflect.get(window, 'next') as { readonly router: { push(to: string): void } };
      next.router.push(to);
    }, address);
    await page.waitForFunction(([to, title]) => window.location.pathname === to && document.title !== title, [
      address,
      before,
    ] as const);
  }
}

async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
