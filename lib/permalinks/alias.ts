import type { SitePath } from '../routes/locale-address';

/** An address as the ledger names it: without locale and base path, with the anchor if it names one. */
export type Permalink = string;

/** A published address that is no more, and the one that took over. */
export type Alias = { readonly from: Permalink; readonly to: Permalink };

/** Published pages and the anchors of each, in the order of the pages. */
export type Ledger = ReadonlyMap<SitePath, readonly string[]>;

/** Page and anchor of an address; '' for none. */
export function splitPermalink(address: Permalink): { readonly page: SitePath; readonly anchor: string } {
  const [page = '', anchor = ''] = address.split('#');
  return { page, anchor };
}

/** The address of an anchor on a page, or of the page. */
export function toPermalink(page: SitePath, anchor: string): Permalink {
  return anchor === '' ? page : `${page}#${anchor}`;
}
