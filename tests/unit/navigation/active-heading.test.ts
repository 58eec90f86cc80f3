import { expect, test } from 'vitest';
import { findActiveHeading, isAtTarget } from '../../../lib/navigation/active-heading';

/** A page of 3000 pixels in a window of 1000: two long sections, then three short ones that never reach the top. */
const TOPS = [300, 1300, 2500, 2600, 2700];
const at = (scroll: number, tops: readonly number[] = TOPS, maxScroll = 2000) =>
  findActiveHeading({ tops, scroll, maxScroll, readingLine: 100, windowHeight: 1000 });

test('before the first heading none is active', () => {
  expect(at(0)).toBe(-1);
  expect(at(199)).toBe(-1);
  expect(at(0, [])).toBe(-1);
});

test('a heading is active from the reading line on', () => {
  expect(at(200)).toBe(0);
  expect(at(1199)).toBe(0);
  expect(at(1200)).toBe(1);
});

test('each of the short sections at the end has its turn, the last at the end', () => {
  const seen = Array.from({ length: 2001 }, (_, scroll) => at(scroll));
  expect([...new Set(seen)]).toEqual([-1, 0, 1, 2, 3, 4]);
  expect(at(2000)).toBe(4);
  expect(at(1990)).toBe(3);
});

test('none of them is marked before it is on the screen', () => {
  for (let scroll = 0; scroll <= 2000; scroll++) {
    const active = at(scroll);
    if (active >= 2) expect((TOPS[active] ?? 0) - scroll).toBeLessThan(1000);
  }
});

test('a page that cannot be scrolled marks only what is at its top', () => {
  expect(at(0, [50, 400, 700], 0)).toBe(0);
  expect(at(0, [400, 700], 0)).toBe(-1);
});

test('a page whose first heading is never reached marks it on the way', () => {
  expect(at(0, [900, 950], 100)).toBe(-1);
  expect(at(70, [900, 950], 100)).toBe(0);
  expect(at(100, [900, 950], 100)).toBe(1);
});

test('a linked heading is at its target below what covers the top, or as near as the page can be scrolled', () => {
  const isAt = (top: number, scroll: number) => isAtTarget({ top, scroll, padding: 84, maxScroll: 2000 });
  expect([915, 916, 916.4, 917, 918].map((scroll) => isAt(1000, scroll))).toEqual([true, true, true, true, false]);
  expect(isAt(1000, 914)).toBe(false);
  expect([0, 1, 2].map((scroll) => isAt(40, scroll))).toEqual([true, true, false]);
  expect([2000, 1999, 1998].map((scroll) => isAt(2900, scroll))).toEqual([true, true, false]);
});
