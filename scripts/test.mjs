// Everything CI runs, in the order of the quickest answer. The last line is "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureTestPrograms } from './test-programs.mjs';
import { buildExport, installPackages, root, run } from './tools.mjs';

installPackages();
ensureTestPrograms();

const reports = path.join(root, 'test-results', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const count = { passed: 0, failed: 0 };

/** @param {string} name @param {boolean} isGood */
function note(name, isGood) {
  count[isGood ? 'passed' : 'failed'] += 1;
  console.log(`${isGood ? '✓' : '✗'} ${name}\n`);
}

/**
 * Adds a runner's own counts; a runner that died before its report counts as one failure.
 * @param {string} name
 * @param {boolean} isGood
 * @param {(report: any) => { passed: number, failed: number }} read
 */
function addReport(name, isGood, read) {
  const file = path.join(reports, `${name}.json`);
  if (!existsSync(file)) return note(name, false);
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
  count.passed += passed;
  count.failed += isGood ? failed : Math.max(failed, 1);
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed\n`);
}

note('lint', await run('npm', ['run', '--silent', 'lint']));
note('types', await run('npm', ['run', '--silent', 'typecheck']));
note('openapi', await run('npm', ['run', '--silent', 'lint:openapi']));

buildExport();
note('build, links and anchors', true);
note('fixture sites', await run('npm', ['run', '--silent', 'build:fixtures']));

/** @param {any} report Vitest's JSON report */
const readVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numTotalTests - report.numPassedTests,
});
/** @param {string} name @param {readonly string[]} [options] */
async function runVitest(name, options = []) {
  const outputFile = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${outputFile}`];
  addReport(name, await run('npx', ['vitest', 'run', ...options, ...reporters]), readVitest);
}

await runVitest('unit');
await runVitest('typesense', ['--config', 'tests/typesense/vitest.config.ts']);
await runVitest('samples', ['--config', 'tests/samples/vitest.config.ts']);

/** @param {any} report Playwright's JSON report */
const readPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});
const browserTests = {
  speed: 'playwright.speed.config.ts',
  e2e: 'playwright.config.ts',
  firefox: 'playwright.firefox.config.ts',
};
for (const [name, config] of Object.entries(browserTests)) {
  const isGood = await run('npx', ['playwright', 'test', '--config', config, '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, `${name}.json`),
  });
  addReport(name, isGood, readPlaywright);
}

console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
