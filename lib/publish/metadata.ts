import type { Metadata } from 'next';
import { siteConfig } from '../config/site';
import { formatDocumentTitle } from '../pages/build-pages';
import type { Page } from '../pages/page';
import { feedPath, markdownPath } from '../routes/download-address';
import { toAbsoluteUrl, withLocale } from '../routes/locale-address';
import { DEFAULT_TAG, versionTag } from '../search/records/version-tag';
import { hasFeed } from './changes-feed';
import { canonicalPath, hasMarkdown, isListed } from './listing';
import { findSocialImage, SOCIAL_IMAGE_SIZE } from './social-image';

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
  const image = findSocialImage(page);
  const isIndexed = isListed(page);
  // Only the address that search engines should show names its other locales.
  const isCanonical = canonicalPath(page) === page.path;
  const types = hasMarkdown(page) ? { types: listOtherForms(page) } : {};
  return {
    title,
    description: page.description,
    alternates: isIndexed ? { canonical, ...(isCanonical ? { languages } : {}), ...types } : { canonical },
    openGraph: {
      title,
      description: page.description,
      url: canonical,
      siteName: siteConfig.name,
      type: 'website',
      locale: toSocialLocale(page.locale),
      alternateLocale: siteConfig.locales
        .map(({ code }) => code)
        .filter((code) => code !== page.locale)
        .map(toSocialLocale),
      ...(image === undefined
        ? {}
        : { images: [{ url: toAbsoluteUrl(image), ...SOCIAL_IMAGE_SIZE, alt: page.title }] }),
    },
    twitter: { card: image === undefined ? 'summary' : 'summary_large_image' },
    robots: isIndexed ? { index: true, follow: true } : { index: false, follow: true },
    other: listCrawlerFacts(page),
  };
}

/** "pt_BR": social networks write a language and its region with an underscore. */
function toSocialLocale(code: string): string {
  return code.replace('-', '_');
}

/** Addresses of what says the same as a page in another form, by its media type. */
function listOtherForms(page: Page): Record<string, string> {
  const markdown = { 'text/markdown': toAbsoluteUrl(markdownPath(page.sharedPath)) };
  if (!hasFeed(page)) return markdown;
  return { ...markdown, 'application/atom+xml': toAbsoluteUrl(feedPath(page.sharedPath)) };
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
