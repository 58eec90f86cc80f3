// How many tests passed and failed, from the reports that the test runners write.
import { readFileSync } from 'node:fs';

/** @typedef {{ readonly passed: number, readonly failed: number }} Count */

/** @type {Readonly<Record<'vitest' | 'playwright', (report: any) => Count>>} */
const READERS = {
  vitest: (report) => ({ passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests }),
  // A test that was skipped, or passed only at a second try, did not pass.
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
};

/**
 * The counts of one part. A runner that failed without a failed test, or died before its report, counts as one failure.
 * @param {'vitest' | 'playwright' | undefined} runner without one, the part itself counts as a test
 * @param {string} file where the report is
 * @param {boolean} isGood whether the program ended well
 * @returns {Count}
 */
export function readReport(runner, file, isGood) {
  if (runner === undefined) return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = readJson(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const { passed, failed } = READERS[runner](report);
  return { passed, failed: isGood ? failed : Math.max(failed, 1) };
}

/** @param {string} file nothing where it is missing, or its writing was cut off */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
