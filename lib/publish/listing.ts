import type { Page } from '../pages/page';

/** Pages without content of their own stay out of search engines. */
export function isListed(page: Page): boolean {
  return page.kind !== 'search' && page.kind !== 'notFound' && page.kind !== 'redirect';
}
