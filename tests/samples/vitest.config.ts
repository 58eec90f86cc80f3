import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

/** Apart from the unit tests: these need the compilers and runtimes of the sample languages. */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    root,
    include: ['tests/samples/**/*.test.ts'],
    // Each file starts several programs at a time; more files at once would only take turns.
    fileParallelism: false,
    // Loading the site takes six seconds, and no file changes what it loads.
    isolate: false,
    // Ample, so that a busy machine is no failure: alone, all of it takes little more than a minute.
    hookTimeout: 900_000,
    testTimeout: 60_000,
  },
});
