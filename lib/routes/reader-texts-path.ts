import type { SitePath } from './locale-address';

/**
 * Address of the texts of the panel for the reader's data. The page's language leads there, so that no page has to
 * carry the address.
 */
export function readerTextsPath(locale: string): SitePath {
  return `/docs/seus-dados.${locale}.json`;
}
