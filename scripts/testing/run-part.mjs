// Runs one part as a program of its own.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools.mjs';
import { readReport } from './read-report.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * @typedef {object} Outcome
 * @property {boolean} isGood
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {string} output what the program said, unless it was shown as it came
 */

/** Programs of the installed packages come first; npx would take half a second to find each. */
const PATH = [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter);

export const REPORTS = path.join(root, 'test-results', 'reports');

/**
 * @param {Part} part
 * @param {{ env: Readonly<Record<string, string>>, isShown: boolean }} options `isShown`: its output is shown as it comes
 * @returns {Promise<Outcome>}
 */
export async function runPart(part, { env, isShown }) {
  const start = performance.now();
  const report = path.join(REPORTS, `${part.name}.json`);
  // A program that dies before its report must not be counted by that of the run before.
  rmSync(report, { force: true });
  const { isGood, output } = await runProgram([...part.command, ...reportOptions(part, report)], isShown, {
    ...env,
    ...part.env,
    // Where CI is set Vitest colours what goes to a file too: a hundred characters for each dot.
    ...(part.runner === 'vitest' && !isShown ? { NO_COLOR: '1' } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const count = readReport(part.runner, report, isGood);
  const seconds = (performance.now() - start) / 1000;
  const counted = part.isSetup && isGood ? { passed: 0, failed: 0 } : count;
  return { isGood: isGood && count.failed === 0, ...counted, seconds, output };
}

/** @param {Part} part @param {string} report */
function reportOptions({ runner, lanes = 1 }, report) {
  // One worker for each lane: the parts beside it use the others.
  if (runner === 'vitest') {
    return [`--maxWorkers=${lanes}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  }
  return runner === 'playwright' ? ['--reporter=dot,json'] : [];
}

/**
 * @param {readonly string[]} command
 * @param {boolean} isShown
 * @param {Readonly<Record<string, string>>} env
 * @returns {Promise<{ isGood: boolean, output: string }>}
 */
function runProgram([program = '', ...args], isShown, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, PATH },
      shell: process.platform === 'win32',
    });
    /** @type {Buffer[]} */
    const pieces = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => pieces.push(piece));
    child.on('error', (error) => resolve({ isGood: false, output: `${error}` }));
    child.on('close', (code) => resolve({ isGood: code === 0, output: Buffer.concat(pieces).toString() }));
  });
}
