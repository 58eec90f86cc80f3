import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { localeCases } from './locale-cases';
import { unfold } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is shown, one line per element. */
async function listFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (values) => {
    const { axe: checker } = window as unknown as { axe: typeof axe }; // Put there by the line above.
    const { violations } = await checker.run(document, { runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  }, TAGS);
}

for (const { locale, path } of localeCases) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`in ${locale}, ${theme}`, () => {
      for (const [kind, address] of Object.entries(PAGE)) {
        test(`${kind} has no accessibility finding`, async ({ page, visit }) => {
          test.setTimeout(120_000);
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          await visit(path(address));
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          if (kind === 'search') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
          await unfold(page);
          expect(await listFindings(page)).toEqual([]);
        });
      }
    });
  }
}
