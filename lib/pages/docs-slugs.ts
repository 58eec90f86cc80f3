import { withLocale } from '../routes/locale-address';
import { findPage } from './find-page';
import type { Page } from './page';
import type { Site } from './site';

const DOCS = '/docs/';

/** The path segments after /docs of every documentation page of a locale. */
export function listDocsSlugs(site: Site, locale: string): readonly (readonly string[])[] {
  return site.pages
    .filter((page) => page.locale === locale && page.sharedPath.startsWith(DOCS))
    .map((page) => page.sharedPath.slice(DOCS.length).split('/').filter(Boolean));
}

/** The documentation page with these path segments after /docs. */
export function getDocsPage(site: Site, locale: string, slug: readonly string[]): Page {
  const path = withLocale(locale, slug.length === 0 ? DOCS : `${DOCS}${slug.join('/')}/`);
  const page = findPage(site, path);
  if (!page) throw new Error(`No page at ${path}: it is not in the list that the route's params come from`);
  return page;
}
