import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { siteConfig } from '../../config/site';
import { contentLang, getLocaleContext } from '../../i18n/locale-context';
import { prefixedLocales, toPrefix } from '../../routes/locale-address';
import { FIRST_NAME, INDEX_FOLDER, type PublishedFirst } from '../../search/index/first-file';
import type { ContentFile } from '../../search/index/index-files';
import { listLastTags } from '../../search/records/last-tags';
import type { ArchiveIndex } from './archive-index';
import { SEARCH_FILES } from './search-page';

/** A file of the archive: its name beside the search page, and its text. */
type SearchFile = readonly [name: string, text: string];

/**
 * What the search page of the archive loads: the site's engine with a form for it, their styles, and the index.
 * @param out the export's folder
 */
export function listSearchFiles(out: string, locale: string): readonly SearchFile[] {
  return [...bundleSearch(process.cwd()), [SEARCH_FILES.index, writeIndex(out, locale)]];
}

/** Browsers run plain scripts from a disk, and no modules. */
function bundleSearch(root: string): readonly SearchFile[] {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: { search: path.join('components', 'search', 'archive', 'archive-search.ts') },
    outdir: 'archive',
    bundle: true,
    format: 'iife',
    // The oldest browsers that Next's own output runs in.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    // Names stay: short ones of classes could be those of the site's own styles.
    minifySyntax: true,
    minifyWhitespace: true,
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles.map((file) => [path.basename(file.path), file.text]);
}

/** The published index, and what else the page needs to know, as a script. */
function writeIndex(out: string, locale: string): string {
  const { messages } = getLocaleContext(locale);
  const folder = path.join(out, INDEX_FOLDER);
  const read = (name: string) => readFileSync(path.join(folder, path.posix.basename(name)), 'utf8');
  // The build wrote both files from these types.
  const { index: first, content } = JSON.parse(read(FIRST_NAME)) as PublishedFirst;
  const index: ArchiveIndex = {
    first,
    content: JSON.parse(read(content)) as ContentFile,
    tags: listLastTags(siteConfig.sections),
    place: {
      basePath: siteConfig.basePath,
      prefix: '',
      localePrefixes: prefixedLocales.map(toPrefix),
      externalUrlRegex: siteConfig.search.externalUrlRegex,
    },
    name: siteConfig.name,
    lang: contentLang(locale),
    messages: messages.search,
    unread: messages.archive.unread,
  };
  return `globalThis.archiveIndex = ${JSON.stringify(index)};\n`;
}
