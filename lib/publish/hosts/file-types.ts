/** The type of all files whose names end so. An ending without a dot before it is a whole name. nginx takes 46 characters. */
export type FileType = { readonly end: string; readonly type: string };

const TEXT = 'text/plain; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/**
 * Types that hosts do not know, know without their encoding, or know as something else: `.ts` as a video, programs as
 * what is to be run. No name has two of these endings, because hosts would send both types.
 */
export const OWN_TYPES: readonly FileType[] = [
  { end: '.md', type: 'text/markdown; charset=utf-8' },
  { end: '.txt', type: TEXT },
  { end: '.http', type: TEXT },
  { end: '.yaml', type: 'application/yaml; charset=utf-8' },
  { end: '.ts', type: TEXT },
  { end: '.mjs', type: SCRIPT },
  { end: '.sh', type: TEXT },
  { end: '.cs', type: TEXT },
  { end: '.java', type: TEXT },
  { end: 'feed.xml', type: 'application/atom+xml; charset=utf-8' },
  { end: 'api-catalog', type: 'application/linkset+json' },
  { end: 'opensearch.xml', type: 'application/opensearchdescription+xml' },
];

const COMMON_TYPES: readonly FileType[] = [
  { end: '.html', type: 'text/html; charset=utf-8' },
  { end: '.css', type: 'text/css; charset=utf-8' },
  { end: '.js', type: SCRIPT },
  { end: '.json', type: 'application/json' },
  { end: '.xml', type: 'application/xml; charset=utf-8' },
  { end: '.svg', type: 'image/svg+xml; charset=utf-8' },
  { end: '.png', type: 'image/png' },
  { end: '.jpg', type: 'image/jpeg' },
  { end: '.webp', type: 'image/webp' },
  { end: '.avif', type: 'image/avif' },
  { end: '.gif', type: 'image/gif' },
  { end: '.ico', type: 'image/x-icon' },
  { end: '.woff2', type: 'font/woff2' },
  { end: '.pdf', type: 'application/pdf' },
  { end: '.zip', type: 'application/zip' },
  { end: '.tgz', type: 'application/gzip' },
];

/** Every type, for servers that take the whole list. Of several that fit a name, the first counts. */
export const FILE_TYPES: readonly FileType[] = [...OWN_TYPES, ...COMMON_TYPES];

/** The type of a file, by its path or name; undefined for an ending that nobody has named. */
export function findFileType(name: string): string | undefined {
  return FILE_TYPES.find(({ end }) => name.endsWith(end))?.type;
}

/** Whether compression makes files of a type smaller: texts, in whatever form. */
export function isText(type: string): boolean {
  return /charset=|\+xml|json/.test(type);
}
