import { siteConfig } from '../../config/site';
import { SIDEBAR_FOLDER } from '../../navigation/sidebar-files.build';
import type { Page } from '../../pages/page';
import { prefixedLocales, toHref, toPrefix } from '../../routes/locale-address';
import { FIRST_NAME, INDEX_FOLDER } from '../../search/index/first-file';
import { WORKER_FOLDER } from '../../search/service/bundle-worker.build';
import { type Header, listSecurityHeaders } from '../security/security-headers';
import { listRedirects, type Redirect } from './redirects';

/** A path that ends in `*` stands for all that begin so. */
type CacheRule = { readonly path: string; readonly value: string };

/** What hosts are told about the files of the export. All addresses carry the base path. */
export type HostRules = {
  /** The address below which the site stands, with its final slash. */
  readonly start: string;
  /** Sent with every answer, not-found pages included. */
  readonly security: readonly Header[];
  /** Values of `Cache-Control` that differ from `DEFAULT_CACHE`. */
  readonly cache: readonly CacheRule[];
  /** The page that answers with status 404 below an address, the whole site first. */
  readonly notFound: readonly { readonly below: string; readonly page: string }[];
  /** Permanent (301). */
  readonly redirects: readonly Redirect[];
};

export type HostInput = {
  readonly pages: readonly Page[];
  /** Addresses that moved, beside the pages that only lead on. */
  readonly moved: readonly Redirect[];
  /** See `listSecurityHeaders`. */
  readonly policy: string;
};

/** Asked for anew each time: a new publication shows at once. */
export const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/** A name with a hash never stands for anything else. */
export const KEPT = 'public, max-age=31536000, immutable';

/** Paths without the base path; no file fits two of them. */
const CACHE: readonly CacheRule[] = [
  { path: '/_next/static/*', value: KEPT },
  { path: `${SIDEBAR_FOLDER}*`, value: KEPT },
  { path: `${INDEX_FOLDER}content.*`, value: KEPT },
  { path: `${WORKER_FOLDER}*`, value: KEPT },
  // It names the other file of the index, so an old one leads to a file that has gone.
  { path: INDEX_FOLDER + FIRST_NAME, value: 'no-cache' },
];

/**
 * The `Cache-Control` of a file of the export.
 * @param name its path below the folder of the export, with slashes
 */
export function findCache(name: string): string {
  const fits = ({ path }: CacheRule) =>
    path.endsWith('*') ? `/${name}`.startsWith(path.slice(0, -1)) : path === `/${name}`;
  return CACHE.find(fits)?.value ?? DEFAULT_CACHE;
}

/** The rules from which the configuration of every host is written. */
export function buildHostRules({ pages, moved, policy }: HostInput): HostRules {
  return {
    start: toHref('/'),
    security: listSecurityHeaders(policy),
    cache: CACHE.map(({ path, value }) => ({ path: toHref(path), value })),
    notFound: [siteConfig.defaultLocale, ...prefixedLocales].map((locale) => ({
      below: toHref(`${toPrefix(locale)}/`),
      page: toHref(`${toPrefix(locale)}/404.html`),
    })),
    redirects: listRedirects(pages, moved),
  };
}
