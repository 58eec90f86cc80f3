import { expect, type Page } from '@playwright/test';
import { isWholeRun } from '../scope';

export const SHADES = ['light', 'dark'] as const;
const STORED = ['light', 'dark', 'system', 'purple', undefined] as const;
const ASKED = ['light', 'dark', 'purple', undefined] as const;

/**
 * What a reader of this system may have stored and the address may ask for: every pair in the whole run. Daily,
 * under a light system alone, each stored value with one that is asked for; all combinations of the choice itself are
 * in tests/unit/page-scripts/pre-paint.test.ts.
 */
export function listThemeCases(system: (typeof SHADES)[number]) {
  const pairs = STORED.flatMap((stored, row) => ASKED.map((asked, column) => ({ stored, asked, turn: row + column })));
  return pairs.filter(({ turn }) => isWholeRun || turn % ASKED.length === SHADES.indexOf(system));
}

/** Proof by paint: the page's background is dark or light, whatever attributes say. */
export async function expectPainted(page: Page, shade: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', shade);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
        return red < 128 ? 'dark' : 'light';
      }),
    )
    .toBe(shade);
}

/** Notes the shade of every frame of every document the page opens from now on. */
export async function recordShades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      if (document.querySelector('body *')) {
        const [red = 0] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
        seen.push(red < 128 ? 'dark' : 'light');
      }
      if (document.documentElement?.dataset.hasHydrated !== 'true') requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seenShades: seen });
  });
}

/** The shades that the open document has had. */
export async function readShades(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...new Set((window as unknown as { seenShades: string[] }).seenShades)]);
}
