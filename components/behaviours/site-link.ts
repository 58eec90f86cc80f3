import { basePath } from '@/lib/routes/base-path';

/** An anchor that leads to another place of this site. Addresses carry no base path: the router adds it. */
export type SiteLink = {
  readonly address: string;
  readonly path: string;
  readonly isOtherPath: boolean;
  /** The same place of the same page with another query: the reader stays where they are. */
  readonly isOtherQueryOnly: boolean;
};

/**
 * The in-site link an event is about, if the browser should not handle it itself: new tabs, downloads, files, other
 * origins and headings of the same page stay with the browser.
 */
export function findSiteLink(event: Event): SiteLink | undefined {
  // Where a script of the page is missing, the browser follows links: the next page then comes whole.
  if (document.documentElement.dataset.script === undefined) return undefined;
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const anchor = event.target.closest('a');
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download') || anchor.hasAttribute('data-full-load')) {
    return undefined;
  }
  const url = new URL(anchor.href);
  if (url.origin !== window.location.origin || !isPagePath(url.pathname)) return undefined;
  const isOtherPath = url.pathname !== window.location.pathname;
  const isHashOnly = !isOtherPath && url.search === window.location.search && url.hash !== '';
  if (isHashOnly) return undefined;
  const path = url.pathname.slice(basePath.length);
  // The router would take it for the address of another host.
  if (path.startsWith('//')) return undefined;
  const isOtherQueryOnly = !isOtherPath && url.search !== window.location.search && url.hash === window.location.hash;
  return { address: `${path}${url.search}${url.hash}`, path, isOtherPath, isOtherQueryOnly };
}

function isPagePath(pathname: string): boolean {
  const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`);
  return isInside && !/\.[a-z0-9]+$/i.test(pathname);
}
