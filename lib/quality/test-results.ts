import { z } from 'zod';

/** What `npm run quality:record` has read from the reports of test runs, from the project's root. */
export const RESULTS_FILE = 'content/quality/results.json';

/** Days after which a result says too little of what is published: the page then says that it was not measured. */
export const RESULT_DAYS = 30;

const count = z.int().nonnegative();

const run = z.strictObject({
  /** Day of the run. */
  on: z.iso.date('Write a day as YYYY-MM-DD'),
  /** The commit that was run. */
  commit: z.string().regex(/^[0-9a-f]{7,40}$/, 'Write the digest of a commit'),
  passed: count,
  failed: count,
});

/** What an export has, known once every page is written. */
export const exportCountsSchema = z.strictObject({
  /** Pages of all locales. */
  pages: count,
  /** Every link of the pages and of the Markdown files, each followed to its page, file or anchor. */
  links: count,
  brokenLinks: count,
  /** Ids that links can lead to. */
  anchors: count,
  files: count,
  bytes: count,
});

export type ExportCounts = z.output<typeof exportCountsSchema>;

export const testResultsSchema = z.strictObject({
  samples: run
    .extend({
      /** By operation. */
      operations: z.record(
        z.string(),
        z.strictObject({
          /** Digest of the samples that ran, see `digestSamples`: samples that differ now have not run. */
          digest: z.string(),
          passed: count,
          failed: count,
        }),
      ),
    })
    .optional(),
  accessibility: run.optional(),
  export: exportCountsSchema.extend({ on: run.shape.on, commit: run.shape.commit }).optional(),
  vitals: z
    .strictObject({
      on: run.shape.on,
      commit: run.shape.commit,
      /** Medians on a slow phone with a slow line, by kind of page: milliseconds, and the layout shift. */
      pages: z.record(
        z.string(),
        z.strictObject({ lcp: z.number().nonnegative(), tbt: z.number().nonnegative(), cls: z.number().nonnegative() }),
      ),
    })
    .optional(),
});

/** Results of test runs as they were recorded. */
export type TestResults = z.output<typeof testResultsSchema>;
