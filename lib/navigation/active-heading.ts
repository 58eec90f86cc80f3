/** Places on a page, in pixels from its top, and how far it can be scrolled. */
export type ReadingPlace = {
  /** Where each heading starts, in reading order. */
  readonly tops: readonly number[];
  readonly scroll: number;
  readonly maxScroll: number;
  /** Distance from the top of the window within which a heading counts as reached. */
  readonly readingLine: number;
  readonly windowHeight: number;
};

/** Pixels of scrolling that each heading at the end of the page is marked for, where there is room. */
const TURN = 40;

/**
 * The index of the heading whose section is being read, -1 before the first. Headings near the end of the page, which
 * cannot be scrolled up to the reading line, take turns on the way that is left, so that each is marked at some place
 * and the last one at the end.
 */
export function findActiveHeading({ tops, scroll, maxScroll, readingLine, windowHeight }: ReadingPlace): number {
  const reached = tops.map((top) => top - readingLine);
  const reachable = reached.filter((place) => place <= maxScroll).length;
  const left = tops.length - reachable;
  // Their turns begin when the first of them has come to the middle of the window, or when there is just room for all.
  const middle = (tops[reachable] ?? 0) - windowHeight / 2;
  const start = Math.max(0, reached[reachable - 1] ?? 0, Math.min(middle, maxScroll - left * TURN));
  return reached.findLastIndex((place, index) => {
    if (index < reachable) return place <= scroll;
    return maxScroll > 0 && scroll >= start + ((maxScroll - start) * (index - reachable + 1)) / left - 1;
  });
}

/** A heading's place, with what of the window's top is covered, in pixels. */
type LinkedPlace = Pick<ReadingPlace, 'scroll' | 'maxScroll'> & { readonly top: number; readonly padding: number };

/**
 * Whether a page is scrolled to where the link of a heading leads, to the pixel. Asked of the place and not of the jump,
 * as engines scroll before or after the frame that follows a click.
 */
export function isAtTarget({ top, padding, scroll, maxScroll }: LinkedPlace): boolean {
  const target = Math.min(Math.max(top - padding, 0), maxScroll);
  return Math.abs(target - scroll) <= 1;
}
