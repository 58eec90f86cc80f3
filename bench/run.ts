/**
 * Runs measurements and prints a table for each, and one of them all.
 * Usage: npm run bench -- [NAME…] [runs=N] [FOLDER…], with the names of arguments.ts and the folders of built sites.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Name, readArguments } from './arguments';
import { type Line, tabulate } from './measure/lines';
import { ownSite, root, type Site } from './measure/sites';

/** Each is loaded when it is asked for: one alone needs the browser, another the sources of the search. */
const MEASURES: Readonly<Record<Name, (sites: readonly Site[], runs: number) => Promise<readonly Line[]>>> = {
  scripts: async (sites) => (await import('./scripts')).measureScripts(sites),
  build: async () => (await import('./build')).measureBuild('out', root, 'out'),
  weight: async (sites) => (await import('./weight')).measureWeight(sites),
  vitals: async (sites, runs) => (await import('./vitals')).measureVitals(sites, runs),
  navigation: async (sites, runs) => (await import('./navigation')).measureNavigation(sites, runs),
  search: async (sites, runs) => (await import('./search-box')).measureSearch(sites, runs),
  heap: async (sites) => (await import('./heap')).measureHeap(sites),
  growth: async () => (await import('./growth')).measureGrowth(),
  peers: async (_sites, runs) => (await import('./peers')).measurePeers(runs),
};

/** These build what they measure, or look for it themselves. */
const NEED_NO_SITE: ReadonlySet<Name> = new Set(['build', 'growth', 'peers']);

const { names, runs, folders } = readArguments(process.argv.slice(2));
const listSites = () => folders.map((folder) => ownSite(path.resolve(folder)));

/** What `npm run quality:record` reads. */
const REPORTS = path.join(root, 'test-results', 'bench');
mkdirSync(REPORTS, { recursive: true });
const all: Line[] = [];
const loads: Record<string, { readonly 'load before': string; readonly 'load after': string }> = {};
for (const name of names) {
  const before = readLoad();
  const startTime = Date.now();
  const lines = await MEASURES[name](NEED_NO_SITE.has(name) ? [] : listSites(), runs);
  loads[name] = { 'load before': before, 'load after': readLoad() };
  all.push(...lines);
  writeFileSync(path.join(REPORTS, `${name}.json`), JSON.stringify({ startTime, lines }));
  console.log(`\n${name}: median (least–most)`);
  console.table(tabulate(lines));
}
if (names.length > 1) {
  console.log('\nAll: median (least–most)');
  console.table(tabulate(all));
}
console.log(`\nLoad of the last minute, with ${os.availableParallelism()} processors:`);
console.table(loads);

function readLoad(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}
