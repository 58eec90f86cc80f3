/** Where an address of a page leads in the archive. */
export type ArchiveLinks = {
  /** Path in the archive of what a site path names: '/docs/' → 'docs/index.html'; undefined for what is not in it. */
  readonly find: (path: string) => string | undefined;
  /** The published site, for what is not in the archive. */
  readonly origin: string;
};

/**
 * An address as it stands in a page of the archive.
 * @param address as the page has it: a path of the site with query and anchor, or an address of another site
 * @param file path of the page in the archive
 */
export function moveAddress(address: string, file: string, { find, origin }: ArchiveLinks): string {
  // Anchors of the page itself, other sites, and addresses that are no paths.
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const target = find(decodeURI(path));
  if (target === undefined) return `${origin}${address}`;
  // Files have no queries: those of the site only tell one build's file from another's, or ask scripts for something.
  return `${toRelative(file, target)}${target.endsWith('.html') ? query : ''}${anchor}`;
}

/** The way from one file of the archive to another. */
export function toRelative(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const wanted = to.split('/');
  const shared = folders.findIndex((folder, index) => wanted[index] !== folder);
  const common = shared < 0 ? folders.length : shared;
  return encodeURI([...folders.slice(common).map(() => '..'), ...wanted.slice(common)].join('/'));
}
