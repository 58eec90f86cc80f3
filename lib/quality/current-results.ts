import { addDays } from '../rules/change-date';
import { RESULT_DAYS, type TestResults } from './test-results';

/** An operation's samples that were executed as the site shows them. */
export type SampleRun = { readonly on: string; readonly passed: number; readonly failed: number };

/** The results that still say something of what is published. */
export type CurrentResults = Omit<TestResults, 'samples'> & {
  readonly samples: Omit<NonNullable<TestResults['samples']>, 'operations'> | undefined;
  /** By operation; none for those whose samples have changed since, or ran too long ago. */
  readonly sampleRuns: ReadonlyMap<string, SampleRun>;
};

/**
 * Leaves out results that are older than `RESULT_DAYS`, and those of samples that are no longer what ran.
 * @param digests of the samples as they are now, by operation
 * @param today YYYY-MM-DD
 */
export function selectCurrent(
  results: TestResults,
  digests: ReadonlyMap<string, string>,
  today: string,
): CurrentResults {
  const oldest = addDays(today, -RESULT_DAYS);
  const ifFresh = <Result extends { readonly on: string }>(result: Result | undefined) =>
    result !== undefined && result.on >= oldest ? result : undefined;
  const { operations, ...samples } = ifFresh(results.samples) ?? { operations: {}, on: '' };
  const { on } = samples;
  return {
    samples: 'commit' in samples ? samples : undefined,
    accessibility: ifFresh(results.accessibility),
    vitals: ifFresh(results.vitals),
    export: ifFresh(results.export),
    sampleRuns: new Map(
      Object.entries(operations)
        .filter(([id, { digest }]) => digests.get(id) === digest)
        .map(([id, { passed, failed }]) => [id, { on, passed, failed }]),
    ),
  };
}
