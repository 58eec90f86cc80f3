import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportFolder, listedPages, localeOf, unlistedPaths } from './site-pages';

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

let found: readonly string[] | undefined;

/**
 * One page for each set of components that occurs in a locale, read from the built HTML: a new component, or an old one
 * in new company, brings a page of its own. Takes seconds the first time, so tests ask while they run.
 */
export function pagesOfEverySet(): readonly string[] {
  found ??= [...groupPages().values()].flatMap(([first]) => first ?? []);
  return found;
}
