import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../support/fixture-site';
import { projectSite } from '../support/project-site';

const rows = readFileSync(path.join(PROJECT, 'tests/questions.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| (.+?) +\| (\/\S+) +\|$/.exec(line))
  .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []));

const pages = new Map(projectSite.pages.map((page) => [page.path, page]));

test('the table is read', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
});

test.each(rows)('%s → %s', (_question, address) => {
  const [pathname = '', anchor] = address.split('#');
  const page = pages.get(pathname);
  expect(page?.path).toBe(pathname);
  if (anchor === undefined) return;
  const anchors = page?.kind === 'guide' ? page.headings.map(({ id }) => id) : [];
  expect(anchors).toContain(anchor);
});
