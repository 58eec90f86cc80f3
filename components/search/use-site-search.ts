import { useCallback, useEffect, useMemo, useState } from 'react';
import { useHits, useInstantSearch, useMenu, useSearchBox } from 'react-instantsearch';
import { basePath } from '@/lib/routes/base-path';
import type { SearchKind } from '@/lib/search/records/record';
import { isPrivateQuery } from '@/lib/search/service/private-query';
import { readSearchInput, type SearchInput } from '@/lib/search/service/read-input';
import type { SearchAnswer } from '@/lib/search/service/search-request';
import type { SitePlace } from '@/lib/search/view/hit-address';
import { groupHits, type HitGroup, readHit } from '@/lib/search/view/hit-view';
import { useDocs } from '../document/docs-context.client';
import type { SearchSource, SiteSearchClient } from './engine/search-client';
import type { SearchSite } from './search-site';
import type { SearchStart } from './site-instant-search';

/** A search in progress: what was typed, what was found, and how to go on. */
export type SiteSearch = {
  /** What is in the box. */
  readonly text: string;
  readonly input: SearchInput;
  /** The kind of results that is shown; undefined for all. */
  readonly kind: SearchKind | undefined;
  readonly change: (text: string) => void;
  readonly choose: (kind: SearchKind | undefined) => void;
  /** Pages with what was found in them, best first. Those of the query before stay until the new ones are there. */
  readonly groups: readonly HitGroup[];
  /** The hits as the engine gave them, by id. */
  readonly findRaw: (id: string) => unknown;
  /** Sections found in all. */
  readonly count: number;
  /** Sections found of a kind. */
  readonly countOf: (kind: SearchKind) => number;
  /** Whether the engine tells kinds apart. */
  readonly hasKinds: boolean;
  /** Whether the results belong to what is in the box. */
  readonly isCurrent: boolean;
  /** Whether these are the results of titles alone: with the texts, more and others are found. */
  readonly isPart: boolean;
  readonly isSlow: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Whether the site's own records stand in for the hosted service. */
  readonly isLocal: boolean;
  readonly place: SitePlace;
};

/**
 * The state of search inside SiteInstantSearch, shared by the modal and the page.
 * @param start what SiteInstantSearch started with
 */
export function useSiteSearch(site: SearchSite, client: SiteSearchClient, start: SearchStart): SiteSearch {
  const { prefix } = useDocs();
  const { localePrefixes, externalUrlRegex, hosted } = site;
  const { refine } = useSearchBox();
  const { items: kinds, refine: toggleKind } = useMenu({ attribute: 'tags' });
  const { results: given } = useHits();
  // Before the first answer InstantSearch makes one up, which is empty.
  const results = given?.__isArtificial ? undefined : given;
  const { status } = useInstantSearch({ catchError: true });
  const [text, setText] = useState(start.text);
  const [kind, setKind] = useState(start.kind);
  const input = useMemo(() => readSearchInput(text), [text]);

  // InstantSearch's own refresh repeats the last search that succeeded, which may be that of an empty box.
  const again = useCallback(() => refine(input.query), [refine, input.query]);
  useEffect(() => client.onImproved(again), [client, again]);
  // What was typed while InstantSearch was starting did not reach it: its first answer is for less.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when an answer comes, not when the box changes.
  useEffect(() => {
    if (status === 'idle' && results && results.query !== input.query) again();
  }, [results]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      refine(readSearchInput(next).query);
    },
    [refine],
  );
  const choose = useCallback(
    (next: SearchKind | undefined) => {
      setKind(next);
      // A menu is cleared by choosing again what is chosen.
      if (next !== kind) toggleKind(next ?? kind ?? '');
    },
    [kind, toggleKind],
  );

  const place = useMemo(
    () => ({ basePath, prefix, localePrefixes, externalUrlRegex }),
    [prefix, localePrefixes, externalUrlRegex],
  );
  // Not the items of the hook, which are made anew whenever InstantSearch renders.
  const hits = results?.hits;
  // What InstantSearch does not know of an answer, it keeps.
  const { source, awaitsTexts = false } = (results ?? {}) as Partial<Pick<SearchAnswer, 'awaitsTexts'>> & {
    readonly source?: SearchSource;
  };
  const groups = useMemo(
    () => groupHits((hits ?? []).flatMap((hit) => readHit(hit, place, awaitsTexts) ?? [])),
    [hits, place, awaitsTexts],
  );
  const findRaw = useCallback((id: string) => hits?.find(({ objectID }) => objectID === id), [hits]);
  return {
    text,
    input,
    kind,
    change,
    choose,
    groups,
    findRaw,
    count: results?.nbHits ?? 0,
    countOf: (wanted) => kinds.find(({ value }) => value === wanted)?.count ?? 0,
    hasKinds: kinds.length > 0,
    isCurrent: status !== 'error' && results?.query === input.query,
    isPart: awaitsTexts,
    isSlow: status === 'stalled',
    hasFailed: status === 'error',
    retry: again,
    isLocal: hosted !== undefined && source === 'local' && !isPrivateQuery(input.query),
    place,
  };
}
