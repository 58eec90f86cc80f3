import type { MetadataRoute } from 'next';
import type { Page } from '../pages/page';
import { toAbsoluteUrl } from '../routes/locale-address';
import { canonicalPath, isListed } from './listing';
import { buildMetadata } from './metadata';

/** Every page that search engines should show, with its other locales. */
export function buildSitemap(pages: readonly Page[]): MetadataRoute.Sitemap {
  const listed = pages.filter((page) => isListed(page) && canonicalPath(page) === page.path);
  return listed.map((page) => {
    const languages = Object.fromEntries(
      Object.entries(buildMetadata(page).alternates?.languages ?? {}).map(([code, url]) => [code, String(url)]),
    );
    return { url: toAbsoluteUrl(page.path), alternates: { languages } };
  });
}
