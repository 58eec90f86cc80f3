import { expect, test } from 'vitest';
import { readQueries, readTarget } from '../../../../bench/relevance';
import { projectSite } from '../../support/project-site';

const { pages } = projectSite;
const paths = new Set(pages.map(({ sharedPath }) => sharedPath));
const sections = new Map(
  pages.flatMap((page) =>
    page.kind === 'guide' ? [[page.sharedPath, page.headings.map(({ id }) => `#${id}`)] as const] : [],
  ),
);

/** Whether the page is there and, where it is a guide, the section too. */
function isThere(target: string): boolean {
  const [path = ''] = target.split('#');
  if (path.includes('*')) {
    const target = readTarget(path);
    return [...paths].some((known) => target.test(known));
  }
  const own = sections.get(path);
  return paths.has(path) && (path === target || own === undefined || own.includes(target.slice(path.length)));
}

test('every right answer of bench/relevance.json is a page, or a section of a guide', () => {
  const targets = new Set(readQueries().flatMap((query) => query.targets));
  expect([...targets].filter((target) => !isThere(target))).toEqual([]);
  expect(targets.size).toBeGreaterThan(100);
});
