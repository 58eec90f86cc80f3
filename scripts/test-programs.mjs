// Programs the tests drive, beyond Node and npm. What can be installed is installed; what cannot is named.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without its windows: the same engine, and the tests take half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where a browser of the Chromium family may be, best first. */
const BROWSERS = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Where a stock Firefox may be, best first. */
const FIREFOXES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** @returns {string | undefined} the path of an installed Firefox */
export function findFirefox() {
  return FIREFOXES.find((candidate) => candidate !== undefined && existsSync(candidate));
}

/** @returns {string | undefined} the path of an installed browser, or nothing when Playwright's own is to be used */
export function findBrowser() {
  return BROWSERS.find((candidate) => candidate !== undefined && existsSync(candidate));
}

/** @param {string} check */
const succeeds = (check) => spawnSync('sh', ['-c', check]).status === 0;

/** A shell command that succeeds when the program is there, and the Debian packages that bring it, by program. */
const PROGRAMS = {
  // Servers: they prove that the export works on plain hosts, and read what the build writes for them.
  python3: { check: 'command -v python3', packages: ['python3'] },
  nginx: { check: 'command -v nginx', packages: ['nginx-light'] },
  caddy: { check: 'command -v caddy', packages: ['caddy'] },
  // What publishes the export.
  rsync: { check: 'command -v rsync', packages: ['rsync'] },
  rclone: { check: 'command -v rclone', packages: ['rclone'] },
  // The languages of the code samples, which the tests execute.
  bash: { check: 'command -v bash', packages: ['bash'] },
  zsh: { check: 'command -v zsh', packages: ['zsh'] },
  'curl 7.76 or newer': { check: 'curl --help all | grep -q fail-with-body', packages: ['curl'] },
  'php with its curl extension': { check: 'php -m | grep -qx curl', packages: ['php-cli', 'php-curl'] },
  'a JDK 17 or newer': { check: 'javac --release 17 -version', packages: ['default-jdk-headless'] },
  'mono with its C# compiler and System.Net.Http': {
    check: 'command -v mono && command -v mcs && gacutil -l System.Net.Http | grep -q Version',
    packages: ['mono-mcs', 'mono-gac', 'libmono-system-net-http4.0-cil'],
  },
};

/** Fonts to stand in for the site's own until they come, as every reader's machine has some. */
const FONTS = 'fonts-liberation';

/** Makes sure that the browsers, servers and languages of the tests are there, or stops with what is missing. */
export function ensureTestPrograms() {
  const packages = findMissing().flatMap(([, program]) => program.packages);
  if (!findFirefox()) packages.push('firefox-esr');
  if (packages.length > 0 && canInstallPackages()) installPackages(packages);
  const hasShell = process.env.CHROMIUM_PATH !== undefined || existsSync(HEADLESS_SHELL);
  if (!hasShell && canInstallPackages()) installPackages(['chromium-headless-shell', FONTS]);
  // Older systems have no package of that name.
  if (!findBrowser() && canInstallPackages()) installPackages(['chromium', FONTS]);
  const missing = findMissing();
  if (missing.length > 0) {
    const names = missing.map(([name, program]) => `  ${name} (Debian: ${program.packages.join(' ')})`);
    stop(`The tests need these programs. Install them and try again:\n${names.join('\n')}`);
  }
  if (!findBrowser()) installPlaywrightBrowser();
  if (!findFirefox()) stop('The tests need Firefox: install it, or name it in the FIREFOX_PATH environment variable.');
}

function findMissing() {
  return Object.entries(PROGRAMS).filter(([, { check }]) => !succeeds(check));
}

function canInstallPackages() {
  return process.getuid?.() === 0 && succeeds('command -v apt-get');
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
  process.exit(1);
}
