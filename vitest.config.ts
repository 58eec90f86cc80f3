import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** Tests that put something in the place of a module: what they load must not reach other tests. */
const REPLACES = /\bvi\.(mock|doMock|resetModules)\(/g;
/** The one replacement that many tests have in common: the configuration of the small site of the tests. */
const ON_SMALL_SITE = /\bvi\.mock\('[./]+\/site\.config', \(\) => import\('[./]+\/support\/site-config'\)\)/;
const tests = readdirSync(path.join(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({
    file: path.join('tests/unit', file),
    text: readFileSync(path.join(root, 'tests/unit', file), 'utf8'),
  }))
  .map(({ file, text }) => ({
    file,
    replacements: text.match(REPLACES)?.length ?? 0,
    isSmall: ON_SMALL_SITE.test(text),
  }))
  .filter(({ replacements }) => replacements > 0);
const onSmallSite = tests.filter(({ replacements, isSmall }) => isSmall && replacements === 1).map(({ file }) => file);
const replacing = tests.map(({ file }) => file).filter((file) => !onSmallSite.includes(file));

/**
 * The unit tests share what they load, because loading took longer than testing; those on the small site share it among
 * themselves, and only those that replace something else have each file to itself.
 */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    testTimeout: 20_000,
    // Reading the site makes many short-lived objects; with little room for them they are collected all the time.
    execArgv: ['--max-semi-space-size=64'],
    // Globals that a test replaced are back before the next one, which may be of another file.
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...onSmallSite, ...replacing],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit, on the small site', include: onSmallSite, isolate: false } },
      { extends: true, test: { name: 'unit, replacing', include: replacing } },
      { extends: true, test: { name: 'export', include: ['tests/export/**/*.test.ts'], isolate: false } },
    ],
  },
});
