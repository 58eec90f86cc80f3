import { expect, test } from 'vitest';
import { alternate } from '../../../bench/measure/alternate';
import { line, tabulate } from '../../../bench/measure/lines';

test('a table has a row for each figure, and ratios to the first site', () => {
  const lines = [
    line('ours', 'FCP ms', 500, 400, 600),
    line('other', 'FCP ms', 800, 700, 1000),
    line('ours', 'files', 3),
    line('third', 'FCP ms', 250),
  ];
  expect(tabulate(lines)).toEqual({
    'FCP ms': {
      ours: '500 (400–600)',
      other: '800 (700–1000)',
      third: '250',
      'other ÷ ours': '1.60',
      'third ÷ ours': '0.50',
    },
    files: { ours: '3' },
  });
});

test('there is no ratio to nothing', () => {
  expect(tabulate([line('ours', 'requests', 0), line('other', 'requests', 4)])).toEqual({
    requests: { ours: '0', other: '4' },
  });
});

test('subjects are measured in turn, not one after the other', async () => {
  const order: string[] = [];
  const results = await alternate(['a', 'b'], 3, async (subject) => order.push(subject));
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect([...results]).toEqual([
    ['a', [1, 3, 5]],
    ['b', [2, 4, 6]],
  ]);
});
