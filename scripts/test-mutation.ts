/**
 * Changes the code of these folders in small ways, and says how many of the changes their unit tests notice.
 * Usage: npm run test:mutation [-- folder…]
 */
import { Stryker } from '@stryker-mutator/core';
import { SiteError } from '../lib/errors/site-error';
import { runCommand } from './run-command';

/** The least share of the changes that the tests of a folder must notice, in per cent. */
const LEAST_SCORE = 85;

type Folder = {
  /** What is changed. */
  readonly mutate: readonly string[];
  /** The tests that should notice. */
  readonly tests: string;
  /** Whether these put something in the place of modules or globals, each file something else. */
  readonly isIsolated?: boolean;
};

const UNIT = 'tests/unit';
/** Code that is tested on whole sites. Their tests take longer than all others of the folder, which do without. */
const ON_SITES = '{check-references,glossary.build,guide-images.build,missing-links}.ts';
const TESTS_ON_SITES = '(check-references|glossary|guide-images|missing-links).test.ts';
/** They load the generators alone, in a third of the time that the description takes. */
const TESTS_OF_SAMPLES = 'samples-*|server-choices';

const FOLDERS: Readonly<Record<string, Folder>> = {
  text: { mutate: ['lib/text/*.{ts,mjs}'], tests: `${UNIT}/text/*.test.ts` },
  routes: { mutate: ['lib/routes/*.ts'], tests: `${UNIT}/routes/*.test.ts`, isIsolated: true },
  links: { mutate: ['lib/links/*.ts'], tests: `${UNIT}/links/*.test.ts` },
  // Not lib/page-scripts: these run as text in the page's head, where the marks of the instrumented code are unknown.
  storage: { mutate: ['lib/storage/*.ts'], tests: `${UNIT}/storage/*.test.ts`, isIsolated: true },
  content: {
    mutate: ['lib/content/*.ts', `!lib/content/${ON_SITES}`],
    tests: `${UNIT}/content/!${TESTS_ON_SITES}`,
  },
  'content-on-sites': { mutate: [`lib/content/${ON_SITES}`], tests: `${UNIT}/content/@${TESTS_ON_SITES}` },
  analysis: { mutate: ['lib/search/analysis/*.ts'], tests: `${UNIT}/search/analysis/*.test.ts` },
  ranking: { mutate: ['lib/search/ranking/*.ts'], tests: `${UNIT}/search/ranking/*.test.ts` },
  fiscal: { mutate: ['lib/fiscal/*.ts'], tests: `${UNIT}/fiscal/*.test.ts` },
  openapi: { mutate: ['lib/openapi/{*,receivers/*}.ts'], tests: `${UNIT}/openapi/!(${TESTS_OF_SAMPLES}).test.ts` },
  samples: { mutate: ['lib/openapi/samples/*.ts'], tests: `${UNIT}/openapi/@(${TESTS_OF_SAMPLES}).test.ts` },
  'request-form': {
    mutate: ['lib/openapi/request-form/*.ts'],
    tests: `${UNIT}/openapi/request-form/*.test.ts`,
  },
  'api-changes': { mutate: ['lib/openapi/changes/*.ts'], tests: `${UNIT}/openapi/changes/*.test.ts` },
};

type Score = { readonly folder: string } & Readonly<
  Record<'mutants' | 'killed' | 'endless' | 'survived' | 'uncovered' | 'percent' | 'minutes', number>
>;

/** Tests one folder. Results of an earlier run count where neither code nor tests have changed. */
async function scoreFolder(folder: string, { mutate, tests, isIsolated = false }: Folder): Promise<Score> {
  const start = Date.now();
  // Read by vitest.mutation.config.ts, in the processes that Stryker starts.
  Object.assign(process.env, { MUTATION_TESTS: tests, MUTATION_ISOLATED: String(isIsolated) });
  const results = await new Stryker({
    mutate: [...mutate],
    incrementalFile: `test-results/mutation/${folder}-incremental.json`,
    jsonReporter: { fileName: `test-results/mutation/${folder}.json` },
  }).runMutationTest();
  const count = (...statuses: readonly string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  const endless = count('Timeout');
  const killed = count('Killed') + endless;
  const [survived, uncovered] = [count('Survived', 'RuntimeError'), count('NoCoverage')];
  const mutants = killed + survived + uncovered;
  const percent = Math.floor((1000 * killed) / mutants) / 10;
  const minutes = Math.round((Date.now() - start) / 6000) / 10;
  return { folder, mutants, killed, endless, survived, uncovered, percent, minutes };
}

await runCommand(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in FOLDERS));
  if (unknown !== undefined) {
    throw new SiteError({
      place: { file: 'command line' },
      key: unknown,
      found: 'unknown folder',
      fix: `use some of: ${Object.keys(FOLDERS).join(', ')}`,
    });
  }
  const scores: Score[] = [];
  for (const [name, folder] of Object.entries(FOLDERS)) {
    if (asked.length === 0 || asked.includes(name)) scores.push(await scoreFolder(name, folder));
  }
  console.table(scores);
  const low = scores.filter(({ percent }) => !(percent >= LEAST_SCORE)).map(({ folder }) => folder);
  if (low.length === 0) return;
  console.error(`Below ${LEAST_SCORE} %: ${low.join(', ')}`);
  process.exitCode = 1;
});
