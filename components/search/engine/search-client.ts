import type { InstantSearchProps } from 'react-instantsearch';
import type { HostedSearch } from '@/lib/config/search-schema';

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
