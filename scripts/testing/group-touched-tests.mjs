// Which of the touched unit tests share a worker.
import { listTestsOf } from './test-imports.mjs';

/** What tests load for long: what this project's pages are made of, and the engine of search with all pages. */
const SOURCES = 'tests/unit/support/project-sources.ts';
const ENGINE = 'tests/unit/support/project-engine.ts';

/**
 * What takes long to load is loaded once: the tests that need it share a worker, the others run in a second one. Where
 * there are few others, the tests of search have a group of their own, and load the site once more: both workers then
 * end at about the same time.
 * @param {import('./test-imports.mjs').Imports} imports
 * @param {readonly string[]} sources modules that stand for what changed
 * @returns {{ search: readonly string[], others: readonly string[], site: readonly string[] }} the unit tests that come to one
 */
export function groupTouchedTests(imports, sources) {
  const touched = listTestsOf(imports, sources);
  const onSite = new Set(listTestsOf(imports, [SOURCES]));
  const onEngine = new Set(listTestsOf(imports, [ENGINE]));
  const others = touched.filter((file) => !onSite.has(file));
  const isSearchApart = others.length < touched.length / 2;
  return {
    search: touched.filter((file) => isSearchApart && onEngine.has(file)),
    others,
    site: touched.filter((file) => onSite.has(file) && !(isSearchApart && onEngine.has(file))),
  };
}
