/**
 * Writes into content/quality/results.json what the reports of test runs say: of samples, accessibility and vitals, as
 * far as they ran, and what the last export has. What did not run keeps its former result, with its day.
 * Usage: TEST_SCOPE=all npm test -- samples && npm run quality:record
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../lib/errors/site-error';
import { loadApi } from '../lib/openapi/load-api.build';
import { QUALITY_SLUG } from '../lib/quality/address';
import { digestSamples, loadResults } from '../lib/quality/load-results.build';
import {
  readAccessibilityReport,
  readExportReport,
  readSamplesReport,
  readVitalsReport,
} from '../lib/quality/read-reports';
import { RESULTS_FILE, type TestResults } from '../lib/quality/test-results';
import { qualityPath } from '../lib/routes/download-address';
import { docsPath } from '../lib/routes/page-address';
import { readToday } from '../lib/rules/change-date';
import { runCommand } from './run-command';

const root = process.cwd();

/** What the samples are made from: where it has changed since the run, that run executed other samples. */
const SAMPLE_SOURCES = ['openapi.yaml', 'content/leiaute', 'lib/openapi', 'lib/config', 'tests/samples'];

/** What the last export says of itself. Its day and commit are those of its end, when this file is written. */
const EXPORT_FILE = path.join('out', qualityPath(docsPath('', QUALITY_SLUG)));

await runCommand(async () => {
  const samples = readReport('test-results/reports/samples.json');
  const browser = readReport('test-results/reports/browser.json');
  const vitals = readReport('test-results/bench/vitals.json');
  const exported = readReport(EXPORT_FILE);
  const { groups } = loadApi(root);
  const digests = new Map(
    groups.flatMap(({ operations }) => operations).map((operation) => [operation.id, digestSamples(operation)]),
  );
  const ran: TestResults = {
    samples: samples === undefined ? undefined : stamp(readSamplesReport(samples, digests), SAMPLE_SOURCES),
    accessibility: browser === undefined ? undefined : stamp(readAccessibilityReport(browser)),
    vitals: vitals === undefined ? undefined : stamp(readVitalsReport(vitals)),
    export:
      exported === undefined
        ? undefined
        : stamp(readExportReport(exported, statSync(path.join(root, EXPORT_FILE)).mtimeMs)),
  };
  const known = Object.entries(ran).filter(([, result]) => result !== undefined);
  const results = { ...loadResults(root), ...Object.fromEntries(known) };
  const file = path.join(root, RESULTS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`Recorded: ${known.map(([name]) => name).join(', ') || 'nothing, because no report is there'}.`);
});

function readReport(file: string): unknown {
  return existsSync(path.join(root, file)) ? JSON.parse(readFileSync(path.join(root, file), 'utf8')) : undefined;
}

/**
 * Adds day and commit to what a run found.
 * @param sources what must not have changed since
 * @throws SiteError where it has
 */
function stamp<Result extends object>(
  run: { readonly start: number; readonly result: Result } | undefined,
  sources: readonly string[] = [],
): (Result & { readonly on: string; readonly commit: string }) | undefined {
  if (run === undefined) return undefined;
  const before = new Date(run.start).toISOString();
  const commit = git('log', '-1', `--before=${before}`, '--format=%h', '--abbrev=10');
  const changed = sources.length === 0 ? '' : git('diff', '--name-only', commit, '--', ...sources);
  if (changed !== '') {
    const fix = 'commit, and run all samples again';
    throw new SiteError({
      place: { file: changed.split('\n')[0] ?? '' },
      key: 'run',
      found: 'it has changed since',
      fix,
    });
  }
  return { on: readToday(new Date(run.start)), commit, ...run.result };
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
