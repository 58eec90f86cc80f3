import { siteConfig } from '../config/site';
import { assertNever, type Page } from '../pages/page';

/** Whether search engines may show a page: those without content of their own and hidden versions stay out. */
export function isListed(page: Page): boolean {
  if (page.kind === 'search' || page.kind === 'notFound' || page.kind === 'redirect') return false;
  return !isHiddenVersion(page);
}

function isHiddenVersion({ section, version }: Page): boolean {
  const versions = siteConfig.sections.find(({ id }) => id === section)?.versions;
  return versions?.find(({ name }) => name === version)?.noIndex ?? false;
}

/**
 * The path that search engines should show for a page: what an address that moved leads to, and for other versions
 * the same page in the last one, where it exists.
 */
export function canonicalPath(page: Page): string {
  if (page.kind === 'redirect') return page.target.path;
  return page.latest?.isSamePage ? page.latest.path : page.path;
}

/** A page whose content is published as Markdown too. */
export type MarkdownPage = Exclude<Page, { readonly kind: 'search' | 'notFound' | 'redirect' }>;

/** Whether a page has a Markdown file. */
export function hasMarkdown(page: Page): page is MarkdownPage {
  switch (page.kind) {
    case 'home':
    case 'docsIndex':
    case 'guide':
    case 'operation':
    case 'overview':
    case 'webhook':
    case 'cstatCode':
    case 'cstatDocument':
    case 'cstatIndex':
    case 'classTrib':
    case 'layoutIndex':
    case 'eventIndex':
    case 'layout':
    case 'rules':
    case 'recipeIndex':
    case 'recipe':
    case 'tool':
    case 'changes':
    case 'apiChanges':
    case 'layoutChanges':
    case 'quality':
      return true;
    // A form, the answer to a wrong address, and an address that leads to another: none has content of its own.
    case 'search':
    case 'notFound':
    case 'redirect':
      return false;
    default:
      return assertNever(page);
  }
}

/** The pages in the language of the content: one file serves every locale. */
export function listContentPages(pages: readonly Page[]): readonly Page[] {
  const { locales, contentLanguage, defaultLocale } = siteConfig;
  const language = locales.some(({ code }) => code === contentLanguage) ? contentLanguage : defaultLocale;
  return pages.filter(({ locale }) => locale === language);
}
