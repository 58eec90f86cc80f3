import { z } from 'zod';
import { exportCountsSchema, type TestResults } from './test-results';

/** The part of Vitest's report that is read here. */
const vitestSchema = z.object({
  startTime: z.number(),
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ ancestorTitles: z.array(z.string()), status: z.string() })),
    }),
  ),
});

type Suite = { readonly specs: readonly { readonly ok: boolean }[]; readonly suites?: readonly Suite[] | undefined };

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(z.object({ ok: z.boolean() })), suites: z.array(suiteSchema).optional() }),
);

/** The part of Playwright's report that is read here. */
const playwrightSchema = z.object({
  stats: z.object({ startTime: z.string() }),
  suites: z.array(z.intersection(z.object({ file: z.string() }), suiteSchema)),
});

/** What `npm run bench -- vitals` leaves. */
const benchSchema = z.object({
  startTime: z.number(),
  lines: z.array(z.object({ site: z.string(), what: z.string(), spread: z.object({ median: z.number() }) })),
});

/** The part of the page of quality, as JSON, that says what its export has; not there while the export is written. */
const exportSchema = z.object({ published: exportCountsSchema.optional() });

/** A run as its report tells it; the commit is found by its start. */
type Reported<Key extends keyof TestResults> = {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly result: Omit<NonNullable<TestResults[Key]>, 'on' | 'commit'>;
};

/** The file whose tests execute the samples of each operation. */
const OPERATIONS_TEST = 'operations.test.ts';
const ACCESSIBILITY_TEST = 'accessibility.spec.ts';

/**
 * Reads what the run of samples reports: all its tests, and those of each operation.
 * @param report the file that Vitest wrote, parsed
 * @param digests of the samples that ran, by operation
 */
export function readSamplesReport(report: unknown, digests: ReadonlyMap<string, string>): Reported<'samples'> {
  const { startTime, numPassedTests, numTotalTests, testResults } = vitestSchema.parse(report);
  const tests = testResults
    .filter(({ name }) => name.endsWith(`/${OPERATIONS_TEST}`))
    .flatMap(({ assertionResults }) => assertionResults);
  const ofOperation = (id: string) => tests.filter(({ ancestorTitles: [name = ''] }) => name.split(' ')[0] === id);
  const operations = [...digests].flatMap(([id, digest]) => {
    const own = ofOperation(id);
    if (own.length === 0) return [];
    const passed = own.filter(({ status }) => status === 'passed').length;
    return [[id, { digest, passed, failed: own.length - passed }] as const];
  });
  return {
    start: startTime,
    result: {
      passed: numPassedTests,
      failed: numTotalTests - numPassedTests,
      operations: Object.fromEntries(operations),
    },
  };
}

/**
 * Reads the tests of accessibility from a report of the browser tests.
 * @returns undefined for a run without them
 */
export function readAccessibilityReport(report: unknown): Reported<'accessibility'> | undefined {
  const { stats, suites } = playwrightSchema.parse(report);
  const specs = suites.filter(({ file }) => file.endsWith(ACCESSIBILITY_TEST)).flatMap(listSpecs);
  if (specs.length === 0) return undefined;
  const passed = specs.filter(({ ok }) => ok).length;
  return { start: Date.parse(stats.startTime), result: { passed, failed: specs.length - passed } };
}

function listSpecs({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** Reads the medians that `npm run bench -- vitals` measured of the first site. */
export function readVitalsReport(report: unknown): Reported<'vitals'> {
  const { startTime, lines } = benchSchema.parse(report);
  const own = lines.filter(({ site }) => site === lines[0]?.site);
  const kinds = own.flatMap(({ what }) => /^(.+) LCP ms$/.exec(what)?.[1] ?? []);
  const median = (what: string) => own.find((line) => line.what === what)?.spread.median ?? Number.NaN;
  const pages = kinds.map((kind) => [
    kind,
    {
      lcp: Math.round(median(`${kind} LCP ms`)),
      tbt: Math.round(median(`${kind} TBT ms`)),
      cls: Number(median(`${kind} CLS`).toFixed(3)),
    },
  ]);
  return { start: startTime, result: { pages: Object.fromEntries(pages) } };
}

/**
 * Reads what an export has from its page of quality, as JSON.
 * @param start milliseconds since 1970 at which it was written
 * @returns undefined for an export that was not finished
 */
export function readExportReport(report: unknown, start: number): Reported<'export'> | undefined {
  const { published } = exportSchema.parse(report);
  return published && { start, result: published };
}
