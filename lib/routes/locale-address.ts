import { siteConfig } from '../config/site';
import { isFileAddress, withTrailingSlash } from './trailing-slash';

/** A site path: starts and ends with '/', carries the locale prefix, never the base path. */
export type SitePath = string;

/** Whether the locale has no address prefix. */
export function isDefaultLocale(locale: string): boolean {
  return locale === siteConfig.defaultLocale;
}

/** Locales that have an address prefix, in configuration order. */
export const prefixedLocales = siteConfig.locales.map(({ code }) => code).filter((code) => !isDefaultLocale(code));

/**
 * The locales that Next makes in the folder of prefixed addresses. It refuses a folder that makes no page: with a
 * single locale it makes that one's pages again, and the last step of the build takes them out.
 */
export const localeFolders = prefixedLocales.length > 0 ? prefixedLocales : [siteConfig.defaultLocale];

/** Address prefix of a locale, without a final slash: '' or '/pt-BR'. */
export function toPrefix(locale: string): string {
  return isDefaultLocale(locale) ? '' : `/${locale}`;
}

/**
 * Puts the locale's prefix before a path written without one: ('pt-BR', '/docs/') → '/pt-BR/docs/'. A file has none: it
 * is the same for every locale.
 */
export function withLocale(locale: string, path: string): SitePath {
  return isFileAddress(path) ? path : `${toPrefix(locale)}${withTrailingSlash(path)}`;
}

/** The locale of a site path and the path without its prefix. */
export function splitLocale(path: SitePath): { readonly locale: string; readonly path: SitePath } {
  const locale = prefixedLocales.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
  if (!locale) return { locale: siteConfig.defaultLocale, path };
  return { locale, path: path.slice(locale.length + 1) || '/' };
}

/** The address to write in HTML: base path added once. Next adds it to router calls by itself. */
export function toHref(path: SitePath): string {
  return `${siteConfig.basePath}${path}`;
}

/** Absolute address, for canonical links, hreflang and the sitemap. */
export function toAbsoluteUrl(path: SitePath): string {
  return `${siteConfig.url}${siteConfig.basePath}${path}`;
}
