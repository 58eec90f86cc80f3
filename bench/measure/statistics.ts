/** What several runs of one measurement say: the middle one, and how far they lie apart. */
export type Spread = { readonly median: number; readonly least: number; readonly most: number; readonly runs: number };

/** The middle of the values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('No values: there is no median.');
  return (lower + upper) / 2;
}

/** Median, least and most of the values. */
export function spread(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values), runs: values.length };
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

/** A number as a table shows it: whole from a hundred on, with three digits below. */
export function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

type Task = { readonly start: number; readonly duration: number };

/** Milliseconds of each task that count as free of blocking. */
const FREE = 50;

/**
 * Total Blocking Time: of each long task, what lies beyond its first 50 ms.
 * @param firstPaint moment of the first paint: what a task takes before it is not counted
 */
export function sumBlocking(tasks: readonly Task[], firstPaint: number): number {
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, left) => sum + Math.max(left - FREE, 0), 0);
}

type Shift = { readonly start: number; readonly value: number };

/** Longest pause within a window of shifts, and longest window, in milliseconds. */
const SHIFT_PAUSE = 1000;
const SHIFT_WINDOW = 5000;

/** Cumulative Layout Shift: the largest sum of shifts that follow one another within a second, for five at most. */
export function sumShifts(shifts: readonly Shift[]): number {
  let largest = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { start, value } of shifts) {
    const isSame = start - last < SHIFT_PAUSE && start - first < SHIFT_WINDOW;
    if (!isSame) first = start;
    sum = isSame ? sum + value : value;
    last = start;
    largest = Math.max(largest, sum);
  }
  return largest;
}
