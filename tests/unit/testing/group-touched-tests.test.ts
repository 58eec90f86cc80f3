import { expect, test } from 'vitest';
import { groupTouchedTests } from '@/scripts/testing/group-touched-tests.mjs';

const SOURCES = 'tests/unit/support/project-sources.ts';
const SITE = 'tests/unit/support/project-site.ts';
const ENGINE = 'tests/unit/support/project-engine.ts';

/** Two tests come to the site, one of them by the engine, one to its sources; all come to the module. */
const imports = new Map([
  ['tests/unit/ranking.test.ts', [ENGINE]],
  [ENGINE, [SITE]],
  ['tests/unit/pages.test.ts', [SITE]],
  [SITE, [SOURCES]],
  ['tests/unit/recipes.test.ts', [SOURCES]],
  [SOURCES, ['lib/module.ts']],
  ['tests/unit/a.test.ts', ['lib/module.ts']],
  ['tests/unit/c.test.ts', ['lib/module.ts']],
  ['tests/unit/b.test.ts', ['lib/module.ts', 'lib/other.ts']],
]);

test('tests that load the site or its sources are together, and apart from others', () => {
  expect(groupTouchedTests(imports, ['lib/module.ts'])).toEqual({
    search: [],
    others: ['tests/unit/a.test.ts', 'tests/unit/c.test.ts', 'tests/unit/b.test.ts'],
    site: ['tests/unit/recipes.test.ts', 'tests/unit/pages.test.ts', 'tests/unit/ranking.test.ts'],
  });
});

test('where there are few others, those of search are apart too', () => {
  expect(groupTouchedTests(imports, [SITE, 'lib/other.ts'])).toEqual({
    search: ['tests/unit/ranking.test.ts'],
    others: ['tests/unit/b.test.ts'],
    site: ['tests/unit/pages.test.ts'],
  });
});
