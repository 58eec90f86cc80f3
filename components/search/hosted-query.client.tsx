'use client';
// Its own file, because only sites with a hosted service fetch InstantSearch.
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  Configure,
  InstantSearch,
  type InstantSearchProps,
  useHits,
  useInstantSearch,
  useMenu,
  useSearchBox,
} from 'react-instantsearch';
import type { SearchKind } from '@/lib/search/records/record';
import { readSearchInput } from '@/lib/search/service/read-input';
import { getHostedClient } from './engine/get-hosted-client';
import type { HostedSearch, SearchClient, SearchContext } from './engine/search-client';
import type { SearchQuery, SearchResults, SearchShown, SearchStart } from './search-query';

type HostedQueryProps = SearchShown & {
  readonly context: SearchContext;
  readonly hosted: HostedSearch;
  readonly start: SearchStart;
  /** Whether the engine starts at once, or with the first query. */
  readonly isEager: boolean;
  readonly children: (client: SearchClient, query: SearchQuery) => ReactNode;
};

/** InstantSearch around the hosted service, for the locale and the versions of the page that is open. */
export function HostedQuery({ context, hosted, start, isEager, children, ...shown }: HostedQueryProps) {
  // Each place that searches has a name of its own: a newer query overtakes only older ones of the same place.
  const place = useId();
  const [client] = useState(() => getHostedClient(context, hosted));
  const [initial] = useState(() => ({
    [place]: { query: readSearchInput(start.text).query, ...(start.kind && { menu: { tags: start.kind } }) },
  }));
  useEffect(() => {
    if (isEager) client.warm();
  }, [client, isEager]);
  return (
    <InstantSearch
      // Its own type is generic over the hit and a union with compositions, which no engine here has.
      searchClient={client as unknown as NonNullable<InstantSearchProps['searchClient']>}
      indexName={place}
      initialUiState={initial}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure hitsPerPage={shown.hitsPerPage} attributesToSnippet={[`content:${shown.excerptWords}`]} />
      <InstantQuery kind={start.kind}>{(query) => children(client, query)}</InstantQuery>
    </InstantSearch>
  );
}

type InstantQueryProps = {
  readonly kind: SearchKind | undefined;
  readonly children: (query: SearchQuery) => ReactNode;
};

/** What InstantSearch knows, as the modal and the page read it. */
function InstantQuery({ kind, children }: InstantQueryProps) {
  const { refine: ask } = useSearchBox();
  const { items, refine: toggle } = useMenu({ attribute: 'tags' });
  const { results: given } = useHits();
  const { status } = useInstantSearch({ catchError: true });
  const chosen = useRef(kind);
  const choose = useCallback(
    (next: SearchKind | undefined) => {
      // A menu is cleared by choosing again what is chosen.
      if (next !== chosen.current) toggle(next ?? chosen.current ?? '');
      chosen.current = next;
    },
    [toggle],
  );
  // Before the first answer InstantSearch makes one up, which is empty. What it does not know of an answer, it keeps.
  const results = given && !given.__isArtificial ? (given as unknown as SearchResults) : undefined;
  const counts = useMemo(() => new Map(items.map(({ value, count }) => [value, count])), [items]);
  return children({ results, status, counts, ask, choose });
}
