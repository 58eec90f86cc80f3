import type { IndexAddresses } from '../index/manifest';

/** The first file of the index as it came, and where the second one of the same build is. */
export type FetchedFirst = { readonly text: string; readonly content: IndexAddresses['content'] };

/**
 * Fetches the first file of the current index.
 * @param manifest address of the file that names it, with base path
 * @throws when it cannot be had
 */
export async function fetchFirst(manifest: string): Promise<FetchedFirst> {
  // Asked of the host each time: it names files that the browser may keep for ever, and a later build has others.
  const current = await fetchFile(manifest, { cache: 'no-cache' });
  const addresses = (await current.json()) as IndexAddresses; // This site's own build wrote it from the same type.
  const first = await fetchFile(addresses.first);
  return { text: await first.text(), content: addresses.content };
}

/**
 * Fetches a file of this site.
 * @throws when it cannot be had
 */
export async function fetchFile(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
