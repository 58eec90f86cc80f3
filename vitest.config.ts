import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** Tests that put something in the place of a module: what they load must not reach other tests. */
const REPLACES = /\bvi\.(mock|doMock|resetModules)\(/g;
/** The replacement that many tests have in common: a configuration of the tests in the place of the site's. */
const OTHER_CONFIG = /\bvi\.mock\('[./]+\/site\.config', \(\) => import\('[./]+\/support\/([\w-]+)'\)\)/;
const replacing = readdirSync(path.join(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.join('tests/unit', file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  .map(({ file, text }) => ({ file, count: text.match(REPLACES)?.length ?? 0, config: OTHER_CONFIG.exec(text)?.[1] }))
  .filter(({ count }) => count > 0);
/** Configurations of the tests, and those that put nothing but one of them in the place of something. */
const onConfigs = [...new Set(replacing.flatMap(({ config = [] }) => config))].map((config) => ({
  config,
  files: replacing.filter((test) => test.count === 1 && test.config === config).map(({ file }) => file),
}));
const alone = replacing.map(({ file }) => file).filter((file) => !onConfigs.some(({ files }) => files.includes(file)));

/**
 * The unit tests share what they load, because loading took longer than testing; those on another configuration share it
 * among themselves, and only those that replace something else have each file to itself.
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
          exclude: replacing.map(({ file }) => file),
          isolate: false,
        },
      },
      ...onConfigs.map(({ config, files }) => ({
        extends: true as const,
        test: { name: `unit, with ${config}`, include: files, isolate: false },
      })),
      { extends: true, test: { name: 'unit, replacing', include: alone } },
      { extends: true, test: { name: 'export', include: ['tests/export/**/*.test.ts'], isolate: false } },
    ],
  },
});
