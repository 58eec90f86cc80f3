/** Reads every source of the project in the working directory. Usage: tsx tests/recipes/read-sources.ts [page…] */
import { loadSite } from '../../lib/pages/load-site.build';
import { loadRecords } from '../../lib/search/records/load-records.build';
import { runCommand } from '../../scripts/run-command';

await runCommand(async () => {
  const root = process.cwd();
  const site = loadSite(root);
  loadRecords(root, site.pages);
  const missing = process.argv.slice(2).filter((wanted) => !site.pages.some((page) => page.path === wanted));
  if (missing.length > 0) throw new Error(`The site has no page ${missing.join(', ')}`);
});
