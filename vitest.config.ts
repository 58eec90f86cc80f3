import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: { include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/export/**/*.test.ts'], testTimeout: 20_000 },
});
