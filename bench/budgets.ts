import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const file = path.join(import.meta.dirname, 'budgets.json');

/** The contract about what a page may cost. Sizes are bytes after gzip, where nothing else is said. */
const budgetsSchema = z.strictObject({
  /** Version of Next that the floor was measured with. */
  nextVersion: z.string(),
  /** JavaScript of an empty page: React and the router. Measured by `npm run bench -- scripts`. */
  floorJsGzip: z.int().positive(),
  /** JavaScript that this site may add to the floor on a page. */
  ownJsGzipLimit: z.int().positive(),
  /** Requests that opening a page may make, without the favicon. */
  requestLimit: z.int().positive(),
  /** What a search that comes with the address fetches besides: the worker's scripts and the two index files. */
  searchEngineRequests: z.int().positive(),
  /** The style sheet with which guides, codes, the home page and search begin. */
  cssGzipLimit: z.int().positive(),
  /** The one with which pages of the reference and the layouts begin. */
  referenceCssGzipLimit: z.int().positive(),
  /** All fonts; they are compressed by their own format. */
  fontBytesLimit: z.int().positive(),
  /** Bytes of the whole export, without compression, for each of its pages. */
  exportBytesPerPage: z.int().positive(),
  /** HTML of the largest operation's page, without compression: what a browser reads through and keeps. */
  operationHtmlBytes: z.int().positive(),
  /** The same page with its data, each after gzip. */
  operationWithDataGzip: z.int().positive(),
  /** Data of a page, of which every page has a file. */
  dataGzipLimit: z.int().positive(),
  /** Files of the whole export for each of its pages. */
  exportFilesPerPage: z.int().positive(),
  /** HTML of a page after gzip: the largest of its kind, or the one in the middle. */
  htmlGzipLimits: z.strictObject({
    layout: z.int().positive(),
    layoutRules: z.int().positive(),
    operation: z.int().positive(),
    operationMedian: z.int().positive(),
    guideMedian: z.int().positive(),
    codeMedian: z.int().positive(),
  }),
});

type Budgets = z.output<typeof budgetsSchema>;

export function readBudgets(): Budgets {
  return budgetsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function writeBudgets(budgets: Budgets): void {
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
