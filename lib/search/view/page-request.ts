import { escapeText } from '../../text/escape-html';
import type { SearchKind } from '../records/record';
import type { SearchHit, SearchRequest } from '../service/search-request';

/** Sections in each portion of results on the page of search, the site's and the archive's. */
export const PAGE_PORTION = 20;
/** Words of a section that are shown there below its title. */
export const PAGE_EXCERPT_WORDS = 24;

/** What the engine puts around matches: characters that no text of the site has, and that escaping leaves alone. */
const MATCH = { before: '\uE000', after: '\uE001' };

type Asked = {
  readonly query: string;
  /** The kind of results that is shown; undefined for all. */
  readonly kind: SearchKind | undefined;
  readonly hitsPerPage: number;
  /** Words of a section shown below its title. */
  readonly excerptWords: number;
};

/**
 * What the modal and the page ask the embedded engine: the query, and where one kind is shown a second one that only
 * counts all of them.
 */
export function createRequests({ query, kind, hitsPerPage, excerptWords }: Asked): readonly SearchRequest[] {
  const params = {
    query,
    hitsPerPage,
    facets: ['tags'],
    highlightPreTag: MATCH.before,
    highlightPostTag: MATCH.after,
    attributesToSnippet: [`content:${excerptWords}`],
  };
  // Only InstantSearch needs a name of the index.
  const indexName = '';
  if (kind === undefined) return [{ indexName, params }];
  return [
    { indexName, params: { ...params, facetFilters: [`tags:${kind}`] } },
    { indexName, params: { ...params, hitsPerPage: 0 } },
  ];
}

/** An answer's hit as InstantSearch would hand it on: texts are escaped, matches stand between `<mark>` and `</mark>`. */
export function escapeHit(hit: SearchHit): SearchHit {
  const titles = Object.entries(hit._highlightResult).map(([name, text]) => [name, mark(text)]);
  return {
    ...hit,
    _highlightResult: Object.fromEntries(titles),
    _snippetResult: { content: mark(hit._snippetResult.content) },
  };
}

function mark<Text extends { readonly value: string }>(text: Text): Text {
  const value = escapeText(text.value).replaceAll(MATCH.before, '<mark>').replaceAll(MATCH.after, '</mark>');
  return { ...text, value };
}
