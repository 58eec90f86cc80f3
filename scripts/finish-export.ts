import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../lib/config/site';
import { findBrokenLinks, formatBrokenLinks } from '../lib/links/check-links';
import { readExport, toAddress } from '../lib/links/read-export.build';
import { findUnwantedFiles, NEXT_DATA, removeDataParts, removeLeftovers } from '../lib/links/unwanted-files.build';
import { fillSidebar } from '../lib/navigation/sidebar-files.build';
import { DATA_FILE } from '../lib/page-scripts/page-data';
import type { VersionSources } from '../lib/pages/site';
import { checkPageData } from '../lib/publish/check-page-data';
import type { PublishedFile } from '../lib/publish/list-files.build';
import { markEnd } from '../lib/publish/mark-end';
import { splitPayload } from '../lib/publish/split-payload';
import { prefixedLocales, type SitePath, splitLocale } from '../lib/routes/locale-address';

/**
 * Completes the export in out/: the sidebar of each page, its data in one file, an end that each page can find,
 * not-found pages where hosts look for them, the files beside the pages (Markdown files and downloads), then every
 * file, link and anchor checked. Says what is broken and sets the exit code.
 * @param files what is published beside the pages
 * @param versions whose sidebars the pages show
 * @param root the project's root folder
 */
export function finishExport(files: readonly PublishedFile[], versions: readonly VersionSources[], root: string): void {
  const out = path.join(root, 'out');
  // What was made only because Next wants a page there, see localeFolders.
  if (prefixedLocales.length === 0) rmSync(path.join(out, siteConfig.defaultLocale), { recursive: true, force: true });
  const others = removeDataParts(out);
  if (others.length > 0) {
    console.error(
      `Next no longer writes the data of a page as a whole beside its parts, which links fetch. Look at unwanted-files.build.ts:\n  ${others.join('\n  ')}`,
    );
    process.exitCode = 1;
    return;
  }
  completePages(out, versions);
  for (const locale of prefixedLocales) {
    // Hosts that look for the nearest 404.html then answer in the reader's locale.
    const source = path.join(out, locale, '404', 'index.html');
    if (existsSync(source)) copyFileSync(source, path.join(out, locale, '404.html'));
  }
  for (const file of files) {
    const target = path.join(out, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content);
  }
  removeLeftovers(out);
  const unwanted = findUnwantedFiles(out);
  if (unwanted.length > 0) {
    console.error(`Files without content, or sources, which readers cannot use:\n  ${unwanted.join('\n  ')}`);
    process.exitCode = 1;
    return;
  }
  const published = readExport(out, siteConfig.basePath, siteConfig.url);
  const broken = findBrokenLinks(published);
  if (broken.length > 0) {
    console.error(formatBrokenLinks(broken));
    process.exitCode = 1;
    return;
  }
  const links = [...published.pages.values()].reduce((sum, page) => sum + page.links.length, 0);
  console.log(`Export: ${published.pages.size} pages, ${files.length} files beside them, ${links} links, none broken.`);
}

/**
 * The data of a page, which Next writes into the page and for the router, goes into one file beside it. Pages that the
 * router never opens keep theirs. Every page gets its sidebar, and an end that can be found.
 */
function completePages(out: string, versions: readonly VersionSources[]): void {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(out, name);
    const shownName = path.relative(path.dirname(out), file);
    const { locale, page } = readAddress(name);
    const html = fillSidebar(readFileSync(file, 'utf8'), versions, locale, page);
    checkPageData(html, shownName);
    writeFileSync(file, markEnd(moveData(html, file, page, shownName), shownName));
  }
}

/** Locale and address of a page, without base path, from its file below out/. */
function readAddress(name: string): { readonly locale: string; readonly page: SitePath } {
  const page = toAddress(name.split(path.sep).join('/'), '');
  return { locale: splitLocale(page).locale, page };
}

/** Writes the data of a page, where the router has any, into a file of its own. Returns the page without it. */
function moveData(html: string, file: string, page: SitePath, shownName: string): string {
  const routerFile = path.join(path.dirname(file), NEXT_DATA);
  if (path.basename(file) !== 'index.html' || !existsSync(routerFile)) return html;
  const split = splitPayload(html, readFileSync(routerFile, 'utf8'), siteConfig.basePath + page, shownName);
  writeFileSync(path.join(path.dirname(file), DATA_FILE), split.script);
  rmSync(routerFile);
  return split.html;
}
