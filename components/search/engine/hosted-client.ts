import type TypesenseInstantsearchAdapter from 'typesense-instantsearch-adapter';
import { type AskNodes, createAskNodes } from '@/lib/search/typesense/ask-nodes';
import { HostedError } from '@/lib/search/typesense/hosted-error';
import { normaliseHit } from '@/lib/search/typesense/normalise-hit';
import {
  buildFilter,
  buildSearchParameters,
  readMissingField,
  type TypesenseParameters,
} from '@/lib/search/typesense/search-parameters';
import type { HostedSearch, SearchContext, SearchRequest, SearchResponse, SearchSource } from './search-client';

const SOURCE: SearchSource = 'hosted';
const HITS_PER_PAGE = 20;
/** The service refuses to give more hits at once. */
const MOST_HITS = 250;

export type HostedClient = {
  /** @throws HostedError when no node answers, or the signal's reason once it is aborted */
  search(requests: readonly SearchRequest[], signal: AbortSignal): Promise<SearchResponse>;
  /** Fetches the code that the first search needs. */
  warm(): void;
};

/** Fetched when it is first needed: sites without hosted search never load it. */
const loadAdapter = () => import('typesense-instantsearch-adapter').then((module) => module.default);

/** Search through the hosted service: InstantSearch's requests in, responses in the site's own form out. */
export function createHostedClient(
  context: Pick<SearchContext, 'locale' | 'tags'> & { readonly hosted: HostedSearch },
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): HostedClient {
  const { hosted } = context;
  const ask = createAskNodes(hosted, fetcher);
  const filter = buildFilter(hosted, context);
  const missing = new Set<string>();

  async function search(requests: readonly SearchRequest[], signal: AbortSignal): Promise<SearchResponse> {
    const Adapter = await loadAdapter();
    for (;;) {
      const own = requests.map((request) => toOwnRequest(request, hosted.collection, filter, missing));
      try {
        const response = await translate(Adapter, buildSearchParameters(hosted, missing), own, (body) =>
          ask(body, signal),
        );
        return { results: response.results.map((result, index) => toOwnResponse(result, requests[index])) };
      } catch (error) {
        const field = error instanceof HostedError ? readMissingField(error.message) : undefined;
        // Each field is left out at most once, so this ends.
        if (field === undefined || missing.has(field)) throw error;
        missing.add(field);
      }
    }
  }

  return { search, warm: () => void loadAdapter().catch(() => undefined) };
}

/** The adapter drops a configured filter as soon as a reader refines: the fixed one goes with each request instead. */
function toOwnRequest(
  { params = {} }: SearchRequest,
  collection: string,
  filter: string | undefined,
  missing: ReadonlySet<string>,
): SearchRequest {
  const filters = [filter, params.filters && `(${params.filters})`].filter(Boolean).join(' && ');
  const facets = [params.facets ?? []].flat().filter((facet) => !missing.has(facet));
  const facetFilters = typeof params.facetFilters === 'string' ? [params.facetFilters] : (params.facetFilters ?? []);
  const hitsPerPage = Math.min(params.hitsPerPage ?? HITS_PER_PAGE, MOST_HITS);
  return { indexName: collection, params: { ...params, hitsPerPage, facets, facetFilters, filters } };
}

/**
 * Lets the adapter turn InstantSearch's requests into the service's and its answers back. It sends nothing itself: it
 * would ask again on its own terms, could not be aborted, and writes every failure to the console. So it only hears
 * of answers; a failure ends this promise and leaves the adapter waiting, to be collected with it.
 */
function translate(
  Adapter: typeof TypesenseInstantsearchAdapter,
  parameters: TypesenseParameters,
  requests: readonly SearchRequest[],
  send: (body: string) => ReturnType<AskNodes>,
): Promise<SearchResponse> {
  return new Promise((resolve, reject) => {
    const { searchClient } = new Adapter({
      server: {
        apiKey: 'unused',
        nodes: [{ host: 'unused', port: 443, protocol: 'https' }],
        cacheSearchResultsForSeconds: 0,
        axiosAdapter: (config) =>
          send(String(config.data)).then(
            (data) => ({ data, status: 200, statusText: 'OK', headers: {}, config }),
            (error: unknown) => {
              reject(error);
              return new Promise<never>(() => undefined);
            },
          ),
      },
      additionalSearchParameters: { ...parameters },
    });
    // The adapter implements the same call as the site's engines; its declared type is InstantSearch's union.
    const search = searchClient.search as unknown as (all: readonly SearchRequest[]) => Promise<SearchResponse>;
    search(requests).then(resolve, (cause: unknown) =>
      reject(new HostedError('unreadable', 'The answer could not be translated', undefined, { cause })),
    );
  });
}

function toOwnResponse(result: unknown, request: SearchRequest | undefined) {
  const { page = 0, hitsPerPage = HITS_PER_PAGE, query = '' } = request?.params ?? {};
  // What the adapter makes of an answer is checked hit by hit; the rest it makes up itself.
  const { hits, nbHits, facets, processingTimeMS } = result as {
    readonly hits: readonly unknown[];
    readonly nbHits: number;
    readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly processingTimeMS: number;
  };
  return {
    hits: hits.flatMap((hit) => normaliseHit(hit) ?? []),
    nbHits,
    page,
    // Counting facets, InstantSearch asks for no hits at all.
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    query,
    params: '',
    facets,
    exhaustiveNbHits: true,
    processingTimeMS,
    source: SOURCE,
  };
}
