import { spawnSync } from 'node:child_process';
import type { ScratchCopy } from './scratch-copy';

/** A command that succeeds where the project is whole. */
export type Proof = { readonly name: string; readonly command: string; readonly args: readonly string[] };

const bin = (tool: string) => `node_modules/.bin/${tool}`;
const npmRun = (script: string): Proof => ({ name: script, command: 'npm', args: ['run', '--silent', script] });

export const types: Proof = { name: 'types', command: bin('tsc'), args: ['--noEmit', '--incremental', 'false'] };

/** Reads every source; the pages named must be among those the site then has. */
export const sources = (...pages: readonly string[]): Proof => ({
  name: 'sources',
  command: bin('tsx'),
  args: ['tests/recipes/read-sources.ts', ...pages],
});

/** One file of unit tests. */
export const unit = (file: string): Proof => ({
  name: file,
  command: bin('vitest'),
  args: ['run', `tests/unit/${file}`],
});

/** What a whole site must pass before its unit tests, the quickest first. */
export const WHOLE: readonly Proof[] = [npmRun('lint'), npmRun('typecheck'), npmRun('lint:openapi'), npmRun('build')];

/** Puts the new addresses of the built site into the ledger, as CONTRIBUTING.md says. */
export const permalinks = npmRun('permalinks');

/**
 * They come last, because they read the built site too. Not its weights: the budgets are this project's, and all recipes
 * together make a site with one locale, one version and one sample language more.
 */
export const unitTests: Proof = {
  name: 'unit tests',
  command: bin('vitest'),
  args: ['run', '--exclude', 'tests/export/weight.test.ts'],
};

/** Runs a proof in a copy of the project. */
export function prove(project: ScratchCopy, { command, args }: Proof): { isGood: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync(command, [...args], {
    cwd: project.root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // Told that nobody watches, the test runner writes no snapshot that is missing: it fails.
    env: { ...process.env, CI: '1', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (error) throw error;
  return { isGood: status === 0, output: stdout + stderr };
}
