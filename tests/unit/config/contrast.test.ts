import { expect, test } from 'vitest';
import { formatContrast, measureContrast } from '../../../lib/config/contrast';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#0a6256', '#0a6256', 1],
  // The two greys around the limit of WCAG 2.2 on white.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.47],
])('%s and %s have a contrast of %d', (one, other, contrast) => {
  expect(Math.floor(measureContrast(one, other) * 100) / 100).toBe(contrast);
});

test('a contrast just below a limit does not read as if it reached it', () => {
  expect(formatContrast(4.4999)).toBe('4.49:1');
});
