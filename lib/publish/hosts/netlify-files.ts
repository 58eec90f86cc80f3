import { OWN_TYPES } from './file-types';
import type { HostRules } from './host-rules';

// Netlify and Cloudflare Pages read files of the same names, and each a little more than the other. What stands here
// means the same to both: one `*` in an address, and no header in two rules that fit one address, because Cloudflare
// sends both values.

/** So that no file is empty; both hosts pass it over. */
const HEAD = '# Made by the build: change lib/publish/hosts/ instead.';

/**
 * The file `_headers`. The default of `Cache-Control` is not in it: both hosts send it by themselves, and a second value
 * would be added to the first.
 */
export function writeHeadersFile({ start, security, cache }: HostRules): string {
  const rules = [
    { path: `${start}*`, headers: security },
    ...cache.map(({ path, value }) => ({ path, headers: [{ name: 'Cache-Control', value }] })),
    ...OWN_TYPES.map(({ end, type }) => ({
      path: `${start}*${end}`,
      headers: [{ name: 'Content-Type', value: type }],
    })),
  ];
  const blocks = rules.map(({ path, headers }) => [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)]);
  return `${[HEAD, ...blocks.flat()].join('\n')}\n`;
}

/**
 * The file `_redirects`. Its last lines name the not-found pages of folders: Netlify looks for one at the root alone.
 * Cloudflare Pages finds the nearest by itself, and says in its log that it passes over lines with status 404.
 */
export function writeRedirectsFile({ redirects, notFound }: HostRules): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301`);
  // The most specific first, because the first line that fits counts.
  const missing = notFound.filter(({ below }) => below !== '/').map(({ below, page }) => `${below}* ${page} 404`);
  return `${[HEAD, ...moved, ...missing.reverse()].join('\n')}\n`;
}
