import { indexRecords, rankRecords } from '@/lib/search/rank';
import type { SearchRecord } from '@/lib/search/record';
import type { SearchContext, SearchRequest, SearchResponse, SearchSource } from './search-client';

const HITS_PER_PAGE = 20;
const SOURCE: SearchSource = 'local';

/** Answers from the records published with the site: works on any static server. */
export function createEmbeddedClient({ indexAddresses, tags }: SearchContext) {
  let index: Promise<ReturnType<typeof indexRecords>> | undefined;
  const getIndex = () => {
    index ??= loadIndex(indexAddresses.first).catch((error: unknown) => {
      index = undefined;
      throw error;
    });
    return index;
  };
  return {
    /** @throws when the records cannot be fetched; the next call tries again */
    async search(requests: readonly SearchRequest[]): Promise<SearchResponse> {
      // InstantSearch asks once before anything is typed: that needs no records.
      if (requests.every(({ params }) => !params?.query)) return { results: requests.map(() => answer([], undefined)) };
      const loaded = await getIndex();
      return {
        results: requests.map(({ params }) => {
          const found = rankRecords(loaded, params?.query ?? '');
          return answer(
            found.filter((record) => tags.includes(record.docusaurus_tag)),
            params,
          );
        }),
      };
    },
    warm: () => void getIndex().catch(() => undefined),
    onImproved: () => () => undefined,
  };
}

async function loadIndex(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search records answered ${response.status}`);
  // Written by this site's own build from the same type.
  return indexRecords((await response.json()) as readonly SearchRecord[]);
}

function answer(found: readonly SearchRecord[], params: SearchRequest['params']) {
  const { page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters = [] } = params ?? {};
  const wanted = [facetFilters].flat(3).map((filter) => filter.split(':')[1]);
  const kept = wanted.length === 0 ? found : found.filter(({ tags }) => tags.some((tag) => wanted.includes(tag)));
  const counts = new Map<string, number>();
  for (const tag of found.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return {
    hits: kept.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(toHit),
    nbHits: kept.length,
    page,
    nbPages: Math.ceil(kept.length / hitsPerPage),
    hitsPerPage,
    query: params?.query ?? '',
    params: '',
    facets: { tags: Object.fromEntries(counts) },
    exhaustiveNbHits: true,
    processingTimeMS: 0,
    source: SOURCE,
  };
}

const HIGHLIGHTED = [
  'hierarchy.lvl0',
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'hierarchy.lvl5',
  'hierarchy.lvl6',
] as const;

function toHit(record: SearchRecord) {
  const plain = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] });
  const titles = HIGHLIGHTED.flatMap((name) => (record[name] === null ? [] : [[name, plain(record[name])] as const]));
  return {
    ...record,
    _highlightResult: { ...Object.fromEntries(titles), content: plain(record.content) },
    _snippetResult: { content: { value: record.content, matchLevel: 'none' } },
  };
}
