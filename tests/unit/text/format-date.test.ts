import { expect, test } from 'vitest';
import { formatDate } from '@/lib/text/format-date';

test('dates are written as readers write them', () => {
  expect([formatDate('2026-11-16'), formatDate('2026-04')]).toEqual(['16/11/2026', '04/2026']);
});
