import { findNearestLink, nameCurrent } from '@/lib/navigation/nearest-link';

/**
 * Marks the entry of a page in a sidebar, and no other.
 * @param pathname address of the page, with base path
 */
export function markCurrent(tree: Element, pathname: string): void {
  const links = [...tree.querySelectorAll('a')];
  const nearest = findNearestLink(
    links.map((link) => link.pathname),
    pathname,
  );
  for (const link of links) {
    if (link.pathname === nearest) link.setAttribute('aria-current', nameCurrent(nearest, pathname));
    else link.removeAttribute('aria-current');
  }
}
