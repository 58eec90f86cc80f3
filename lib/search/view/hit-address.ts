import { stripPageSuffix } from '../../routes/canonical-address';
import { withTrailingSlash } from '../../routes/trailing-slash';

/** Where the reader is: what turns an address that all share into one of this site and locale. */
export type SitePlace = {
  /** '' or '/prefix'. */
  readonly basePath: string;
  /** Address prefix of the reader's locale, '' or '/pt-BR'. */
  readonly prefix: string;
  /** The prefixes of all locales that have one. */
  readonly localePrefixes: readonly string[];
  /** Addresses that this expression matches, in any case, belong to other sites and are left alone. */
  readonly externalUrlRegex: string | undefined;
};

/** Where a hit leads. */
export type HitAddress = {
  readonly href: string;
  /** Whether it is not a page of this site, and loads as a document of its own. */
  readonly isExternal: boolean;
};

/** Longest address that is looked at. */
const LONGEST = 2000;
/** Stands for this site's origin, which does not matter: it is dropped again. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * The address that a hit's url leads to on this site: the host is dropped, whichever it is, so that the index of a
 * test host works on any other; `.html` and `/index` are taken off; slash, base path and the reader's locale are there
 * once. Undefined for what is no web address.
 */
export function toHitAddress(url: unknown, place: SitePlace): HitAddress | undefined {
  if (typeof url !== 'string' || url.trim() === '' || url.length > LONGEST) return undefined;
  const parsed = parseUrl(url);
  if (!parsed || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return undefined;
  if (isExternal(url, place.externalUrlRegex)) return { href: url.trim(), isExternal: true };
  // Several slashes at the start would name a host.
  const path = parsed.pathname.replace(/^\/{2,}/, '/');
  const inSite = dropPrefix(path, place.basePath);
  const shared = place.localePrefixes.reduce(
    (rest, prefix) => (rest === inSite ? dropPrefix(rest, prefix) : rest),
    inSite,
  );
  const clean = withTrailingSlash(stripPageSuffix(shared) ?? shared).replace(/^\/{2,}/, '/');
  return { href: `${place.basePath}${place.prefix}${clean}${parsed.search}${parsed.hash}`, isExternal: false };
}

/** The owner's expression was checked by the build; one that a browser cannot read matches nothing. */
function isExternal(url: string, expression: string | undefined): boolean {
  if (expression === undefined) return false;
  try {
    return new RegExp(expression, 'i').test(url);
  } catch {
    return false;
  }
}

function dropPrefix(path: string, prefix: string): string {
  if (prefix === '' || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}

function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url, ANY_ORIGIN);
  } catch {
    return undefined;
  }
}
