import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readReport } from '@/scripts/testing/read-report.mjs';

const write = (report: unknown) => writeText(JSON.stringify(report));

function writeText(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, text);
  return file;
}

test('a part without a report of its own is one test', () => {
  expect(readReport(undefined, '', true)).toEqual({ passed: 1, failed: 0 });
  expect(readReport(undefined, '', false)).toEqual({ passed: 0, failed: 1 });
});

test('tests of Vitest that did not pass have failed, whatever else they did', () => {
  expect(readReport('vitest', write({ numTotalTests: 5, numPassedTests: 3 }), false)).toEqual({ passed: 3, failed: 2 });
});

test('tests of Playwright that were skipped or passed at a second try have failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
  expect(readReport('playwright', write({ stats }), false)).toEqual({ passed: 4, failed: 6 });
});

test('a runner that fails without a failed test counts as one failure', () => {
  expect(readReport('vitest', write({ numTotalTests: 3, numPassedTests: 3 }), false)).toEqual({ passed: 3, failed: 1 });
  expect(readReport('playwright', '/there/is/no/report.json', false)).toEqual({ passed: 0, failed: 1 });
  expect(readReport('vitest', writeText('{ "numTotalTests": 3, '), false)).toEqual({ passed: 0, failed: 1 });
});
