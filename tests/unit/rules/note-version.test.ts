import { expect, test } from 'vitest';
import { compareVersions } from '@/lib/rules/note-version';

test('versions are ordered as their publisher counts them', () => {
  const shuffled = ['1.00a', '7.0', '1.52', '1.6', '1.00', '1.02b', '1.9', '1.02'];
  expect(shuffled.toSorted(compareVersions)).toEqual([
    ...['1.00', '1.00a', '1.02', '1.02b', '1.52', '1.6', '1.9', '7.0'],
  ]);
});

test('a version is the same with fewer digits', () => {
  expect(compareVersions('7.0', '7.00')).toBe(0);
  expect(compareVersions('1.6', '1.60')).toBe(0);
});
