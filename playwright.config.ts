import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test-programs.mjs';
import { PROCESSORS } from './scripts/testing/parts.mjs';
import { isWholeRun, NIGHTLY } from './tests/scope';

/** Several checkouts on one machine each take a port of their own. */
const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = findBrowser();

/**
 * Every test is a new process, which ends before optimised code has paid for its making, and helpers that collect its
 * memory only take the processor from the other tests.
 */
export const SHORT_LIVED_SCRIPTS = '--js-flags=--no-opt,--no-maglev,--single-threaded-gc';

/** The browser tests run on the built export (npm run build), served as a plain static site. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // Timed alone, see playwright.speed.config.ts.
  testIgnore: 'search-speed.spec.ts',
  grepInvert: isWholeRun ? [] : [new RegExp(NIGHTLY)],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Browsers keep the processors busy: with more tests at once each is nearer to its limits, and none ends sooner.
  workers: PROCESSORS,
  reporter: 'line',
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
        SHORT_LIVED_SCRIPTS,
      ],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  webServer: {
    command: `node scripts/serve-export.mjs out ${port} 127.0.0.1`,
    port,
    reuseExistingServer: false,
  },
});
