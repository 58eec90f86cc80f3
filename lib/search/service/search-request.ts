import type { SearchRecord } from '../records/record';
import type { MarkedText } from '../view/mark-matches';

/** The parameters of InstantSearch's request that the engine reads. */
export type SearchParams = {
  readonly query?: string | undefined;
  /** Counted from 0. */
  readonly page?: number | undefined;
  readonly hitsPerPage?: number | undefined;
  /** Names of the facets to count. */
  readonly facets?: string | readonly string[] | undefined;
  /** "name:value" conditions: all of the outer list, any of an inner one. */
  readonly facetFilters?: string | readonly (string | readonly string[])[] | undefined;
  readonly filters?: string | undefined;
  readonly highlightPreTag?: string | undefined;
  readonly highlightPostTag?: string | undefined;
  /** "content:20" cuts twenty words of the text. */
  readonly attributesToSnippet?: readonly string[] | undefined;
};

/** One query of a page; InstantSearch sends several at once. */
export type SearchRequest = { readonly indexName: string; readonly params?: SearchParams | undefined };

/** A record that answers a query, with its matches marked by attribute: `_highlightResult['hierarchy.lvl1']`. */
export type SearchHit = SearchRecord & {
  readonly _highlightResult: Readonly<Record<string, MarkedText>>;
  readonly _snippetResult: { readonly content: MarkedText };
};

/** An answer of the embedded engine in InstantSearch's terms. */
export type SearchAnswer = {
  readonly index: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly params: string;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly exhaustiveNbHits: boolean;
  readonly exhaustiveFacetsCount: boolean;
  readonly processingTimeMS: number;
  readonly source: 'local';
  /** The texts are still on their way to the engine: with them it may find more, and hits have no excerpts yet. */
  readonly awaitsTexts?: true;
  /** It awaits the texts and begins all the same with what was asked for by its name: they will not change that. */
  readonly isNamed?: true;
};

const HITS_PER_PAGE = 20;

/** Number of hits on a page, the engine's own unless the request says otherwise. */
export function readHitsPerPage(params: SearchParams | undefined): number {
  return params?.hitsPerPage ?? HITS_PER_PAGE;
}

/** The answer to a query without words: no hit, and nothing fetched for it. */
export function answerNothing({ indexName, params }: SearchRequest): SearchAnswer {
  return {
    index: indexName,
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: readHitsPerPage(params),
    query: params?.query ?? '',
    params: '',
    facets: {},
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    processingTimeMS: 0,
    source: 'local',
  };
}
