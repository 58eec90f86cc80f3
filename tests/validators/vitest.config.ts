import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Apart from the tests of the export: the validator needs Java, and most of a minute. */
export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname, '../..') } },
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/validators/**/*.test.ts'],
    testTimeout: 240_000,
  },
});
