/**
 * Builds the site into out/. Reads every source once and stops with a readable message at the first fault; Next's own
 * processes and the last step then work on what was read.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { siteConfig } from '../lib/config/site';
import { findStaleRules, formatStaleRules } from '../lib/content/stale-rules';
import { loadSite, type Site } from '../lib/pages/load-site.build';
import { SNAPSHOT_VARIABLE, writeSnapshot } from '../lib/pages/site-snapshot.build';
import { finishExport } from './finish-export';
import { runCommand } from './run-command';

const root = process.cwd();
/** In the folder that Next keeps for caches: whatever else is in .next is removed when its build starts. */
const snapshot = path.join(root, '.next', 'cache', 'site-snapshot.bin');

await runCommand(async () => {
  const site = loadSite(root);
  describeSources(site);
  writeSnapshot(site, snapshot);
  const { status } = spawnSync('npx', ['--no-install', 'next', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, [SNAPSHOT_VARIABLE]: snapshot },
  });
  if (status === 0) finishExport(site, root);
  else process.exitCode = status ?? 1;
});

function describeSources(site: Site): void {
  const guides = site.versions.reduce((sum, version) => sum + version.guides.length, 0);
  const last = site.versions.filter(({ version }) => version.isLast).flatMap((version) => version.guides);
  const stale = findStaleRules(last, siteConfig.ruleReviewDays, Date.now());
  if (stale.length > 0) console.warn(formatStaleRules(stale));
  console.log(`Sources: ${guides} guides, ${site.operations.size} operations, ${site.pages.length} pages.`);
}
