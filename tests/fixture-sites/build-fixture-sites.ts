/**
 * Builds the sites of tests/fixture-sites/fixture-sites.ts that the browser tests read, unless they are up to date.
 * Usage: tsx tests/fixture-sites/build-fixture-sites.ts [name…]
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ADMIN_KEY_VARIABLE } from '../../lib/search/typesense/admin-api';
import { runCommand } from '../../scripts/run-command';
import { EXPORT_INPUTS, hashFiles, listFiles, root } from '../../scripts/tools.mjs';
import { isWholeRun } from '../scope';
import { FIXTURE_SITES, type FixtureSite, TEST_ADMIN_KEY } from './fixture-sites';

const folder = path.join(root, 'test-results', 'fixture-sites');
/** All are built in this place, one after the other, because what Next keeps of compiling counts for one place only. */
const buildFolder = path.join(folder, 'build');

/** What a fixture site says as the project does; all other content is its own, or missing. */
const KEPT_CONTENT = [
  'content/texts.json',
  'content/messages',
  'content/example-companies.json',
  'content/examples.yaml',
  'content/search-synonyms.yaml',
];
const isWithin = (file: string, names: readonly string[]) =>
  names.some((name) => file === name || file.startsWith(`${name}/`));
const isReplaced = (file: string) => isWithin(file, ['content', 'openapi.yaml']) && !isWithin(file, KEPT_CONTENT);
/** What a fixture site has of the project, by paths from its root. */
const SHARED = EXPORT_INPUTS.flatMap((input) => listFiles(path.join(root, input)))
  .map((file) => path.relative(root, file))
  .filter((file) => !isReplaced(file));

await runCommand(async () => {
  const asked = process.argv.slice(2);
  for (const [name, site] of Object.entries<FixtureSite>(FIXTURE_SITES)) {
    const isDue = isWholeRun || !site.isNightly;
    if (asked.length === 0 ? isDue : asked.includes(name)) buildFixtureSite(name, site);
  }
});

function buildFixtureSite(name: string, site: FixtureSite): void {
  const target = path.join(folder, name);
  const sources = site.sources.map((source) => path.join(root, 'tests/fixture-sites', source));
  const inputs = [...SHARED.map((file) => path.join(root, file)), ...sources.flatMap(listFiles)];
  const wanted = hashFiles(inputs) + JSON.stringify(site.config);
  const stamp = path.join(target, 'stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    console.log(`The fixture site "${name}" is up to date.`);
    return;
  }
  rmSync(target, { recursive: true, force: true });
  copyProject(sources, site);
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: buildFolder,
    encoding: 'utf8',
    // A build may run where the key for publishing is known: a test looks whether it gets into the site.
    env: { ...process.env, [ADMIN_KEY_VARIABLE]: TEST_ADMIN_KEY, COMPILE_CACHE: 'kept' },
  });
  if (status !== 0) throw new Error(`The fixture site "${name}" does not build:\n${stdout}\n${stderr}`);
  // The whole host, with the site at its base path.
  const host = path.join(target, 'host');
  cpSync(path.join(buildFolder, 'out'), path.join(host, site.config.basePath ?? ''), { recursive: true });
  // What a host that serves this site below a path is told to answer to addresses that do not exist.
  cpSync(path.join(buildFolder, 'out', '404.html'), path.join(host, '404.html'));
  cpSync(path.join(buildFolder, 'hosts'), path.join(target, 'hosts'), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`Built the fixture site "${name}".`);
}

/** Puts the project into the build folder, with the fixture site's sources and configuration in place of its own. */
function copyProject(sources: readonly string[], { config }: FixtureSite): void {
  mkdirSync(buildFolder, { recursive: true });
  for (const name of readdirSync(buildFolder).filter((entry) => entry !== '.next')) {
    rmSync(path.join(buildFolder, name), { recursive: true });
  }
  // Next takes the nearest folder with a lock file for the project, and reads packages only inside it.
  for (const file of SHARED.filter((name) => name !== 'package-lock.json')) {
    mkdirSync(path.dirname(path.join(buildFolder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(buildFolder, file));
  }
  for (const source of sources) cpSync(source, buildFolder, { recursive: true });
  cpSync(path.join(root, 'site.config.ts'), path.join(buildFolder, 'site.owner.ts'));
  writeFileSync(
    path.join(buildFolder, 'site.config.ts'),
    `import owner from './site.owner';\n\nexport default { ...owner, ...${JSON.stringify(config)} };\n`,
  );
  symlinkSync(path.join(root, 'node_modules'), path.join(buildFolder, 'node_modules'), 'dir');
}
