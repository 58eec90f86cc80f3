import { expect, test } from 'vitest';
import { listWholeSiteTests } from '../../../scripts/testing/whole-site-tests';

const listed = await listWholeSiteTests();

test.each([
  ['itself', 'tests/unit/search/ranking/steady-answers.test.ts'],
  ['by a helper', 'tests/unit/search/ranking/relevance.test.ts'],
  ['by a helper of a helper', 'tests/unit/recipes/rule-lists.test.ts'],
])('a test that loads the whole site %s is no measure of small changes', (_, file) => {
  expect(listed).toContain(file);
});

test('a test of a few lines of its own is one', () => {
  expect(listed).not.toContain('tests/unit/search/ranking/rank.test.ts');
});
