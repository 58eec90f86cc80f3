import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SearchKind } from '@/lib/search/records/record';
import { readSearchInput } from '@/lib/search/service/read-input';
import { createRequests, escapeHit } from '@/lib/search/view/page-request';
import type { EmbeddedClient } from './engine/embedded-client';
import type { SearchQuery, SearchResults, SearchShown, SearchStart } from './search-query';

/** Milliseconds after which a search is said to be slow. */
const STALLED = 200;

type State = Pick<SearchQuery, 'status' | 'counts'> & { readonly results: SearchResults | undefined };

/** A query of the embedded engine. Answers are shown as they come, except those that a newer one has overtaken. */
export function useEmbeddedQuery(client: EmbeddedClient, start: SearchStart, shown: SearchShown): SearchQuery {
  const { hitsPerPage, excerptWords } = shown;
  const [state, setState] = useState<State>({ results: undefined, status: 'idle', counts: new Map() });
  const asked = useRef({ query: readSearchInput(start.text).query, kind: start.kind });
  const turns = useRef({ begun: 0, shown: 0 });

  const run = useCallback(async () => {
    const turn = ++turns.current.begun;
    const isNewest = () => turn === turns.current.begun;
    const tell = (status: State['status']) => isNewest() && setState((now) => ({ ...now, status }));
    tell('loading');
    const timer = setTimeout(() => tell('stalled'), STALLED);
    try {
      const { results } = await client.search(createRequests({ ...asked.current, hitsPerPage, excerptWords }));
      const [found, ofAllKinds = found] = results;
      if (!found || turn < turns.current.shown) return;
      turns.current.shown = turn;
      const answer = { ...found, hits: found.hits.map(escapeHit) };
      const counts = new Map(Object.entries(ofAllKinds?.facets.tags ?? {}));
      setState((now) => ({ results: answer, status: isNewest() ? 'idle' : now.status, counts }));
    } catch {
      tell('error');
    } finally {
      clearTimeout(timer);
    }
  }, [client, hitsPerPage, excerptWords]);
  useEffect(() => void run(), [run]);

  const ask = useCallback(
    (query: string) => {
      asked.current = { ...asked.current, query };
      run();
    },
    [run],
  );
  const choose = useCallback(
    (kind: SearchKind | undefined) => {
      asked.current = { ...asked.current, kind };
      run();
    },
    [run],
  );
  return useMemo(() => ({ ...state, ask, choose }), [state, ask, choose]);
}
