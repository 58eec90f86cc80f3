import type { Ledger } from '../permalinks/alias';
import { splitLocale } from '../routes/locale-address';
import type { Export } from './check-links';

/** Answers to wrong addresses are no pages that anyone links to. */
const NOT_FOUND = /^\/(?:404|_not-found)\/$/;

/**
 * The addresses of an export that readers may keep: each page with the ids of its text. The locales differ in
 * prefixes alone, so those of the default one stand for all.
 * @param published its addresses carry the base path
 */
export function listPermalinks({ pages }: Pick<Export, 'pages'>, basePath: string, defaultLocale: string): Ledger {
  const found = new Map<string, readonly string[]>();
  for (const [address, { anchors }] of pages) {
    const page = address.slice(basePath.length);
    const isPage = page.endsWith('/') && !NOT_FOUND.test(page) && anchors !== undefined;
    if (isPage && splitLocale(page).locale === defaultLocale) found.set(page, anchors);
  }
  return found;
}
