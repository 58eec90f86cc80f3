import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTouchedSources, READ_FROM_DISK } from '@/scripts/testing/find-touched-sources.mjs';
import { listWithImports, readTestImports, UNIT_TESTS } from '@/scripts/testing/test-imports.mjs';
import { PROJECT } from '../support/fixture-site';

const SITE = 'tests/unit/support/project-site.ts';
/** The site imports it, and with it every test of the site. */
const DESCRIPTION = 'tests/unit/support/project-description.ts';

test.each([
  ['content/docs/current/documentacao/introducao.mdx', SITE],
  ['content/cstat/cstat.csv', DESCRIPTION],
  ['content/messages/en.json', DESCRIPTION],
  ['openapi.yaml', DESCRIPTION],
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
  const all = READ_FROM_DISK.flatMap(([, modules]) => modules);
  expect(all.filter((file) => !existsSync(path.join(PROJECT, file)))).toEqual([]);
});

/** What those read from the disk that load a source of this project, whatever else they read. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  Guides: ['content/docs'],
  Site: ['content/docs', 'content/home.yaml', 'openapi.yaml'],
  Api: ['content/home.yaml', 'openapi.yaml'],
  Description: ['content/home.yaml', 'openapi.yaml'],
};

/** Folders of .gitignore that tests name. */
const MADE = /^(node_modules|out|hosts|archive|test-results|\.next|\.publish)(\/|$)/;

const imports = await readTestImports();
// This one names files and reads none of them.
const tests = [...imports.keys()].filter(
  (file) => /\.test\.tsx?$/.test(file) && !file.includes('find-touched-sources'),
);
const reachedBy = new Map<string, readonly string[]>();

test.each(tests)('%s is reached by every file of this project that it reads, imports apart', (file) => {
  const all = listOwn(file);
  const read = new Set(all.flatMap(listNamed).flatMap(listFiles));
  const missed = [...read]
    // These are followed by their imports.
    .filter((name) => !/\.(tsx?|mjs|json)$/.test(name))
    .filter((name) => !findReached(name).some((module) => all.includes(module)));
  expect(missed).toEqual([]);
});

test('the reading of tests finds files, whether their names stand alone, begin a template or name a folder', () => {
  const read = (file: string) => listOwn(file).flatMap(listNamed);
  expect(read('tests/unit/docs/hosting.test.ts')).toContain('docs/hosting.md');
  expect(read('tests/unit/recipes/load-recipes.test.ts')).toContain('content/receitas');
  expect(read('tests/unit/leiaute/rule-paths.test.ts')).toContain('content/leiaute/regras');
  expect(read('tests/unit/openapi/anchor-stability.test.ts')).toContain('openapi.yaml');
});

/** The test and what it comes to among the unit tests' own modules. */
function listOwn(file: string): readonly string[] {
  return listWithImports(imports, [file]).filter((module) => module.startsWith(`${UNIT_TESTS}/`));
}

function findReached(file: string): readonly string[] {
  const found = reachedBy.get(file) ?? findTouchedSources([file]);
  reachedBy.set(file, found);
  return found;
}

/** What a file names that may be a file or folder of the project, where it reads the project's disk at all. */
function listNamed(file: string): readonly string[] {
  const code = readFileSync(path.join(PROJECT, file), 'utf8').replace(/^import [\s\S]*?;$/gm, '');
  if (!/\b(PROJECT|ROOT|import\.meta\.dirname|process\.cwd|read(File|dir)Sync)\b/.test(code)) return [];
  const loaded = [...code.matchAll(/\b(?:load|open|read)([A-Z]\w+)\((?:PROJECT|ROOT|process\.cwd\(\))/g)];
  const named = [...code.matchAll(/(?<![\w.])(?:'(\w[\w./-]*?)\/?'|`(\w[\w./-]*)\/[\w.-]*\$\{)/g)];
  return [
    ...loaded.flatMap(([, name = '']) => LOADED[name] ?? ['content/home.yaml']),
    ...named.map(([, name, folder = '']) => name ?? folder),
  ];
}

/** The file, or those of the folder; none where the project has neither. */
function listFiles(name: string): readonly string[] {
  const place = path.join(PROJECT, name);
  // A name of search indexes and sections too, and what is installed or built is no source, there or not.
  if (name === 'docs' || MADE.test(name) || !existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [name];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(PROJECT, path.join(entry.parentPath, entry.name)));
}
