/**
 * Runs the unit tests that come to a module.
 * Usage: node scripts/testing/run-touched-tests.mjs MODULE… [options of Vitest]
 */
import { parseCLI, startVitest } from 'vitest/node';
import { listTestsOf, readTestImports } from './test-imports.mjs';

const { filter: modules, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const tests = listTestsOf(await readTestImports(), modules);
// Without a filter Vitest runs them all.
if (tests.length === 0) throw new Error(`No unit test comes to ${modules.join(', ')}`);
const vitest = await startVitest('test', [...tests], { ...options, project: ['unit*'] });
await vitest.exit();
