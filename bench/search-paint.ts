/**
 * Measures what a reader of a slow phone waits for: from each key press in the search box to the frame that shows its
 * results. The engine runs on the page, not in its worker, because a browser's slowdown does not reach workers.
 * Usage: tsx bench/search-paint.ts (after npm run build; takes some minutes).
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/test-programs.mjs';
import { readQueries } from './relevance';

const SLOWDOWN = 4;
/** Of all queries every so manieth is typed. */
const EVERY = 16;
/** Milliseconds without a change of the results after which a key press counts as answered. */
const SETTLED = 400;
const PORT = 4391;

const root = path.join(import.meta.dirname, '..');
const server = spawn(process.execPath, ['scripts/serve-export.mjs', 'out', String(PORT), '127.0.0.1'], { cwd: root });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const page = await openSearch();
  const times: number[] = [];
  let unchanged = 0;
  for (const { query } of readQueries().filter((_, index) => index % EVERY === 0)) {
    await page.getByRole('combobox').fill('');
    for (const letter of query) {
      const time = await press(page, letter);
      if (time === undefined) unchanged += 1;
      else times.push(time);
    }
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  console.table({
    'key press to results painted': {
      'processor slower': SLOWDOWN,
      'key presses': times.length,
      'p50 ms': percentile(0.5),
      'p95 ms': percentile(0.95),
      'worst ms': percentile(0.999),
    },
  });
  console.log(`${unchanged} more key presses left the results as they were.`);
} finally {
  await browser.close();
  server.kill();
}

/** A guide with the search box open, all of its index there, and the processor slowed down. */
async function openSearch(): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.goto(`http://127.0.0.1:${PORT}/docs/documentacao/introducao/`, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('539');
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The texts are taken up in steps between which the page breathes.
  await page.waitForTimeout(5000);
  await page.evaluate(() => {
    const state = { pressed: 0, painted: 0 };
    Object.assign(window, { searchPaint: state });
    document.addEventListener('keydown', ({ timeStamp }) => Object.assign(state, { pressed: timeStamp, painted: 0 }), {
      capture: true,
    });
    new MutationObserver(() =>
      // The task after the frame: by then it is painted.
      requestAnimationFrame(() => setTimeout(() => Object.assign(state, { painted: performance.now() }))),
    ).observe(document.querySelector('dialog[open]') ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Milliseconds until the last change that a key press makes is painted; undefined when it makes none. */
async function press(page: Page, letter: string): Promise<number | undefined> {
  await page.keyboard.press(letter === ' ' ? 'Space' : letter).catch(() => page.keyboard.insertText(letter));
  await page.waitForTimeout(SETTLED);
  return page.evaluate(() => {
    const { pressed, painted } = Reflect.get(window, 'searchPaint') as { pressed: number; painted: number };
    return painted > pressed ? painted - pressed : undefined;
  });
}
