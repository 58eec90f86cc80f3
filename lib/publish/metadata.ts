import type { Metadata } from 'next';
import { siteConfig } from '../config/site';
import { formatDocumentTitle } from '../pages/build-pages';
import type { Page } from '../pages/page';
import { markdownPath } from '../routes/download-address';
import { toAbsoluteUrl, withLocale } from '../routes/locale-address';
import { DEFAULT_TAG, versionTag } from '../search/records/version-tag';
import { canonicalPath, hasMarkdown, isListed } from './listing';

/**
 * What a page says about itself in its head: title, canonical address, its other locales, its Markdown file, social
 * preview, and to which part of a hosted search it belongs.
 */
export function buildMetadata(page: Page): Metadata {
  const title = formatDocumentTitle(page);
  const canonical = toAbsoluteUrl(canonicalPath(page));
  const languages = Object.fromEntries([
    ...siteConfig.locales.map(({ code }) => [code, toAbsoluteUrl(withLocale(code, page.sharedPath))]),
    ['x-default', toAbsoluteUrl(page.sharedPath)],
  ]);
  const isIndexed = isListed(page);
  // Only the address that search engines should show names its other locales.
  const isCanonical = canonicalPath(page) === page.path;
  const types = hasMarkdown(page) ? { types: { 'text/markdown': toAbsoluteUrl(markdownPath(page.sharedPath)) } } : {};
  return {
    title,
    description: page.description,
    alternates: isIndexed ? { canonical, ...(isCanonical ? { languages } : {}), ...types } : { canonical },
    openGraph: { title, description: page.description, url: canonical, siteName: siteConfig.name, type: 'website' },
    robots: isIndexed ? { index: true, follow: true } : { index: false, follow: true },
    other: listCrawlerFacts(page),
  };
}

/** What crawlers of hosted searches read, under the names that readers of their collections filter by. */
function listCrawlerFacts({ locale, section, version }: Page): Record<string, string> {
  const tag = version === '' ? DEFAULT_TAG : versionTag(section, version);
  return {
    docusaurus_locale: locale,
    docusaurus_tag: tag,
    'docsearch:language': locale,
    'docsearch:docusaurus_tag': tag,
    ...(version === '' ? {} : { docusaurus_version: version, 'docsearch:version': version }),
  };
}
