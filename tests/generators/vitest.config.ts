import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Apart from the tests of the export: generators take longer than all of those together. */
export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname, '../..') } },
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/generators/**/*.test.ts'],
    // Ample, so that a busy machine is no failure: alone, all of it takes about twenty seconds.
    hookTimeout: 300_000,
    testTimeout: 120_000,
  },
});
