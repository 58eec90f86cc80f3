import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Apart from the unit tests: these need the programs that send files. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/publish/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
