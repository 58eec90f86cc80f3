import { createHash } from 'node:crypto';
import { parseOrThrow } from '../errors/parse';
import { hasSource, readSource } from '../errors/read-source.build';
import { SiteError } from '../errors/site-error';
import type { Operation } from '../openapi/operation';
import { generateSamples } from '../openapi/samples/generate-samples';
import { RESULTS_FILE, type TestResults, testResultsSchema } from './test-results';

/**
 * Reads the recorded results of test runs.
 * @returns undefined for a site that records none
 * @throws SiteError on a file that cannot be read
 */
export function loadResults(root: string): TestResults | undefined {
  if (!hasSource(root, RESULTS_FILE)) return undefined;
  return parseOrThrow(testResultsSchema, parseJson(readSource(root, RESULTS_FILE)), RESULTS_FILE);
}

/** Digest of an operation's samples of its first example in every language: what a whole run executes of each. */
export function digestSamples({ requests: [{ request }] }: Pick<Operation, 'requests'>): string {
  const hash = createHash('sha256');
  for (const { code } of generateSamples(request)) hash.update(code).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    const fix = 'run npm run quality:record again';
    throw new SiteError({ place: { file: RESULTS_FILE }, key: 'JSON', found: 'it cannot be read', fix });
  }
}
