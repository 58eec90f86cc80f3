import { vi } from 'vitest';
import { createFallbackClient } from '../../../../components/search/engine/fallback-client';
import type { SearchRequest, SearchResponse } from '../../../../components/search/engine/search-client';
import { HostedError } from '../../../../lib/search/typesense/hosted-error';

/** Milliseconds without a key after which the hosted engine is asked. */
export const PAUSE = 170;
/** The requests of a search. */
export const ask = (query: string, indexName = 'page'): readonly SearchRequest[] => [{ indexName, params: { query } }];
/** What an engine answers. */
export const answerOf = (source: string, requests: readonly SearchRequest[]): SearchResponse => ({
  results: requests.map(({ params }) => ({ source, query: params?.query })),
});
/** Which of the two engines an answer came from. */
export const sourceOf = ({ results }: SearchResponse) => (results[0] as { readonly source: string }).source;
/** Why the hosted engine fails in most tests. */
export const DOWN = new HostedError('unreachable', 'fetch failed');

/** A client between a hosted engine and a local one that answer whatever they are asked. */
export function createClient() {
  const hosted = {
    search: vi.fn(async (requests: readonly SearchRequest[], _signal: AbortSignal) => answerOf('hosted', requests)),
    warm: vi.fn(),
  };
  let improveLocal: () => void = () => undefined;
  const local = {
    search: vi.fn(async (requests: readonly SearchRequest[]) => answerOf('local', requests)),
    warm: vi.fn(),
    onImproved: vi.fn((listener: () => void) => {
      improveLocal = listener;
      return () => {
        improveLocal = () => undefined;
      };
    }),
  };
  const client = createFallbackClient({ hosted, local, pause: PAUSE, isPrivate: (query) => query === 'segredo' });
  /** Searches, and lets the pause pass. */
  const search = async (query: string) => {
    const answer = client.search(ask(query));
    answer.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(PAUSE);
    return answer;
  };
  return { hosted, local, client, search, improveLocal: () => improveLocal() };
}
