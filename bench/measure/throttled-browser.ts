import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/test-programs.mjs';

/** A slow line of the fourth generation, as CDP takes it: milliseconds, and bytes per second. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
/** A slow phone is that much slower than the machine that measures. */
export const SLOWDOWN = 4;
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

type PageOptions = {
  readonly viewport: typeof PHONE;
  readonly isLineSlow?: boolean;
  readonly isProcessorSlow?: boolean;
};

/** A page that knows nothing of earlier ones, with the session that slows it down. */
export type ThrottledPage = { readonly page: Page; readonly session: CDPSession };

/** Starts the browser that the tests use. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

/** Opens an empty page in a context of its own. Closing the context (`page.context().close()`) is up to the caller. */
export async function openPage(
  browser: Browser,
  { viewport, isLineSlow = false, isProcessorSlow = false }: PageOptions,
): Promise<ThrottledPage> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  // tsx wraps named functions in this helper, which functions that run in the page would miss.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isLineSlow) await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  if (isProcessorSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}
