import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** What is timed: alone on the machine, because another test beside it would be measured with it. */
export default defineConfig({
  ...base,
  outputDir: 'test-results/speed',
  testIgnore: [],
  testMatch: 'search-speed.spec.ts',
  workers: 1,
});
