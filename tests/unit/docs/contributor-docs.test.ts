import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { GUIDE_COMPONENTS } from '../../../lib/content/components';
import { PROJECT } from '../support/fixture-site';

const DECISIONS = readdirSync(path.join(PROJECT, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'docs/operations.md', ...DECISIONS];
const read = (name: string) => readFileSync(path.join(PROJECT, name), 'utf8');
const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  scripts: names,
  dependencies: names,
  devDependencies: names,
  workspaces: z.array(z.string()).default([]),
});
const { scripts, workspaces, ...own } = manifest.parse(JSON.parse(read('package.json')));
const others = workspaces.map((folder) => manifest.parse(JSON.parse(read(`${folder}/package.json`))));
const packages = [
  ...new Set([own, ...others].flatMap((each) => Object.keys({ ...each.dependencies, ...each.devDependencies }))),
];

/** Folders that the tables of the documents are about: a path in them may leave the folder out. */
const BASES = ['', 'lib', 'tests'];
/** What a build or a test run makes. */
const MADE = /^(out\/?$|hosts\/?$|test-results\/|archive\/|.*\.html$)/;

/** The texts between backticks, code blocks aside. */
function listSpans(text: string): readonly string[] {
  return [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

/** Spans that name a file or folder of the project, patterns left out. */
function listPaths(text: string): readonly string[] {
  return listSpans(text).filter(
    (span) =>
      /^[\w.[\]()-]+(\/[\w.[\]()-]+)*\/?$/.test(span) &&
      /\/|\.(ts|tsx|mjs|jsonc?|ya?ml|mdx?|css|csv)$/.test(span) &&
      !MADE.test(span) &&
      !packages.includes(span),
  );
}

/** Spans such as `*.client.tsx`: some file must be named so. */
function listEndings(text: string): readonly string[] {
  return listSpans(text).flatMap((span) => /^\*(\.[\w.]+)$/.exec(span)?.[1] ?? []);
}

const listCommands = (text: string) => [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
const listFileLinks = (text: string) =>
  [...text.matchAll(/\]\(((?!https?:|#|\.\.\/)[^)\s]+)\)/g)].map(([, href = '']) => href.replace(/#.*$/, ''));

describe.each(DOCUMENTS)('%s', (name) => {
  const text = read(name);

  test('names only files and folders that exist', () => {
    const missing = listPaths(text).filter((span) => !BASES.some((base) => existsSync(path.join(PROJECT, base, span))));
    expect(missing).toEqual([]);
  });

  test('names only kinds of files that exist', () => {
    const files = ['lib', 'components'].flatMap((folder) =>
      readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' }),
    );
    expect(listEndings(text).filter((ending) => !files.some((file) => file.endsWith(ending)))).toEqual([]);
  });

  test('names only commands that exist', () => {
    expect(listCommands(text).filter((command) => !(command in scripts))).toEqual([]);
    for (const command of ['start', 'test']) {
      if (text.includes(`npm ${command}`)) expect(scripts).toHaveProperty(command);
    }
  });

  test('links only files that exist', () => {
    expect(listFileLinks(text).filter((href) => !existsSync(path.join(PROJECT, href)))).toEqual([]);
  });
});

test('ARCHITECTURE.md leads to every decision', () => {
  expect(listFileLinks(read('ARCHITECTURE.md')).filter((href) => href.endsWith('.md'))).toEqual(DECISIONS);
});

test('README explains every command', () => {
  const explained = listCommands(read('README.md'));
  const others = Object.keys(scripts).filter((script) => !['start', 'test'].includes(script));
  expect(others.filter((script) => !explained.includes(script))).toEqual([]);
});

test('README says what every folder at the top is for', () => {
  const folders = readdirSync(PROJECT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known = new Set([
    ...listSpans(read('README.md')),
    'node_modules/',
    'out/',
    'test-results/',
    'playwright-report/',
  ]);
  const told = folders.map((entry) => `${entry.name}/`).filter((folder) => !folder.startsWith('.'));
  expect(told.filter((folder) => !known.has(folder))).toEqual([]);
});

test('README says what every folder of tests is for', () => {
  const known = listSpans(read('README.md'));
  const entries = readdirSync(path.join(PROJECT, 'tests'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`);
  expect(folders.filter((folder) => !known.includes(folder))).toEqual([]);
});

test('ARCHITECTURE.md puts every folder of lib in a tier', () => {
  const [, tiers = ''] = /## Tiers of `lib`([\s\S]*?)\n## /.exec(read('ARCHITECTURE.md')) ?? [];
  const listed = listSpans(tiers).filter((span) => /^[\w-]+\/$/.test(span));
  expect(listed.toSorted()).toEqual(
    readdirSync(path.join(PROJECT, 'lib'))
      .map((folder) => `${folder}/`)
      .toSorted(),
  );
});

test('ARCHITECTURE.md says why of every dependency, and of nothing else', () => {
  const [, table = ''] = /## Dependencies and why([\s\S]*)$/.exec(read('ARCHITECTURE.md')) ?? [];
  const cells = [...table.matchAll(/^\| (`[^|]*)\|/gm)].map(([, cell = '']) => cell).join(' ');
  const named = listSpans(cells);
  const isNamed = (name: string) => named.includes(name) || (name.startsWith('@types/') && named.includes('@types/*'));
  expect(packages.filter((name) => !isNamed(name))).toEqual([]);
  expect(named.filter((name) => name !== '@types/*' && !packages.includes(name))).toEqual([]);
});

test('CONTRIBUTING.md shows every component that guides may use, and no other', () => {
  const shown = [...read('CONTRIBUTING.md').matchAll(/`<([A-Z]\w*)/g)].map(([, name = '']) => name);
  expect([...new Set(shown)].toSorted()).toEqual([...GUIDE_COMPONENTS].toSorted());
});
