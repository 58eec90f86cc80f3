import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is shown, one line per element. */
export async function listFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (values) => {
    const { axe: checker } = window as unknown as { axe: typeof axe }; // Put there by the line above.
    const { violations } = await checker.run(document, { runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  }, TAGS);
}
