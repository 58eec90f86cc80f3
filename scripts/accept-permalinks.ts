/**
 * Puts the addresses of the export in out/ that are new into the ledger, content/permalinks/. None is ever taken out.
 * Usage: npm run permalinks
 */
import path from 'node:path';
import { siteConfig } from '../lib/config/site';
import { listPermalinks } from '../lib/links/list-permalinks';
import { readExport } from '../lib/links/read-export.build';
import { readLedger, writeLedger } from '../lib/permalinks/ledger-files.build';
import { runCommand } from './run-command';

await runCommand(async () => {
  const root = process.cwd();
  const { basePath, url, defaultLocale } = siteConfig;
  const ledger = readLedger(root) ?? new Map<string, readonly string[]>();
  const found = listPermalinks(readExport(path.join(root, 'out'), basePath, url), basePath, defaultLocale);
  const merged = new Map(ledger);
  for (const [page, anchors] of found) merged.set(page, [...new Set([...(ledger.get(page) ?? []), ...anchors])]);
  writeLedger(root, merged);
  console.log(
    `Permalinks: ${merged.size} pages, ${[...merged.values()].reduce((sum, { length }) => sum + length, 0)} anchors.`,
  );
});
