// The parts of the test run, as data. Plain JavaScript: it is read before anything is installed.

/**
 * @typedef {object} Part
 * @property {string} name what `npm test -- name` calls it
 * @property {string} title what it checks
 * @property {readonly string[]} command program and arguments; what follows the name on the command line is added
 * @property {'vitest' | 'playwright'} [runner] whose options and report it has; others count as one test
 * @property {readonly string[]} [needs] parts that must have succeeded before it
 * @property {readonly string[]} [after] parts that must have ended before it, when they run too
 * @property {number} [lanes] how many of the lanes it takes; 1 when not given, 0 when it waits for the network
 * @property {true} [isSetup] it makes what others need, and is no test itself
 * @property {true} [isNightly] only `npm run test:all` runs it, or who asks for it by name
 * @property {Readonly<Record<string, string>>} [env] added to the environment
 */

/** Those that one can count on. */
export const PROCESSORS = 2;

/** What runs at once: one more than the processors, because each part waits for something at times. */
export const LANES = PROCESSORS + 1;

/** Set by `npm run test:all`: tests that have a daily and a whole form run whole (tests/scope.ts reads it). */
export const WHOLE_RUN = { TEST_SCOPE: 'all' };

/**
 * In the order in which they are started when a lane is free and what they need is there: what others wait for first.
 * @type {readonly Part[]}
 */
export const PARTS = [
  // Before the build, because both write into .next.
  { name: 'types', title: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', title: 'format and lint', command: ['npm', 'run', '--silent', 'lint'] },
  {
    name: 'build',
    title: 'build of the site, with its links and anchors',
    command: ['node', 'scripts/testing/build-export.mjs'],
    after: ['types'],
  },
  {
    name: 'programs',
    title: 'programs that the tests drive',
    command: ['node', 'scripts/testing/install-programs.mjs'],
    lanes: 0,
    isSetup: true,
  },
  { name: 'fixtures', title: 'build of the fixture sites', command: ['npm', 'run', '--silent', 'build:fixtures'] },
  // The longest of what waits for nothing first: short parts then fill the lanes to the end.
  {
    name: 'unit',
    title: 'unit tests',
    command: ['vitest', 'run', '--project', 'unit*'],
    runner: 'vitest',
  },
  { name: 'openapi', title: 'lint of openapi.yaml', command: ['npm', 'run', '--silent', 'lint:openapi'] },
  {
    name: 'samples',
    title: 'code samples, executed',
    command: ['vitest', 'run', '--config', 'tests/samples/vitest.config.ts'],
    runner: 'vitest',
    needs: ['programs'],
  },
  // While it reads its tests it keeps one processor busy: a part that is left runs beside that.
  {
    name: 'browser',
    title: 'in Chromium',
    command: ['playwright', 'test', '--config', 'playwright.config.ts'],
    runner: 'playwright',
    needs: ['build', 'fixtures', 'programs'],
    lanes: LANES - 1,
  },
  {
    name: 'export',
    title: 'files of the built site',
    command: ['vitest', 'run', '--project', 'export'],
    runner: 'vitest',
    needs: ['build'],
  },
  {
    name: 'typesense',
    title: 'contract with the search service',
    command: ['vitest', 'run', '--config', 'tests/typesense/vitest.config.ts'],
    runner: 'vitest',
  },
  {
    name: 'publish',
    title: 'publications into a folder',
    command: ['vitest', 'run', '--config', 'tests/publish/vitest.config.ts'],
    runner: 'vitest',
    needs: ['programs'],
  },
  {
    name: 'firefox',
    title: 'in Firefox',
    command: ['playwright', 'test', '--config', 'playwright.firefox.config.ts'],
    runner: 'playwright',
    needs: ['build', 'fixtures', 'programs'],
    lanes: LANES,
  },
  // Alone on the machine, because what runs beside it would be measured with it.
  {
    name: 'speed',
    title: 'what is timed in the browser',
    command: ['playwright', 'test', '--config', 'playwright.speed.config.ts'],
    runner: 'playwright',
    needs: ['build', 'programs'],
    isNightly: true,
    lanes: LANES,
  },
  {
    name: 'late',
    title: 'in Chromium, with scripts that come late',
    command: ['playwright', 'test', '--config', 'playwright.config.ts'],
    runner: 'playwright',
    needs: ['build', 'fixtures', 'programs'],
    env: { SCRIPT_DELAY: '700', TEST_SCOPE: 'daily' },
    isNightly: true,
    lanes: LANES,
  },
  {
    name: 'generators',
    title: 'types that generators make of the OpenAPI document',
    command: ['vitest', 'run', '--config', 'tests/generators/vitest.config.ts'],
    runner: 'vitest',
    needs: ['build'],
    isNightly: true,
  },
  {
    name: 'validators',
    title: 'HTML of each kind of page, by the validator of the W3C',
    command: ['vitest', 'run', '--config', 'tests/validators/vitest.config.ts'],
    runner: 'vitest',
    needs: ['build', 'programs'],
    isNightly: true,
  },
  {
    name: 'recipes',
    title: 'recipes of CONTRIBUTING.md, followed',
    command: ['npm', 'run', '--silent', 'test:recipes'],
    isNightly: true,
    lanes: LANES,
  },
  {
    name: 'mutation',
    title: 'whether the unit tests notice faults',
    command: ['npm', 'run', '--silent', 'test:mutation'],
    isNightly: true,
    lanes: LANES,
  },
];
