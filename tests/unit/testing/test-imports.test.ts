import { expect, test } from 'vitest';
import { listTestsOf, listWithImports, readTestImports } from '@/scripts/testing/test-imports.mjs';

const imports = await readTestImports();

test.each([
  ['that imports it', 'lib/text/fold.ts', 'tests/unit/text/fold.test.ts'],
  ['that imports it by another', 'lib/text/fold.ts', 'tests/unit/search/ranking/rank.test.ts'],
  ['that imports it by its short name', 'scripts/testing/test-imports.mjs', 'tests/unit/testing/test-imports.test.ts'],
  ['that imports it while it runs', 'tests/unit/support/site-config.ts', 'tests/unit/pages/versions.test.ts'],
  ['by itself', 'tests/unit/text/fold.test.ts', 'tests/unit/text/fold.test.ts'],
])('a module concerns the test %s', (_, module, file) => {
  expect(listTestsOf(imports, [module])).toContain(file);
});

test('a module concerns no test that never comes to it', () => {
  expect(listTestsOf(imports, ['lib/search/ranking/rank.ts'])).not.toContain('tests/unit/text/fold.test.ts');
  expect(listTestsOf(imports, ['lib/gone.ts'])).toEqual([]);
});

test('modules that import each other are each listed once', () => {
  const circle = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['a.ts', 'c.ts']],
  ]);
  expect(listWithImports(circle, ['a.ts'])).toEqual(['a.ts', 'b.ts', 'c.ts']);
});
