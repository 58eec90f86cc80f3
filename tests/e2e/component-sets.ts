import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, exportFolder, listedPages, localeOf, PAGE, unlistedPaths } from './site-pages';
import { expect } from './site-test';

/** What tells components apart in the HTML: names of elements, their classes and their roles. */
const MARKERS = /<([a-z][\w-]*)|\sclass="([^"]*)"|\srole="([^"]*)"/g;
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

type SetOfComponents = {
  readonly page: string;
  readonly components: ReadonlySet<string>;
  /** Characters of the page's HTML without its scripts. */
  readonly size: number;
};

/** The components that a page's HTML holds. */
function readComponents(page: string): Omit<SetOfComponents, 'page'> {
  const html = readFileSync(path.join(exportFolder, page, 'index.html'), 'utf8').replace(SCRIPTS, '');
  const components = new Set<string>();
  // Distinct ones first: a page repeats most of them hundreds of times.
  for (const [, name, classes, role] of [...new Set(html.match(MARKERS))].join(' ').matchAll(MARKERS)) {
    if (name !== undefined) components.add(name);
    if (role !== undefined) components.add(`role=${role}`);
    for (const one of classes?.split(/\s+/) ?? []) components.add(`.${one}`);
  }
  return { components, size: html.length };
}

/** Of the default locale's pages the smallest with each set of components, but for sets of which another page holds all. */
function choosePages(): readonly string[] {
  const sets = new Map<string, SetOfComponents>();
  for (const page of [...listedPages.map((listed) => listed.path), ...unlistedPaths]) {
    if (localeOf(page) !== defaultLocale) continue;
    const { components, size } = readComponents(page);
    const key = [...components].toSorted().join(' ');
    if (size < (sets.get(key)?.size ?? Number.POSITIVE_INFINITY)) sets.set(key, { page, components, size });
  }
  const distinct = [...sets.values()];
  const isContained = (inner: ReadonlySet<string>) =>
    distinct.some(({ components }) => components !== inner && [...inner].every((one) => components.has(one)));
  return distinct.filter(({ components }) => !isContained(components)).map(({ page }) => page);
}

let chosen: readonly string[] | undefined;

/**
 * Pages that between them hold every set of components that occurs, read from the built HTML: a new component, or an
 * old one in new company, brings a page of its own. In one locale, because the others have the same components. Without
 * the page of sending, which the kinds of page have: whole by axe, on a phone, and with its requests counted.
 */
export function listPagesOfEverySet(): readonly string[] {
  // Read once in each process: that takes seconds.
  chosen ??= choosePages().filter((page) => page !== PAGE.operationWithBody);
  return chosen;
}

/** Those of the pages, or of what else there is, that are the turn of this one of so many tests. */
export function takeTurn(all: readonly string[], turn: number, turns: number): readonly string[] {
  expect(all.length).toBeGreaterThanOrEqual(turns);
  return all.filter((_, index) => index % turns === turn);
}
