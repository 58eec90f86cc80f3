import { useEffect, useState } from 'react';
import type { SiteSearch } from './use-site-search';

/** Milliseconds that the results of a page that has just opened may wait for the texts. */
export const PATIENCE = 1500;

/** The search without results that the texts, which are mostly there a moment later, would replace before one's eyes. */
export function usePatience(search: SiteSearch): SiteSearch {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return search.awaitsTexts && !isOver ? { ...search, groups: [], isCurrent: false } : search;
}
