import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the unit tests, from the project's root. */
const UNIT_TESTS = 'tests/unit';
const RELATIVE_IMPORT = /\b(?:from|import\() ?'(\.[^']+)'/g;

/**
 * @param root the project's root folder
 * @returns the texts of all modules in the folder of the unit tests, by path from the root
 */
export function readUnitTests(root: string): ReadonlyMap<string, string> {
  const files = readdirSync(path.join(root, UNIT_TESTS), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(UNIT_TESTS, name));
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const));
}

/** @returns the file and what it imports from the folder of the unit tests, and so on */
export function listWithImports(sources: ReadonlyMap<string, string>, file: string): readonly string[] {
  const all = new Set([file]);
  // A set hands out what is added to it while it is walked through.
  for (const one of all) {
    for (const [, name = ''] of sources.get(one)?.matchAll(RELATIVE_IMPORT) ?? []) {
      const module = path.posix.join(path.posix.dirname(one), name);
      for (const found of [`${module}.ts`, `${module}.tsx`]) if (sources.has(found)) all.add(found);
    }
  }
  return [...all];
}
