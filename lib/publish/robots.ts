import { siteConfig } from '../config/site';
import { toAbsoluteUrl } from '../routes/locale-address';

/**
 * robots.txt: everything may be read, and where the list of pages is.
 * @returns undefined below a path, where nobody looks for it: there the host has one
 */
export function writeRobots(): string | undefined {
  if (siteConfig.basePath !== '') return undefined;
  return `User-agent: *\nAllow: /\n\nSitemap: ${toAbsoluteUrl('/sitemap.xml')}\n`;
}
