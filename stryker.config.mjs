/**
 * Mutation testing. What is changed, and which tests should notice, says scripts/testing/mutation-folders.ts for each folder.
 * Changes to what modules do when they are loaded (tables, patterns, schemas) are tried too, although each costs a run
 * of all tests of its folder: much of what the site knows stands there.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Only endless loops reach this limit: on a busy machine slowness must not count as a change noticed.
  timeoutMS: 30_000,
  ignorePatterns: ['.next', 'out', 'test-results', 'playwright-report', 'bench/floor'],
  tempDirName: 'test-results/mutation/sandbox',
  // Vitest checks no types. A copy of tsconfig.json would be changed with an interface that TypeScript 7 does not have.
  disableTypeChecks: false,
  tsconfigFile: 'none',
  reporters: ['json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
};
