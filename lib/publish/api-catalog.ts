import type { ServerView } from '../openapi/samples/environments';
import type { Page } from '../pages/page';
import { API_DOWNLOADS, markdownPath } from '../routes/download-address';
import { toAbsoluteUrl } from '../routes/locale-address';

/**
 * Where the API is described, for programs that look for it: a linkset by RFC 9264, at the address of RFC 9727. What is
 * described are the API's own addresses, one for each server.
 */
export function writeApiCatalog(pages: readonly Page[], servers: readonly ServerView[]): string {
  const linkset = pages
    .filter((page) => page.kind === 'overview' && page.latest === undefined)
    .flatMap(({ path, sharedPath }) =>
      servers.map(({ url }) => ({
        anchor: url,
        'service-desc': [
          { href: toAbsoluteUrl(API_DOWNLOADS.openapiYaml), type: 'application/yaml' },
          { href: toAbsoluteUrl(API_DOWNLOADS.openapiJson), type: 'application/json' },
        ],
        'service-doc': [
          { href: toAbsoluteUrl(path), type: 'text/html' },
          { href: toAbsoluteUrl(markdownPath(sharedPath)), type: 'text/markdown' },
        ],
      })),
    );
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
