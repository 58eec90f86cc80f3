import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportFolder, listedPages, localeOf, unlistedPaths } from './site-pages';
import { expect, test as siteTest } from './site-test';

/** What tells components apart in the HTML: names of elements, their classes and their roles. */
const MARKERS = /<([a-z][\w-]*)|\sclass="([^"]*)"|\srole="([^"]*)"/g;
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

/** Paths of all pages of the export, grouped by the locale and the set of components that their HTML holds. */
function groupPages(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const page of [...listedPages.map((listed) => listed.path), ...unlistedPaths]) {
    const html = readFileSync(path.join(exportFolder, page, 'index.html'), 'utf8').replace(SCRIPTS, '');
    const markers = new Set(
      [...html.matchAll(MARKERS)].flatMap(([, name, classes = '', role]) => [
        ...(name === undefined ? [] : [name]),
        ...(role === undefined ? [] : [`role=${role}`]),
        ...classes.split(/\s+/).map((one) => `.${one}`),
      ]),
    );
    const key = `${localeOf(page)} ${[...markers].toSorted().join(' ')}`;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return groups;
}

/** The site's test, with pages that together show every set of components. */
export const test = siteTest.extend<object, { readonly pagesOfEverySet: readonly string[] }>({
  /**
   * One page for each set of components that occurs in a locale, read from the built HTML: a new component, or an old
   * one in new company, brings a page of its own.
   */
  pagesOfEverySet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
    async ({}, use) => use([...groupPages().values()].flatMap(([first]) => first ?? [])),
    // It reads the whole export.
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Those of the pages that are the turn of this one of so many tests. */
export function takeTurn(pages: readonly string[], turn: number, turns: number): readonly string[] {
  expect(pages.length).toBeGreaterThanOrEqual(turns);
  return pages.filter((_, index) => index % turns === turn);
}
