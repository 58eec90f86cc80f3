import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DEFAULT_SECTION } from '../lib/config/section-schema';
import { siteConfig } from '../lib/config/site';
import { cstatPath } from '../lib/cstat/address';
import { CSTAT_DOCUMENT_IDS } from '../lib/cstat/documents';
import { LAYOUT_SLUG } from '../lib/leiaute/address';
import { findBrokenLinks, formatBrokenLinks } from '../lib/links/check-links';
import { readExport, toAddress } from '../lib/links/read-export.build';
import { findUnwantedFiles, removeDataParts, removeLeftovers } from '../lib/links/unwanted-files.build';
import { fillSidebar } from '../lib/navigation/sidebar-files.build';
import { PAYLOAD_END } from '../lib/page-scripts/part-failure';
import type { VersionSources } from '../lib/pages/site';
import { checkPageData } from '../lib/publish/check-page-data';
import type { PublishedFile } from '../lib/publish/list-files.build';
import { markEnd } from '../lib/publish/mark-end';
import { splitPayload } from '../lib/publish/split-payload';
import { prefixedLocales, type SitePath, splitLocale, withLocale } from '../lib/routes/locale-address';
import { docsPath } from '../lib/routes/page-address';

/** Beside Next's own scripts, so that one rule of the host caches both for ever. */
const PAYLOAD_FOLDER = '_next/static/pages/';

/** The file beside each page with its data for the router. */
const ROUTER_DATA = /(^|\/)index\.txt$/;

/**
 * Completes the export in out/: the sidebar of each page, data of large pages as files of their own, an end that each page can find, not-found
 * pages where hosts look for them, the files beside the pages (Markdown files and downloads), then every file, link
 * and anchor checked. Says what is broken and sets the exit code.
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
 * On the largest pages of the site, those of the reference, the layouts and the lists of status codes, the data waits until the
 * reader has the page. On the others it stays in the HTML: they are small, and a file of its own would be one more
 * request. Every page gets an end that can be found, and so does the data that the router fetches of it.
 */
function completePages(out: string, versions: readonly VersionSources[]): void {
  const large = new Set([...listReferenceFiles(out), ...listCodeLists(out)]);
  mkdirSync(path.join(out, PAYLOAD_FOLDER), { recursive: true });
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(out, name);
    if (ROUTER_DATA.test(name)) appendFileSync(file, PAYLOAD_END);
    if (!name.endsWith('.html')) continue;
    const shownName = path.relative(path.dirname(out), file);
    const { locale, page } = readAddress(name);
    const html = fillSidebar(readFileSync(file, 'utf8'), versions, locale, page);
    checkPageData(html, shownName);
    writeFileSync(file, markEnd(large.has(file) ? moveData(html, out, shownName) : html, shownName));
  }
}

/** Locale and address of a page, without base path, from its file below out/. */
function readAddress(name: string): { readonly locale: string; readonly page: SitePath } {
  const page = toAddress(name.split(path.sep).join('/'), '');
  return { locale: splitLocale(page).locale, page };
}

/** Writes the data of a page into a file of its own. Returns the page without it. */
function moveData(html: string, out: string, shownName: string): string {
  const page = splitPayload(html, `${siteConfig.basePath}/${PAYLOAD_FOLDER}`, shownName);
  writeFileSync(path.join(out, PAYLOAD_FOLDER, page.name), page.script);
  return page.html;
}

/** Pages of operations and of layouts. */
function listReferenceFiles(out: string): readonly string[] {
  const withReference = siteConfig.sections.find(({ id }) => id === DEFAULT_SECTION)?.versions ?? [];
  const parts = withReference.flatMap((version) => ['api', LAYOUT_SLUG].map((part) => docsPath(version.path, part)));
  const folders = siteConfig.locales
    .flatMap(({ code }) => parts.map((part) => path.join(out, withLocale(code, part))))
    .filter((folder) => existsSync(folder));
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => path.join(folder, file)),
  );
}

function listCodeLists(out: string): readonly string[] {
  const addresses = CSTAT_DOCUMENT_IDS.map((id) => cstatPath(id));
  return siteConfig.locales
    .flatMap(({ code }) => addresses.map((address) => path.join(out, withLocale(code, address), 'index.html')))
    .filter((file) => existsSync(file));
}
