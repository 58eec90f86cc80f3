/**
 * Changes the code of these folders in small ways, and says how many of the changes their unit tests notice.
 * Usage: npm run test:mutation [-- folder…]
 */
import { Stryker } from '@stryker-mutator/core';
import { SiteError } from '../lib/errors/site-error';
import { runCommand } from './run-command';
import { listMutated, MUTATION_FOLDERS, type MutationFolder } from './testing/mutation-folders';

/** The least share of the changes that the tests of a folder must notice, in per cent. */
const LEAST_SCORE = 85;

type Score = { readonly folder: string } & Readonly<
  Record<'mutants' | 'killed' | 'endless' | 'survived' | 'uncovered' | 'percent' | 'minutes', number>
>;

/** Tests one folder, from nothing: what an earlier run kept of changes to whole modules, new tests do not change. */
async function scoreFolder(name: string, folder: MutationFolder): Promise<Score> {
  const start = Date.now();
  // Read by vitest.mutation.config.ts, in the processes that Stryker starts.
  Object.assign(process.env, { MUTATION_TESTS: folder.tests, MUTATION_ISOLATED: String(folder.isIsolated ?? false) });
  const results = await new Stryker({
    mutate: [...listMutated(folder)],
    jsonReporter: { fileName: `test-results/mutation/${name}.json` },
  }).runMutationTest();
  const count = (...statuses: readonly string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  const endless = count('Timeout');
  const killed = count('Killed') + endless;
  const [survived, uncovered] = [count('Survived', 'RuntimeError'), count('NoCoverage')];
  const mutants = killed + survived + uncovered;
  const percent = Math.floor((1000 * killed) / mutants) / 10;
  const minutes = Math.round((Date.now() - start) / 6000) / 10;
  return { folder: name, mutants, killed, endless, survived, uncovered, percent, minutes };
}

await runCommand(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in MUTATION_FOLDERS));
  if (unknown !== undefined) {
    throw new SiteError({
      place: { file: 'command line' },
      key: unknown,
      found: 'unknown folder',
      fix: `use some of: ${Object.keys(MUTATION_FOLDERS).join(', ')}`,
    });
  }
  const scores: Score[] = [];
  for (const [name, folder] of Object.entries(MUTATION_FOLDERS)) {
    if (asked.length === 0 || asked.includes(name)) scores.push(await scoreFolder(name, folder));
  }
  console.table(scores);
  const low = scores.filter(({ percent }) => !(percent >= LEAST_SCORE)).map(({ folder }) => folder);
  if (low.length === 0) return;
  console.error(`Below ${LEAST_SCORE} %: ${low.join(', ')}`);
  process.exitCode = 1;
});
