/**
 * What one runs after each edit: format and lint, types, and the unit tests that the change touches.
 * Usage: npm run check [-- REVISION] compares with a revision of git in place of the last commit.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findTouchedSources } from './testing/find-touched-sources.mjs';
import { groupTouchedTests } from './testing/group-touched-tests.mjs';
import { listChangedFiles } from './testing/list-changed-files.mjs';
import { printOutcome, printSummary } from './testing/print-outcomes.mjs';
import { runPart } from './testing/run-part.mjs';
import { runParts } from './testing/schedule.mjs';
import { readTestImports } from './testing/test-imports.mjs';
import { installPackages, root } from './tools.mjs';

/** Files that the compiler reads: programs, and what they import as data. */
const TYPED = /\.(?:[cm]?[jt]sx?|json)$/;

const start = performance.now();
installPackages();
const files = listChangedFiles(root, process.argv[2] ?? 'HEAD');
console.log(files.length === 0 ? 'Nothing has changed.' : `${files.length} changed files.`);

const [longest, ...others] = await listTouchedTests(files);
/** @type {import('./testing/parts.mjs').Part[]} */
const parts = [
  // What takes longest starts at once, beside all that answers sooner.
  ...(longest ? [longest] : []),
  {
    name: 'lint',
    title: 'format and lint',
    command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...listLinted(files)],
  },
];
if (files.length === 0 || files.some((file) => TYPED.test(file))) {
  parts.push({ name: 'types', title: 'types', command: ['npm', 'run', '--silent', 'typecheck:changed'] });
}
if (files.includes('openapi.yaml')) {
  parts.push({ name: 'openapi', title: 'lint of openapi.yaml', command: ['npm', 'run', '--silent', 'lint:openapi'] });
}
parts.push(...others);
const outcomes = await runParts(parts, {
  lanes: 2,
  start: async (part) => {
    const outcome = await runPart(part, { env: {}, isShown: false });
    printOutcome(part, outcome);
    return outcome;
  },
  isGood: ({ isGood }) => isGood,
  skip: () => {
    throw new Error('No part of the check needs another.');
  },
});
printSummary(outcomes, (performance.now() - start) / 1000);
process.exit([...outcomes.values()].every(({ isGood }) => isGood) ? 0 : 1);

/**
 * What Biome finds is in files that changed, a new circle of imports too; its own settings concern all of them.
 * @param {readonly string[]} changed @returns {readonly string[]}
 */
function listLinted(changed) {
  if (changed.length === 0 || changed.includes('biome.jsonc') || changed.includes('package-lock.json')) return ['.'];
  return changed.filter((file) => existsSync(path.join(root, file)));
}

/**
 * @param {readonly string[]} changed
 * @returns {Promise<readonly import('./testing/parts.mjs').Part[]>} what takes longest first
 */
async function listTouchedTests(changed) {
  const sources = findTouchedSources(changed);
  if (sources.length === 0) return [];
  const { search, others, site } = groupTouchedTests(await readTestImports(), sources);
  const groups = [
    { name: 'search', title: 'unit tests of search that the change touches', tests: search },
    { name: 'site', title: 'unit tests that load the site or its sources and that the change touches', tests: site },
    { name: 'units', title: 'unit tests that the change touches', tests: others },
  ];
  return groups
    .filter(({ tests }) => tests.length > 0)
    .map(({ name, title, tests }) => ({
      name,
      title,
      // Modules that did not change need not be translated again.
      command: ['vitest', 'run', '--project', 'unit*', '--experimental.fsModuleCache', ...tests],
      runner: 'vitest',
    }));
}
