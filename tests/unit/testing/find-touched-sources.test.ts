import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTouchedSources } from '@/scripts/testing/find-touched-sources.mjs';
import { PROJECT } from '../support/fixture-site';

const SITE = 'tests/unit/support/project-site.ts';

test.each([
  ['content/docs/current/documentacao/introducao.mdx', SITE],
  ['content/cstat/cstat.csv', SITE],
  ['content/messages/en.json', SITE],
  ['openapi.yaml', 'tests/unit/openapi/description-document.ts'],
  ['tests/fixture-sites/small/openapi.yaml', 'tests/unit/support/fixture-site.ts'],
  ['README.md', 'tests/unit/docs/contributor-docs.test.ts'],
  ['components/article/article.module.css', 'tests/unit/shell/style-sheet.test.ts'],
])('a change of %s reaches the tests that read it from the disk', (file, module) => {
  expect(findTouchedSources([file])).toContain(module);
});

test('a module that changed stands for itself, one that is gone for nothing', () => {
  expect(findTouchedSources(['lib/text/fold.ts'])).toContain('lib/text/fold.ts');
  expect(findTouchedSources(['lib/text/gone.ts'])).not.toContain('lib/text/gone.ts');
});

test('nothing is touched where nothing changed', () => {
  expect(findTouchedSources([])).toEqual([]);
});

test('every module that stands for a change exists', () => {
  const all = findTouchedSources([
    'content/x.yaml',
    'openapi.yaml',
    'tests/fixture-sites/x',
    'lib/x.css',
    'tests/questions.md',
  ]);
  expect(all.filter((file) => !existsSync(path.join(PROJECT, file)))).toEqual([]);
});
