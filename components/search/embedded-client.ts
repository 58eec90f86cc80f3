import { basePath } from '@/lib/routes/base-path';
import { indexRecords, rankRecords } from '@/lib/search/rank';
import type { SearchRecord } from '@/lib/search/record';
import type { SearchRequest, SearchResponse } from './search-client';

const HITS_PER_PAGE = 15;
let index: Promise<ReturnType<typeof indexRecords>> | undefined;

/**
 * Answers from the records published with the site: works on any static server.
 * @throws when the records cannot be fetched; the next call tries again
 */
export async function searchEmbedded(requests: readonly SearchRequest[]): Promise<SearchResponse> {
  // InstantSearch asks once before anything is typed: that needs no records.
  if (requests.every(({ params }) => !params?.query)) return { results: requests.map(() => answer([], '', 0)) };
  index ??= loadIndex();
  const loaded = await index.catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return { results: requests.map(({ params }) => answer(loaded, params?.query ?? '', params?.page ?? 0)) };
}

async function loadIndex() {
  const response = await fetch(`${basePath}/search/records.json`);
  if (!response.ok) throw new Error(`The search records answered ${response.status}`);
  // Written by this site's own build from the same type.
  return indexRecords((await response.json()) as readonly SearchRecord[]);
}

function answer(loaded: Awaited<ReturnType<typeof loadIndex>>, query: string, page: number) {
  const found = rankRecords(loaded, query);
  const hits = found.slice(page * HITS_PER_PAGE, (page + 1) * HITS_PER_PAGE);
  return {
    hits: hits.map((record) => ({ ...record, objectID: record.id })),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / HITS_PER_PAGE),
    hitsPerPage: HITS_PER_PAGE,
    query,
    params: '',
    exhaustiveNbHits: true,
    processingTimeMS: 0,
  };
}
