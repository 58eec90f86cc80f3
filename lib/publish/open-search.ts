import { siteConfig } from '../config/site';
import { getMessages } from '../i18n/messages';
import { toAbsoluteUrl, withLocale } from '../routes/locale-address';
import { escapeHtml } from '../text/escape-html';

/** Address of the file that tells browsers how to search the site in one locale, without base path. */
export function openSearchPath(locale: string): string {
  return `${withLocale(locale, '/')}opensearch.xml`;
}

/** The description of the site's search for browsers that offer it in their address bar (OpenSearch 1.1). */
export function writeOpenSearch(locale: string): string {
  const search = toAbsoluteUrl(withLocale(locale, '/search/'));
  // The format allows 16 characters for the name, and 1024 for the description.
  const name = escapeHtml(siteConfig.name.slice(0, 16).trim());
  const description = escapeHtml(`${getMessages(locale).search.title} (${siteConfig.title})`.slice(0, 1024));
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>${description}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${locale}</Language>
  <Url type="text/html" template="${escapeHtml(search)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
