import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTouchedSources } from '@/scripts/testing/find-touched-sources.mjs';
import { PROJECT } from '../support/fixture-site';

const SITE = 'tests/unit/support/project-site.ts';
/** The site imports it, and with it every test of the site. */
const API = 'tests/unit/support/project-api.ts';

test.each([
  ['content/docs/current/documentacao/introducao.mdx', SITE],
  ['content/cstat/cstat.csv', API],
  ['content/messages/en.json', API],
  ['openapi.yaml', 'tests/unit/openapi/description-document.ts'],
  ['tests/fixture-sites/small/openapi.yaml', 'tests/unit/support/fixture-site.ts'],
  ['README.md', 'tests/unit/docs/contributor-docs.test.ts'],
  ['components/article/article.module.css', 'tests/unit/components/style-sheet.test.ts'],
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
    'content/docs/x.mdx',
    'openapi.yaml',
    'tests/fixture-sites/x',
    'lib/x.css',
    'tests/questions.md',
  ]);
  expect(all.filter((file) => !existsSync(path.join(PROJECT, file)))).toEqual([]);
});

test('every test that reads the guides of this project itself is reached by their changes', () => {
  const reached = findTouchedSources(['content/docs/x.mdx']);
  const readers = listReaders(/\bloadGuides\(PROJECT|\bPROJECT\b.*'content\/docs/s);
  expect(readers.length).toBeGreaterThan(2);
  expect(readers.filter((file) => !reached.includes(file))).toEqual([]);
});

test('every test that reads content or the description of this project itself is reached by their changes', () => {
  const reached = findTouchedSources(['content/x.yaml', 'content/docs/x.mdx', 'openapi.yaml']);
  const readers = listReaders(/\bload\w+\(PROJECT\b|\((PROJECT|ROOT), '(content|openapi)/);
  expect(readers.length).toBeGreaterThan(5);
  expect(readers.filter((file) => !reached.includes(file))).toEqual([]);
});

/** Files of tests with this in their text, which do not take what they read from the modules that others share. */
function listReaders(pattern: RegExp): readonly string[] {
  return (
    readdirSync(path.join(PROJECT, 'tests/unit'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      // Those of the test run name such files and read none.
      .filter((file) => !file.startsWith('testing'))
      .map((file) => `tests/unit/${file}`)
      .filter((file) => {
        const source = readFileSync(path.join(PROJECT, file), 'utf8');
        return pattern.test(source) && !/\/project-(site|api)'/.test(source);
      })
  );
}
