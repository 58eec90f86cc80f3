import type { InstantSearchProps } from 'react-instantsearch';
import type { HostedSearch } from '@/lib/config/search-schema';
import { isPrivateQuery } from '@/lib/search/service/private-query';
import { createEmbeddedClient } from './embedded-client';
import { createSurvivingClient } from './fallback-client';
import { createHostedClient } from './hosted-client';

/** InstantSearch's own interface between its widgets and an engine. */
export type SearchClient = Exclude<InstantSearchProps['searchClient'], undefined>;

/** The engine that answered: each response of the client names it in `source`. */
export type SearchSource = 'hosted' | 'local';

/** The part of InstantSearch's request that both engines read. */
export type { SearchRequest } from '@/lib/search/service/search-request';
export type SearchResponse = { readonly results: readonly unknown[] };

export type { HostedSearch };

/** What search needs to know of the site and the page: plain data, passed by server components. */
export type SearchContext = {
  readonly locale: string;
  /** Values of `docusaurus_tag` wanted: "default", and one for each section's version in use. */
  readonly tags: readonly string[];
  /** With base path and hash, see `getSearchIndex`. */
  readonly indexAddresses: { readonly first: string; readonly content: string };
  readonly hosted: HostedSearch | undefined;
};

export type SiteSearchClient = SearchClient & {
  /** Fetches what the first result needs: to be called when the box is focused. */
  warm(): void;
  /**
   * Calls back when better answers can be had for the same query: the second tier landed, or the hosted service is
   * back. Returns what ends it.
   */
  onImproved(listener: () => void): () => void;
};

let made: { readonly key: string; readonly client: SiteSearchClient } | undefined;

/** The client of this document and context. Nothing is fetched before the first `warm()` or query. */
export function getSearchClient(context: SearchContext): SiteSearchClient {
  const key = JSON.stringify(context);
  // The type is generic over the hit and a union with compositions, which no engine here has.
  if (made?.key !== key) made = { key, client: createClient(context) as unknown as SiteSearchClient };
  return made.client;
}

function createClient({ hosted, ...context }: SearchContext) {
  const local = createEmbeddedClient(context);
  if (!hosted) return local;
  return createSurvivingClient({
    hosted: createHostedClient({ hosted, ...context }),
    local,
    pause: hosted.pause,
    isPrivate: isPrivateQuery,
  });
}
