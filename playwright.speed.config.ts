import { defineConfig } from '@playwright/test';
import base, { SHORT_LIVED_SCRIPTS } from './playwright.config';

const { launchOptions, ...use } = base.use ?? {};

/** What is timed: alone on the machine, because another test beside it would be measured with it. */
export default defineConfig({
  ...base,
  // As readers have it.
  use: {
    ...use,
    launchOptions: { ...launchOptions, args: launchOptions?.args?.filter((arg) => arg !== SHORT_LIVED_SCRIPTS) ?? [] },
  },
  outputDir: 'test-results/speed',
  testIgnore: [],
  testMatch: 'search-speed.spec.ts',
  workers: 1,
});
