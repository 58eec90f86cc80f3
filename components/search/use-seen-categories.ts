import { useEffect, useRef } from 'react';
import type { SiteSearch } from './use-site-search';

/** Most names that are remembered. */
const MOST = 3;
const NONE: readonly string[] = [];

/**
 * Names of the categories that the latest results were in: where to look when a query finds nothing. Empty as long as
 * there are results.
 * @param siteName what pages outside of every category are listed under: it says nothing as a query
 */
export function useSeenCategories({ groups, isCurrent }: SiteSearch, siteName: string): readonly string[] {
  // Not a state: results would be drawn again only because they came.
  const seen = useRef(NONE);
  useEffect(() => {
    const categories = new Set(groups.map(({ category }) => category));
    const names = [...categories].filter((name) => name !== '' && name !== siteName).slice(0, MOST);
    if (isCurrent && names.length > 0) seen.current = names;
  }, [groups, isCurrent, siteName]);
  return groups.length === 0 ? seen.current : NONE;
}
