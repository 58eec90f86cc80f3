import { createHash } from 'node:crypto';
import { parseOrThrow } from '../errors/parse';
import { readJson } from '../errors/read-json.build';
import { hasSource } from '../errors/read-source.build';
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
  return parseOrThrow(
    testResultsSchema,
    readJson(root, RESULTS_FILE, 'run npm run quality:record again'),
    RESULTS_FILE,
  );
}

/** Digest of an operation's samples of its first example in every language: what a whole run executes of each. */
export function digestSamples({ requests: [{ request }] }: Pick<Operation, 'requests'>): string {
  const hash = createHash('sha256');
  for (const { code } of generateSamples(request)) hash.update(code).update('\0');
  return hash.digest('hex').slice(0, 16);
}
