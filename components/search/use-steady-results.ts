import { useEffect, useMemo, useState } from 'react';
import { type HitGroup, takeExcerpts } from '@/lib/search/view/hit-view';
import type { SiteSearch } from './use-site-search';

/** A search whose list is exchanged by nobody but the reader. */
export type SteadySearch = SiteSearch & {
  /** Shows the whole list, where the reader still sees what titles alone had found; undefined where there is no other. */
  readonly showImproved: (() => void) | undefined;
};

type Shown = Pick<SiteSearch, 'groups' | 'findRaw'> & { readonly of: string };

/**
 * Keeps results that were shown before the texts were there, with the texts that come for them: what else these find
 * for the same query is offered.
 */
export function useSteadyResults(search: SiteSearch): SteadySearch {
  const { input, kind, isCurrent, isPart, groups, findRaw } = search;
  const [early, setEarly] = useState<Shown>();
  const of = `${kind} ${input.query}`;
  const isShownEarly = isCurrent && isPart && groups.length > 0;
  useEffect(() => {
    if (isShownEarly) setEarly({ of, groups, findRaw });
  }, [isShownEarly, of, groups, findRaw]);
  const kept = useMemo(() => takeExcerpts(early?.groups ?? [], groups), [early, groups]);
  if (!isCurrent || isPart || early?.of !== of || isContinued(early.groups, groups)) {
    return { ...search, showImproved: undefined };
  }
  return { ...search, groups: kept, findRaw: early.findRaw, showImproved: () => setEarly(undefined) };
}

/** Whether a list begins with another: then nothing moves. */
function isContinued(early: readonly HitGroup[], groups: readonly HitGroup[]): boolean {
  const list = (all: readonly HitGroup[]) => all.flatMap(({ hits }) => hits.map(({ id }) => id));
  const next = list(groups);
  return list(early).every((id, place) => next[place] === id);
}
