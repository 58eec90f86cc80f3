import { assertNever, type Page } from '../pages/page';

/** Pages without content of their own stay out of search engines. */
export function isListed(page: Page): boolean {
  return page.kind !== 'search' && page.kind !== 'notFound' && page.kind !== 'redirect';
}

/** A page whose content is published as Markdown too. */
export type TwinPage = Exclude<Page, { readonly kind: 'search' | 'notFound' | 'redirect' | 'tool' }>;

/** Whether a page has a Markdown twin. */
export function hasTwin(page: Page): page is TwinPage {
  switch (page.kind) {
    case 'home':
    case 'docsIndex':
    case 'guide':
    case 'operation':
    case 'overview':
    case 'cstatCode':
    case 'cstatDocument':
    case 'cstatIndex':
      return true;
    // Forms, the answer to a wrong address, and an address that leads to another: none has content of its own.
    case 'search':
    case 'tool':
    case 'notFound':
    case 'redirect':
      return false;
    default:
      return assertNever(page);
  }
}
