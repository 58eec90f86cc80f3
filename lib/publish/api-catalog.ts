import type { Page } from '../pages/page';
import { API_DOWNLOADS, markdownPath } from '../routes/download-address';
import { toAbsoluteUrl } from '../routes/locale-address';

/** Where the API is described, for programs that look for it: a linkset by RFC 9264, at the address of RFC 9727. */
export function writeApiCatalog(pages: readonly Page[]): string {
  const linkset = pages
    .filter((page) => page.kind === 'overview' && page.latest === undefined)
    .map(({ path, sharedPath }) => ({
      anchor: toAbsoluteUrl(path),
      'service-desc': [
        { href: toAbsoluteUrl(API_DOWNLOADS.openapiYaml), type: 'application/yaml' },
        { href: toAbsoluteUrl(API_DOWNLOADS.openapiJson), type: 'application/json' },
      ],
      'service-doc': [
        { href: toAbsoluteUrl(path), type: 'text/html' },
        { href: toAbsoluteUrl(markdownPath(sharedPath)), type: 'text/markdown' },
      ],
    }));
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
