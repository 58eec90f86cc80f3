import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

/** Apart from the unit tests: the contract may be run against a real server (TYPESENSE_URL, TYPESENSE_ADMIN_KEY). */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: { root, include: ['tests/typesense/**/*.test.ts'], testTimeout: 60_000, fileParallelism: false },
});
