import { useEffect, useState } from 'react';
import type { SiteSearch } from './use-site-search';

/** Milliseconds that the results of a page that has just opened may wait for the texts. */
export const TEXT_WAIT = 1500;

/** Holds back the first results while the texts are on their way, because these mostly find other results a moment later. */
export function useTextWait(search: SiteSearch): SiteSearch {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), TEXT_WAIT);
    return () => clearTimeout(timer);
  }, []);
  return search.awaitsTexts && !isOver ? { ...search, groups: [], isCurrent: false } : search;
}
