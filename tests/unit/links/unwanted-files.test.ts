import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findDataParts, findUnwantedFiles, removeLeftovers } from '../../../lib/links/unwanted-files.build';
import { createFixtureSite } from '../support/fixture-site';

const WANTED = [
  'index.html',
  '_next/static/chunks/a.js',
  'docs/a.md',
  'docs/__next._full.txt',
  'img/a.svg',
  'downloads/api.d.ts',
  'CNAME',
];
const UNWANTED = ['docs/a.mdx', 'docs/a.tsx', 'guia.ts', 'img/a.jsx', 'script.js.map', 'x/tipos.D.TS'];

/** An export on disk in which every file has content but those that say otherwise. */
function writeExport(names: readonly string[], content = 'x'): string {
  const files = Object.fromEntries(names.map((name) => [`out/${name}`, content]));
  return path.join(createFixtureSite(files), 'out');
}

test('sources, source maps and empty files are not published', () => {
  expect(findUnwantedFiles(writeExport([...WANTED, ...UNWANTED]))).toEqual(UNWANTED);
  expect(findUnwantedFiles(writeExport(['docs/vazio.md', 'robots.txt'], ''))).toEqual(['docs/vazio.md', 'robots.txt']);
  expect(findUnwantedFiles(writeExport(WANTED))).toEqual([]);
});

test('what the bundler leaves beside its scripts is removed, and nothing else', () => {
  const leftovers = [
    '_next/static/media/copied.2ma9.ts',
    '_next/static/chunks/2z3s.js.map',
    '_next/static/1234/_buildManifest.js',
    '_next/static/1234/_ssgManifest.js',
  ];
  const out = writeExport([...WANTED, ...leftovers, 'guia.ts']);
  removeLeftovers(out);
  expect([...WANTED, ...leftovers, 'guia.ts'].filter((name) => existsSync(path.join(out, name)))).toEqual([
    ...WANTED,
    'guia.ts',
  ]);
});

test('the data of pages in parts is found', () => {
  const parts = ['a/__next._full.txt', 'a/__next._tree.txt', 'a/b/__next.!KG.docs.__PAGE__.txt'];
  const out = writeExport([...parts, 'a/index.txt', 'a/notas.txt', '__next.css']);
  expect(findDataParts(out).toSorted()).toEqual(parts.toSorted());
});
