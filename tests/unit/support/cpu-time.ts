/** What the reference work below takes on a quiet machine, in milliseconds. */
const REFERENCE_MS = 15;

/**
 * Processor time that a function takes, in milliseconds of a quiet machine. A busy one needs more processor time for
 * the same work, because programs share its cores and caches: so a known work is measured before and after each run, and
 * tells how slow the machine is at the moment. The best of three runs, because the first also compiles the function.
 */
export function measureCpuTime(run: () => unknown): number {
  let before = measure(doReferenceWork);
  const times = [1, 2, 3].map(() => {
    const time = measure(run);
    const after = measure(doReferenceWork);
    const slowness = Math.max(before, after, REFERENCE_MS) / REFERENCE_MS;
    before = after;
    return time / slowness;
  });
  return Math.min(...times);
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
