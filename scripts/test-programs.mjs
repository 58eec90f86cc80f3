// Programs the tests drive, beyond Node and npm. What can be installed is installed; what cannot is named.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where a browser of the Chromium family may be, best first. */
const BROWSERS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** @returns {string | undefined} the path of an installed browser, or nothing when Playwright's own is to be used */
export function findBrowser() {
  return BROWSERS.find((candidate) => candidate !== undefined && existsSync(candidate));
}

/** @param {string} name */
const hasProgram = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Debian package by program. The servers prove that the export works on plain hosts. */
const PROGRAMS = { python3: 'python3', nginx: 'nginx-light', curl: 'curl', bash: 'bash' };

/** Makes sure that the browser and the servers of the tests are there, or stops with what is missing. */
export function ensureTestPrograms() {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !hasProgram(program));
  const packages = missing.map(([, name]) => name);
  if (!findBrowser() && canInstallPackages()) packages.push('chromium');
  if (packages.length > 0 && canInstallPackages()) installPackages(packages);
  const stillMissing = Object.keys(PROGRAMS).filter((program) => !hasProgram(program));
  if (stillMissing.length > 0)
    stop(`The tests need these programs: ${stillMissing.join(', ')}. Install them and try again.`);
  if (!findBrowser()) installPlaywrightBrowser();
}

function canInstallPackages() {
  return process.getuid?.() === 0 && hasProgram('apt-get');
}

/** @param {readonly string[]} packages */
function installPackages(packages) {
  console.log(`Installing for the tests: ${packages.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

function installPlaywrightBrowser() {
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status === 0) return;
  stop('The tests need a Chromium browser: install one, or name it in the CHROMIUM_PATH environment variable.');
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
