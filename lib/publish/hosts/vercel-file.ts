import { OWN_TYPES } from './file-types';
import type { HostRules } from './host-rules';

/** Vercel refuses a file with more headers, or more redirects. */
export const MOST_VERCEL_REDIRECTS = 2048;

/**
 * The file `vercel.json`, for the export deployed as it is. Vercel sends the default of `Cache-Control` by itself and
 * shows the `404.html` at the root for every address; a later rule overrides an earlier one. Redirects beyond what it
 * takes are left out, and the pages at those addresses lead on.
 */
export function writeVercelFile({ start, security, cache, redirects }: HostRules): string {
  const set = (path: string, headers: HostRules['security']) => ({
    source: toSource(path),
    headers: headers.map(({ name, value }) => ({ key: name, value })),
  });
  const file = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: [
      set(`${start}*`, security),
      ...cache.map(({ path, value }) => set(path, [{ name: 'Cache-Control', value }])),
      ...OWN_TYPES.map(({ end, type }) => set(`${start}*${end}`, [{ name: 'Content-Type', value: type }])),
    ],
    redirects: redirects
      .slice(0, MOST_VERCEL_REDIRECTS)
      .map(({ from, to }) => ({ source: toSource(from), destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** An address with `*` as a pattern of path-to-regexp, to which no other character of an address means anything. */
function toSource(path: string): string {
  return path.replaceAll('*', '(.*)');
}
