import type { SiteConfig } from '../../config/schema';
import { listServiceOrigins } from './service-origins';

/** Digests of what stands in the pages as text, as the policy names them: `sha256-…`. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Where the policy stands: browsers take some of its directives from a header alone, and warn of them elsewhere. */
export type PolicyPlace = 'meta' | 'header';

/**
 * The content security policy of the whole site: the same for each page, and for its header as for its `<meta>`, but for
 * what only a header may say. Nothing is allowed that the site does not use.
 * @param config the services that it names are the only other origins
 * @param hashes of the scripts and styles that stand in the pages as text, see `collectInlineCode`
 */
export function buildContentSecurityPolicy(
  config: Pick<SiteConfig, 'search' | 'analytics'>,
  hashes: InlineHashes,
  place: PolicyPlace,
): string {
  const services = listServiceOrigins(config);
  const quote = (hash: string) => `'${hash}'`;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts.map(quote), ...services.script],
    'style-src': ["'self'", ...hashes.styles.map(quote)],
    // Small images stand in style sheets as data addresses, which spares a request each.
    'img-src': ["'self'", 'data:', ...services.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services.connect],
    // The engine of search.
    'worker-src': ["'self'"],
    // The forms of the home and not-found pages, which lead to search.
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    ...(place === 'header' ? { 'frame-ancestors': ["'none'"] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
