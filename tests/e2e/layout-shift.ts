import type { Page } from '@playwright/test';

/** Has every document of the page add up how much its layout shifts. To be called before the page opens. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(addUpShifts);
}

/** How much the layout has shifted since the document opened. */
export async function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutState: { shift: number } }).layoutState.shift);
}

/**
 * Runs in the page. Chromium reports its shifts; elsewhere the blocks of the page are compared from frame to frame and
 * weighed in the same way: the part of the screen that the widest move touches, by its share of the screen's side.
 */
function addUpShifts(): void {
  const state = { shift: 0 };
  Object.assign(window, { layoutState: state });
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    new PerformanceObserver((list) => {
      // Layout shifts are not in TypeScript's DOM types.
      for (const entry of list.getEntries()) state.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    return;
  }

  const BLOCKS = 'aside, article, footer, h1, h2, header, main, nav, p, section';
  /** Moves of less do not count: Chromium forgives as much. */
  const FORGIVEN = 3;
  let before = new Map<Element, DOMRect>();
  let scrolled = 0;
  const look = () => {
    const now = new Map([...document.querySelectorAll(BLOCKS)].map((block) => [block, block.getBoundingClientRect()]));
    let touched = 0;
    let distance = 0;
    for (const [block, box] of now) {
      const old = before.get(block);
      const isShown = old !== undefined && old.height > 0 && box.height > 0;
      const move = isShown ? Math.max(Math.abs(box.x - old.x), Math.abs(box.y - old.y)) : 0;
      if (!isShown || move <= FORGIVEN) continue;
      const top = Math.max(0, Math.min(old.top, box.top));
      const bottom = Math.min(innerHeight, Math.max(old.bottom, box.bottom));
      if (bottom <= top) continue;
      touched = Math.max(touched, ((bottom - top) * box.width) / (innerHeight * innerWidth));
      distance = Math.max(distance, move / Math.max(innerHeight, innerWidth));
    }
    // What moves because the reader, or the address, scrolled is no shift.
    if (scrollY === scrolled) state.shift += touched * distance;
    before = now;
    scrolled = scrollY;
    requestAnimationFrame(look);
  };
  look();
}
