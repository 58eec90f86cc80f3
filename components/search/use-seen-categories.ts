import { useEffect, useRef } from 'react';
import { listCategories } from '@/lib/search/view/hit-view';
import type { SiteSearch } from './use-site-search';

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
    const names = listCategories(groups, siteName);
    if (isCurrent && names.length > 0) seen.current = names;
  }, [groups, isCurrent, siteName]);
  return groups.length === 0 ? seen.current : NONE;
}
