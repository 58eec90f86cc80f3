import { useEffect, useRef } from 'react';
import type { SiteSearch } from './use-site-search';

/** Most names that are remembered. */
const MOST = 3;
const NONE: readonly string[] = [];

/**
 * Names of the categories that the latest results were in: where to look when a query finds nothing. Empty as long as
 * there are results.
 */
export function useSeenCategories({ groups, isCurrent }: SiteSearch): readonly string[] {
  // Not a state: results would be drawn again only because they came.
  const seen = useRef(NONE);
  useEffect(() => {
    const names = [...new Set(groups.map(({ category }) => category))].filter(Boolean).slice(0, MOST);
    if (isCurrent && names.length > 0) seen.current = names;
  }, [groups, isCurrent]);
  return groups.length === 0 ? seen.current : NONE;
}
