import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeApiTypes } from 'api-types';
import { siteConfig } from '../lib/config/site';
import { describeMissingLinks } from '../lib/content/missing-links';
import { describeRules } from '../lib/content/stale-rules';
import { loadLayouts } from '../lib/leiaute/load-layouts.build';
import { loadApi } from '../lib/openapi/load-api.build';
import { loadDescription } from '../lib/openapi/load-description.build';
import { loadSharedSources } from '../lib/pages/load-shared-sources.build';
import { loadSite } from '../lib/pages/load-site.build';
import type { Site } from '../lib/pages/site';
import { SNAPSHOT_VARIABLE, writeSnapshot } from '../lib/pages/site-snapshot.build';
import { listPublishedFiles } from '../lib/publish/list-files.build';
import { API_DOWNLOADS } from '../lib/routes/download-address';
import { ADMIN_KEY_VARIABLE } from '../lib/search/typesense/admin-api';
import { refuseAdminKey } from '../lib/search/typesense/refuse-admin-key';
import { finishExport } from './finish-export';

const root = process.cwd();
/** In the folder that Next keeps for caches: whatever else is in .next is removed when its build starts. */
const snapshot = path.join(root, '.next', 'cache', 'site-snapshot.bin');

/** More room for short-lived objects: rendering makes many, and a fifth of its time went into clearing them away. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

/**
 * Builds the site into out/. Reads every source once, while Next compiles the code, and stops with a readable message
 * at the first fault; Next's own processes and the last step then work on what was read.
 */
export async function buildSite(): Promise<void> {
  refuseAdminKey(siteConfig.search, process.env[ADMIN_KEY_VARIABLE]);
  rmSync(snapshot, { force: true });
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS, [SNAPSHOT_VARIABLE]: snapshot },
  });
  const ended = once(next, 'exit');
  try {
    const tables = loadLayouts(root);
    const description = loadDescription(root, tables);
    const site = loadSite(root, loadSharedSources(root, { tables, api: loadApi(root, description) }));
    writeSnapshot(site, snapshot);
    describeSources(site);
    const types = { path: API_DOWNLOADS.types, content: await writeApiTypes(description.whole.text) };
    const files = [...(await listPublishedFiles(site, description, root)), types];
    const [status] = await ended;
    if (status === 0) await finishExport(files, site, root, snapshot);
    else process.exitCode = status ?? 1;
  } finally {
    next.kill();
  }
}

function describeSources(site: Site): void {
  const guides = site.versions.reduce((sum, version) => sum + version.guides.length, 0);
  const last = site.versions.filter(({ version }) => version.isLast).flatMap((version) => version.guides);
  for (const text of describeRules(last, site.notes, siteConfig.ruleReviewDays, Date.now())) console.warn(text);
  for (const warning of site.versions.flatMap(({ guides: own }) => describeMissingLinks(own))) console.warn(warning);
  console.log(`Sources: ${guides} guides, ${site.operations.size} operations, ${site.pages.length} pages.`);
}
