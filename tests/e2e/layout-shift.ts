import type { Page } from '@playwright/test';

/** Has every document of the page add up how much its layout shifts. To be called before the page opens. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = { shift: 0 };
    new PerformanceObserver((list) => {
      // Layout shifts are not in TypeScript's DOM types.
      for (const entry of list.getEntries()) state.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutState: state });
  });
}

/** How much the layout has shifted since the document opened. */
export async function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutState: { shift: number } }).layoutState.shift);
}
