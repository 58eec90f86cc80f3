// Plain JavaScript: runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/**
 * Runs a command with its output shown, and stops this process when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 */
export function runOrStop(command, args) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Installs the packages of package-lock.json, unless exactly these are installed already. */
export function installPackages() {
  const lock = path.join(root, 'package-lock.json');
  const stamp = path.join(root, 'node_modules', '.installed-lock');
  const wanted = hashFiles([lock]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  runOrStop('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, wanted);
}

// A build tells nobody about itself.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** Folders and files that the export is made from. */
export const EXPORT_INPUTS = [
  ...['app', 'components', 'content', 'lib', 'public', 'openapi.yaml', 'site.config.ts', 'next.config.ts'],
  ...['mdx-components.tsx', 'package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE'],
  ...[
    'scripts/build.ts',
    'scripts/build-site.ts',
    'scripts/complete-pages.ts',
    'scripts/complete-pages.worker.ts',
    'scripts/start-page-worker.mjs',
    'scripts/share-style-sheets.ts',
    'scripts/finish-export.ts',
    'scripts/omit-data-parts.mjs',
    'scripts/run-command.ts',
  ],
  ...['scripts/api-types/write-api-types.ts', 'scripts/build-id.mjs', 'scripts/tools.mjs'],
];

/** Builds the export into out/, unless it was built from exactly these sources. */
export function buildExport() {
  const stamp = path.join(root, '.next', 'export-stamp');
  const wanted = hashFiles(EXPORT_INPUTS.flatMap((name) => listFiles(path.join(root, name))));
  const isFresh = existsSync(stamp) && existsSync(path.join(root, 'out', 'index.html'));
  if (isFresh && readFileSync(stamp, 'utf8') === wanted) {
    console.log('The export in out/ is up to date.');
    return;
  }
  runOrStop('npm', ['run', '--silent', 'build']);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * The files of a folder at any depth, or the file itself, in a stable order.
 * @param {string} entry
 * @returns {string[]}
 */
export function listFiles(entry) {
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => listFiles(path.join(entry, name)));
}

/**
 * One digest of the files' names and contents.
 * @param {readonly string[]} files
 */
export function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}
