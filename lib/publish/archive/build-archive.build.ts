import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { siteConfig } from '../../config/site';
import { getMessages } from '../../i18n/messages';
import { withLocale } from '../../routes/locale-address';
import { SEARCH_FILE } from './archive-index';
import { rewritePage } from './rewrite-page';
import { listSearchFiles } from './search-files.build';
import { addSearch } from './search-page';
import { START_FILE, writeStartPage } from './start-page';

/** What an archive came to. */
export type ArchiveSize = { readonly pages: number; readonly files: number; readonly bytes: number };

/** Folder in the archive that holds everything. */
const ARCHIVE_FOLDER = 'documentacao';

/** Files that pages need to be read: styles, fonts and pictures. Other files are linked at the published site. */
const SHOWN = /\.(?:css|woff2|svg|png|jpe?g|webp|avif|gif)$/;

/** Pictures of shared links, which no page shows, stand beside the pages. */
const isSocialImage = (name: string): boolean => name === 'index.png' || /^docs(?:\/.*)?\.png$/.test(name);

/** What lists pages as a site and has nothing to read on a disk. */
const NOT_FOUND = /^(?:404|_not-found)\//;

/**
 * Writes the pages of the content's language, with what they need to be shown, into one zip archive that opens from a
 * disk without a network.
 * @param out the export's folder
 * @param target the archive
 * @param builtOn the day of the build, as readers write it
 */
export function buildArchive(out: string, target: string, builtOn: string): ArchiveSize {
  const { locales, contentLanguage, defaultLocale, basePath, url } = siteConfig;
  const locale = locales.find(({ code }) => code === contentLanguage)?.code ?? defaultLocale;
  const root = withLocale(locale, '/');
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/'));
  const pages = new Map(names.flatMap((name) => toPage(name, root)));
  const shown = new Map(
    names.filter((name) => SHOWN.test(name) && !isSocialImage(name)).map((name) => [`/${name}`, name]),
  );
  const links = {
    origin: url,
    find: (address: string) => {
      const own = address.startsWith(basePath) ? address.slice(basePath.length) : address;
      return pages.get(own) ?? shown.get(own);
    },
  };
  const messages = getMessages(locale);
  mkdirSync(path.dirname(target), { recursive: true });
  const archive = openArchive(target);
  for (const [address, file] of pages) {
    const html = rewritePage(readFileSync(path.join(out, address.slice(1), 'index.html'), 'utf8'), file, links);
    archive.add(file, strToU8(file === SEARCH_FILE ? addSearch(html, messages.search.withoutScript) : html));
  }
  for (const name of shown.values()) archive.add(name, readFileSync(path.join(out, name)));
  const searchFiles = listSearchFiles(out, locale);
  for (const [name, text] of searchFiles) archive.add(path.posix.join(path.dirname(SEARCH_FILE), name), strToU8(text));
  const styles = [...shown.values()].filter((name) => name.endsWith('.css'));
  archive.add(START_FILE, strToU8(writeStartPage(messages, { styles, builtOn, locale })));
  const bytes = archive.close();
  return { pages: pages.size, files: pages.size + shown.size + searchFiles.length + 1, bytes };
}

/** Address and path in the archive of a page of the locale; none for other files. */
function toPage(name: string, root: string): readonly (readonly [string, string])[] {
  const address = `/${name}`;
  if (!name.endsWith('index.html') || !address.startsWith(root)) return [];
  const file = address.slice(root.length);
  const isOtherLocale = siteConfig.locales.some(
    ({ code }) => withLocale(code, '/') !== root && code === file.split('/')[0],
  );
  if (NOT_FOUND.test(file) || isOtherLocale) return [];
  return [[address.slice(0, -'index.html'.length), file]];
}

/** A zip archive that is written as it grows: its pages together would take more memory than a build may. */
function openArchive(target: string) {
  const handle = openSync(target, 'w');
  let bytes = 0;
  const zip = new Zip((error, data) => {
    if (error) throw error;
    bytes += writeSync(handle, data);
  });
  return {
    add(name: string, content: Uint8Array): void {
      const entry = new ZipDeflate(`${ARCHIVE_FOLDER}/${name}`, { level: 9 });
      // The same content gives the same bytes: every entry carries the oldest date that the format can hold.
      entry.mtime = new Date(1980, 0, 1);
      zip.add(entry);
      entry.push(content, true);
    },
    close(): number {
      zip.end();
      closeSync(handle);
      return bytes;
    },
  };
}
