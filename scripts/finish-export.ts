import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../lib/config/site';
import { type Export, findBrokenLinks, formatBrokenLinks } from '../lib/links/check-links';
import { compareLedger, formatLedgerFaults } from '../lib/links/compare-ledger';
import { listPermalinks } from '../lib/links/list-permalinks';
import { readExport } from '../lib/links/read-export.build';
import { findDataParts, findUnwantedFiles, removeLeftovers } from '../lib/links/unwanted-files.build';
import { buildMcpPackage } from '../lib/mcp/build-package.build';
import type { Site } from '../lib/pages/site';
import { NEW_PERMALINKS_FILE, readLedger } from '../lib/permalinks/ledger-files.build';
import { buildHostRules } from '../lib/publish/hosts/host-rules';
import { listHostFiles } from '../lib/publish/hosts/list-host-files';
import { listContentPages } from '../lib/publish/listing';
import { listMovedAddresses } from '../lib/publish/moved-pages';
import { listExport } from '../lib/publish/publish-plan.build';
import type { PublishedFile } from '../lib/publish/published-file';
import { countPublished, writeQualityJson } from '../lib/publish/quality-json';
import { buildContentSecurityPolicy, type InlineHashes } from '../lib/publish/security/content-security-policy';
import type { ExportCounts } from '../lib/quality/test-results';
import { API_DOWNLOADS, qualityPath } from '../lib/routes/download-address';
import { prefixedLocales } from '../lib/routes/locale-address';
import { completePages } from './complete-pages';

/**
 * Completes the export in out/: the sidebar of each page, its data in one file, an end that each page can find,
 * not-found pages where hosts look for them, the files beside the pages (Markdown files and downloads), the server for
 * assistants, which has a copy of some, and what hosts are told of all this, then every file, link, anchor and published
 * address checked. Says what is broken and sets the exit code.
 * @param files what is published beside the pages
 * @param site what the export was made from
 * @param root the project's root folder
 * @param snapshot the file with that model, for threads
 */
export async function finishExport(
  files: readonly PublishedFile[],
  site: Site,
  root: string,
  snapshot: string,
): Promise<void> {
  const out = path.join(root, 'out');
  // What was made only because Next wants a page there, see localeFolders.
  if (prefixedLocales.length === 0) rmSync(path.join(out, siteConfig.defaultLocale), { recursive: true, force: true });
  const parts = findDataParts(out);
  if (parts.length > 0) {
    console.error(
      `Next writes the data of pages in parts, ${parts.length} files such as ${parts[0]}, which nothing asks for. Look whether the rule for scripts/omit-data-parts.mjs in next.config.ts still names the module that makes them.`,
    );
    process.exitCode = 1;
    return;
  }
  const { hashes, facts } = await completePages(out, snapshot);
  for (const locale of ['', ...prefixedLocales]) {
    // Hosts that look for the nearest 404.html then answer in the reader's locale.
    const source = path.join(out, locale, '404', 'index.html');
    if (existsSync(source)) copyFileSync(source, path.join(out, locale, '404.html'));
  }
  writeFiles(out, files);
  removeLeftovers(out);
  writeFileSync(path.join(out, API_DOWNLOADS.mcp), await buildMcpPackage(out, root));
  writeHostFiles(site, hashes, root);
  const unwanted = findUnwantedFiles(out);
  if (unwanted.length > 0) {
    console.error(`Files without content, or sources, which readers cannot use:\n  ${unwanted.join('\n  ')}`);
    process.exitCode = 1;
    return;
  }
  const published = readExport(out, siteConfig.basePath, siteConfig.url, facts);
  const broken = findBrokenLinks(published);
  if (broken.length > 0) {
    console.error(formatBrokenLinks(broken));
    process.exitCode = 1;
    return;
  }
  if (!keepsPermalinks(published, site.aliases, root)) {
    process.exitCode = 1;
    return;
  }
  const links = [...published.pages.values()].reduce((sum, page) => sum + page.links.length, 0);
  writeFiles(out, listQualityFiles(site, countPublished(published, broken.length, listExport(out))));
  console.log(`Export: ${published.pages.size} pages, ${files.length} files beside them, ${links} links, none broken.`);
}

function writeFiles(folder: string, files: readonly PublishedFile[]): void {
  for (const file of files) {
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content);
  }
}

/** The page of quality as JSON, with what is known only when everything is written and checked. */
function listQualityFiles({ pages }: Site, facts: ExportCounts): readonly PublishedFile[] {
  return listContentPages(pages)
    .filter((page) => page.kind === 'quality')
    .map((page) => ({ path: qualityPath(page.sharedPath), content: writeQualityJson(page, facts) }));
}

/** The configuration of hosts: in the export what they read there, beside it what servers of one's own include. */
function writeHostFiles({ pages, aliases }: Site, hashes: InlineHashes, root: string): void {
  const policy = buildContentSecurityPolicy(siteConfig, hashes, 'header');
  const hosts = listHostFiles(buildHostRules({ pages, moved: listMovedAddresses(aliases), policy }));
  for (const warning of hosts.warnings) console.warn(warning);
  writeFiles(path.join(root, 'out'), hosts.published);
  writeFiles(path.join(root, 'hosts'), hosts.servers);
}

/** Says which published addresses an export would take from their readers, and which are new. */
function keepsPermalinks(published: Export, aliases: Site['aliases'], root: string): boolean {
  const ledger = readLedger(root);
  if (ledger === undefined) return true;
  const report = compareLedger(
    ledger,
    listPermalinks(published, siteConfig.basePath, siteConfig.defaultLocale),
    aliases,
  );
  const faults = formatLedgerFaults(report);
  if (faults !== undefined) console.error(faults);
  writeFileSync(path.join(root, NEW_PERMALINKS_FILE), JSON.stringify(report.added));
  if (report.added.length > 0) {
    console.log(`Permalinks: ${report.added.length} new addresses. "npm run permalinks" puts them into the ledger.`);
  }
  return faults === undefined;
}
