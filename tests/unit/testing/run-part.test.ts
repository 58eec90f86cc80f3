import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPORTS, runPart } from '../../../scripts/testing/run-part.mjs';

test('a program that dies before its report is one failure, whatever the run before had counted', async () => {
  const report = path.join(REPORTS, 'dies-at-once.json');
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(report, JSON.stringify({ numPassedTests: 2924, numTotalTests: 2924 }));
  const part = { name: 'dies-at-once', title: 'a runner that dies', runner: 'vitest' as const };
  const outcome = await runPart(
    { ...part, command: ['node', '-e', 'process.exit(1)', '--'] },
    { env: {}, isShown: false },
  );
  expect(outcome).toMatchObject({ isGood: false, passed: 0, failed: 1 });
  expect(existsSync(report)).toBe(false);
});
