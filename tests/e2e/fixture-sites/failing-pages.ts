import type { Page } from '@playwright/test';
import { DATA_FILE } from '@/lib/page-scripts/page-data';
import { texts } from '../texts';

/** Pages of the fixture site, and what the browser fetches of the second before it shows it. */
export const START = '/docs/documentacao/partes/opcoes/';
export const TABS = '/docs/documentacao/partes/abas/';
export const PAYLOAD = /\/abas\/data\.js$/;
/** What React says on the console of a script that it misses: to Chromium a ChunkLoadError, to Firefox an Error. */
export const MISSED_SCRIPT = /Error: Failed to load chunk \/_next\/static\/chunks\//;

/** A page in the sidebar. */
export const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: texts.sidebar.docs }).getByRole('link', { name, exact: true });
/** What stands in place of a page that could not be loaded. Its text alone is also a part of the notice's. */
export const failureBox = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: texts.crash.loadFailed }) });
/** The title of a page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Counts the documents that the browser asks for. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Found once in a worker: all its tests have them from the same build. */
let searchScripts: readonly string[] | undefined;

/** The paths of the scripts that the search page needs beside those of the page one comes from. */
export async function findSearchScripts(
  page: Page,
  visit: (path: string) => Promise<void>,
): Promise<readonly string[]> {
  if (searchScripts) return searchScripts;
  const list = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? ''),
    );
  await visit(START);
  const here = await list();
  await visit('/search/');
  // It is fetched when React has started: what it shows tells that it has come.
  await page.locator('main input[type="search"]').waitFor();
  // Its data is no code.
  searchScripts = (await list()).filter((src) => !here.includes(src) && !src.includes(`/${DATA_FILE}?`));
  return searchScripts;
}
