/** Reads every source of the site and stops with a readable message at the first fault. Runs before the build. */
import { siteConfig } from '../lib/config/site';
import { findStaleRules, formatStaleRules } from '../lib/content/stale-rules';
import { loadSite } from '../lib/pages/load-site.build';
import { runCommand } from './run-command';

await runCommand(async () => {
  const site = loadSite(process.cwd());
  const guides = site.versions.reduce((sum, version) => sum + version.guides.length, 0);
  const last = site.versions.filter(({ version }) => version.isLast).flatMap((version) => version.guides);
  const stale = findStaleRules(last, siteConfig.ruleReviewDays, Date.now());
  if (stale.length > 0) console.warn(formatStaleRules(stale));
  console.log(`Sources: ${guides} guides, ${site.operations.size} operations, ${site.pages.length} pages.`);
});
