import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** Tests that put something in the place of a module or of a global: what they load must not reach other tests. */
const REPLACES = /\bvi\.(mock|doMock|stubGlobal|stubEnv)\(/;
const replacing = readdirSync(path.join(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.join('tests/unit', file))
  .filter((file) => REPLACES.test(readFileSync(path.join(root, file), 'utf8')));

/**
 * The unit tests share what they load, because loading took longer than testing; only those that replace something
 * have each file to itself.
 */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: replacing, isolate: false },
      },
      { extends: true, test: { name: 'unit, replacing', include: replacing } },
      { extends: true, test: { name: 'export', include: ['tests/export/**/*.test.ts'], isolate: false } },
    ],
  },
});
