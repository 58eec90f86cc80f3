import { useCallback, useEffect, useMemo, useState } from 'react';
import { basePath } from '@/lib/routes/base-path';
import type { SearchKind } from '@/lib/search/records/record';
import { isPrivateQuery } from '@/lib/search/service/private-query';
import { readSearchInput, type SearchInput } from '@/lib/search/service/read-input';
import type { SitePlace } from '@/lib/search/view/hit-address';
import { groupHits, type HitGroup, readHit } from '@/lib/search/view/hit-view';
import { useDocs } from '../document/docs-context.client';
import type { SearchClient } from './engine/search-client';
import type { SearchQuery, SearchStart } from './search-query';
import type { SearchSite } from './search-site';

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
 * The state of search inside SiteQuery, shared by the modal and the page.
 * @param start what SiteQuery started with
 */
export function useSiteSearch(
  site: SearchSite,
  client: SearchClient,
  query: SearchQuery,
  start: SearchStart,
): SiteSearch {
  const { prefix } = useDocs();
  const { localePrefixes, externalUrlRegex, hosted } = site;
  const { results, status, counts, ask, choose: chooseKind } = query;
  const [text, setText] = useState(start.text);
  const [kind, setKind] = useState(start.kind);
  const input = useMemo(() => readSearchInput(text), [text]);

  const again = useCallback(() => ask(input.query), [ask, input.query]);
  useEffect(() => client.onImproved(again), [client, again]);
  // What was typed while the engine was starting may not have reached it: its first answer is for less.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when an answer comes, not when the box changes.
  useEffect(() => {
    if (status === 'idle' && results && results.query !== input.query) again();
  }, [results]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      ask(readSearchInput(next).query);
    },
    [ask],
  );
  const choose = useCallback(
    (next: SearchKind | undefined) => {
      setKind(next);
      if (next !== kind) chooseKind(next);
    },
    [kind, chooseKind],
  );

  const place = useMemo(
    () => ({ basePath, prefix, localePrefixes, externalUrlRegex }),
    [prefix, localePrefixes, externalUrlRegex],
  );
  const { hits, source, awaitsTexts = false } = results ?? {};
  const groups = useMemo(
    () => groupHits((hits ?? []).flatMap((hit) => readHit(hit, place, awaitsTexts) ?? [])),
    [hits, place, awaitsTexts],
  );
  const findRaw = useCallback((id: string) => hits?.find((hit) => readId(hit) === id), [hits]);
  return {
    text,
    input,
    kind,
    change,
    choose,
    groups,
    findRaw,
    count: results?.nbHits ?? 0,
    countOf: (wanted) => counts.get(wanted) ?? 0,
    hasKinds: counts.size > 0,
    isCurrent: status !== 'error' && results?.query === input.query,
    isPart: awaitsTexts,
    isSlow: status === 'stalled',
    hasFailed: status === 'error',
    retry: again,
    isLocal: hosted !== undefined && source === 'local' && !isPrivateQuery(input.query),
    place,
  };
}

const readId = (hit: unknown) =>
  typeof hit === 'object' && hit !== null && 'objectID' in hit ? hit.objectID : undefined;
