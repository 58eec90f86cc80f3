// What unit tests import, and so which of them a module concerns.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../tools.mjs';

/** The folder of the unit tests, from the project's root. */
export const UNIT_TESTS = 'tests/unit';
const TEST = /\.test\.tsx?$/;
/** Endings of what modules import that is no program. */
const ASSETS = ['.css', '.module.css', '.mdx', '.svg', '.woff2'];

/** @typedef {ReadonlyMap<string, readonly string[]>} Imports by module what it imports, as paths from the root */

/**
 * Vitest can tell which tests a module concerns (`vitest related`), and takes ten times as long: it transforms every
 * module for each of its projects. esbuild reads each once.
 * @returns {Promise<Imports>} of every unit test and each module of this project that one comes to
 */
export async function readTestImports() {
  const tests = readdirSync(path.join(root, UNIT_TESTS), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(UNIT_TESTS, name.replaceAll('\\', '/')))
    .filter((file) => TEST.test(file));
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: tests.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    bundle: true,
    metafile: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { '@': root },
    loader: Object.fromEntries(ASSETS.map((ending) => [ending, 'empty'])),
    logLevel: 'error',
  });
  return new Map(
    Object.entries(metafile.inputs)
      .filter(([file]) => file !== '<stdin>')
      .map(([file, { imports }]) => [file, imports.map((imported) => imported.path)]),
  );
}

/**
 * @param {Imports} imports
 * @param {readonly string[]} files
 * @returns {readonly string[]} the files and what they come to
 */
export function listWithImports(imports, files) {
  const all = new Set(files);
  // A set hands out what is added to it while it is walked through.
  for (const file of all) for (const imported of imports.get(file) ?? []) all.add(imported);
  return [...all];
}

/**
 * @param {Imports} imports
 * @param {readonly string[]} modules
 * @returns {readonly string[]} the unit tests among them and those that come to one
 */
export function listTestsOf(imports, modules) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, imported] of imports) {
    for (const module of imported) importers.set(module, [...(importers.get(module) ?? []), file]);
  }
  return listWithImports(importers, modules).filter((file) => TEST.test(file));
}
