import type { InstantSearchProps } from 'react-instantsearch';
import { searchEmbedded } from './embedded-client';

/** InstantSearch's own interface between its widgets and an engine. */
export type SearchClient = Exclude<InstantSearchProps['searchClient'], undefined>;

/** The part of InstantSearch's request that both engines read. */
export type SearchRequest = {
  readonly indexName: string;
  readonly params?: { readonly query?: string; readonly page?: number };
};
export type SearchResponse = { readonly results: readonly unknown[] };

/** The hosted service's public settings, from site.config.ts. */
export type HostedSearch = {
  readonly nodes: readonly { readonly host: string; readonly port: number; readonly protocol: string }[];
  readonly collection: string;
  readonly searchKey: string;
};

const QUERY_FIELDS = 'hierarchy.lvl0,hierarchy.lvl1,hierarchy.lvl2,tags,content';

/**
 * The client that search goes through: the hosted Typesense service when one is configured, the embedded records
 * otherwise, and also when the service fails. The adapter is fetched only when it is needed.
 */
export async function createSearchClient(hosted: HostedSearch | undefined): Promise<SearchClient> {
  const search = hosted ? await createHostedSearch(hosted) : searchEmbedded;
  // The type is generic over the hit and a union with compositions, which neither engine has.
  return { search } as unknown as SearchClient;
}

async function createHostedSearch(hosted: HostedSearch): Promise<typeof searchEmbedded> {
  const { default: TypesenseAdapter } = await import('typesense-instantsearch-adapter');
  const { searchClient } = new TypesenseAdapter({
    server: { apiKey: hosted.searchKey, nodes: hosted.nodes.map((node) => ({ ...node })) },
    additionalSearchParameters: { query_by: QUERY_FIELDS },
  });
  // The adapter implements the same call as the embedded client; its declared type is InstantSearch's union.
  const searchHosted = searchClient.search as unknown as typeof searchEmbedded;
  return async (requests) => {
    try {
      return await searchHosted(requests);
    } catch (error) {
      console.warn('The search service did not answer; the results come from this site.', error);
      return searchEmbedded(requests);
    }
  };
}
