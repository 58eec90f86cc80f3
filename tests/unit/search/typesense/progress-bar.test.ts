import { expect, test } from 'vitest';
import { createProgressBar } from '../../../../lib/search/typesense/progress-bar';

function run(isTTY: boolean, steps: readonly number[], total: number): string {
  let text = '';
  const show = createProgressBar({ isTTY, write: (part) => (text += part) });
  for (const done of steps) show(done, total);
  return text;
}

test('on a terminal the bar is one line that grows', () => {
  expect(run(true, [0, 50, 100], 100)).toBe(
    `\r[${' '.repeat(30)}] 0/100\r[${'█'.repeat(15)}${' '.repeat(15)}] 50/100\r[${'█'.repeat(30)}] 100/100\n`,
  );
});

test('in a log there is a line for each tenth', () => {
  const lines = run(false, [0, 1, 2, 10, 11, 100], 100).trimEnd().split('\n');
  expect(lines.map((line) => line.split('] ')[1])).toEqual(['0/100', '10/100', '100/100']);
});

test('nothing to send is all done', () => {
  expect(run(false, [0], 0)).toBe(`[${'█'.repeat(30)}] 0/0\n`);
});
