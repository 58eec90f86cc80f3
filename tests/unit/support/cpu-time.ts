import { expect } from 'vitest';

/** What the reference work below takes on a quiet machine, in milliseconds. */
const REFERENCE_MS = 15;

/**
 * Fails where a function takes more than `limit` milliseconds of processor time on a quiet machine. A busy one needs more
 * for the same work, because programs share its cores and caches: so a known work is measured before and after each run,
 * and tells how slow the machine is at the moment. One run of three has to keep the limit, because the first also
 * compiles the function.
 */
export function expectCpuTime(run: () => unknown, limit: number): void {
  let before = measure(doReferenceWork);
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 3 && best >= limit; count++) {
    const time = measure(run);
    const after = measure(doReferenceWork);
    best = Math.min(best, (time * REFERENCE_MS) / Math.max(before, after, REFERENCE_MS));
    before = after;
  }
  expect(best).toBeLessThan(limit);
}

function measure(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Makes, keeps and looks up texts, as the measured functions do. */
function doReferenceWork(): number {
  const seen = new Map<string, number>();
  for (let index = 0; index < 40_000; index += 1) seen.set(`cStat ${index}`.replace('S', 's'), index);
  let sum = 0;
  for (const [text, index] of seen) sum += text.charCodeAt(text.length - 1) * index;
  return sum;
}
