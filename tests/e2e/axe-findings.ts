import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isWholeRun } from '../scope';

export const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(AXE_FILE, 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours: all that a theme can break, and nine tenths of axe's time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Every rule, all but those about colours, or those alone. */
export type AxeScope = 'everything' | 'structure' | 'colours';

/** The page, its content, the dialog that is open over it, or what it asks its reader. */
export type AxeRegion = 'html' | 'main' | 'dialog[open]' | '[data-notice]';

/** What axe finds in a region of the page as it is shown, one line per element. */
export async function listFindings(
  page: Page,
  scope: AxeScope = 'everything',
  region: AxeRegion = 'html',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = {
    runOnly: scope === 'colours' ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: TAGS },
    rules: scope === 'structure' ? Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) : {},
    // Nothing but the violations is read.
    resultTypes: ['violations'],
  } satisfies axe.RunOptions;
  return page.evaluate(
    async ([selector, given]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }; // Put there by the line above.
      const { violations } = await checker.run(selector, given as axe.RunOptions); // Lost on the way into the page.
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    [region, options] as const,
  );
}

/**
 * Fails where axe finds something on the page as it is shown: daily in the light theme, in the whole run in either. For
 * pages that follow the system.
 * @param state what is shown, for the message
 * @param region what the state changes: all that is read daily, the whole run reads the page around it too
 */
export async function expectNoFindings(page: Page, state: string, region: AxeRegion = 'html'): Promise<void> {
  for (const theme of isWholeRun ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect.soft(await listFindings(page, 'everything', isWholeRun ? 'html' : region), `${state}, ${theme}`).toEqual([]);
  }
}
