import type { HostedSearch } from '@/lib/config/search-schema';
import type { SearchRequest } from '@/lib/search/service/search-request';

/** The engine that answered: each response of the client names it in `source`. */
export type SearchSource = 'hosted' | 'local';

export type { HostedSearch, SearchRequest };
export type SearchResponse = { readonly results: readonly unknown[] };

/** What search needs to know of the site and the page: plain data, passed by server components. */
export type SearchContext = {
  readonly locale: string;
  /** Values of `docusaurus_tag` wanted: "default", and one for each section's version in use. */
  readonly tags: readonly string[];
  /** Address of the script of the site's own search. */
  readonly worker: string;
};

/** An engine, with requests and answers in InstantSearch's form. */
export type SearchClient<Response extends SearchResponse = SearchResponse> = {
  search(requests: readonly SearchRequest[]): Promise<Response>;
  /** Fetches what the first result needs: to be called when the box is focused. */
  warm(): void;
  /**
   * Calls back when better answers can be had for the same query: the second tier landed, or the hosted service is
   * back. Returns what ends it.
   */
  onImproved(listener: () => void): () => void;
};
