/**
 * Whether tests that have a daily and a whole form run whole. `npm run test:all` says so; `npm test` runs the daily
 * form, which "Tests" in CONTRIBUTING.md compares with the whole one.
 */
export const isWholeRun = process.env.TEST_SCOPE === 'all';

/** Tag of the browser tests that only the whole run has. */
export const NIGHTLY = '@nightly';

/**
 * The tag of one row in a table of browser tests whose rows differ in values alone: daily the first, or the first few.
 * @param row counted from 0
 */
export const tagRow = (row: number, daily = 1): string[] => (row < daily ? [] : [NIGHTLY]);
