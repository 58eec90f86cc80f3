import { useEffect, useState } from 'react';
import type { SiteSearch } from './use-site-search';

/** Most names that are remembered. */
const MOST = 3;

/** Names of the categories that the latest results were in: where to look when the next query finds nothing. */
export function useSeenCategories({ groups, isCurrent }: SiteSearch): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(() => {
    const names = [...new Set(groups.map(({ category }) => category))].filter(Boolean).slice(0, MOST);
    // The same names again are no news: most key presses stay among the same pages.
    if (isCurrent && names.length > 0) setSeen((before) => (before.join() === names.join() ? before : names));
  }, [groups, isCurrent]);
  return seen;
}
