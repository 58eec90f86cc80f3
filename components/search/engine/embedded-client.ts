import type { SearchAnswer, SearchRequest } from '@/lib/search/service/search-request';
import { answerNothing } from '@/lib/search/service/search-request';
import type { SearchService } from '@/lib/search/service/search-service';
import type { SearchContext } from './search-client';
import { createWorkerService } from './worker-service';

/** The embedded search for one context: on any static server, with no service behind it. */
export type EmbeddedClient = {
  /** @throws when the index cannot be fetched; the next call tries again */
  search(requests: readonly SearchRequest[]): Promise<{ readonly results: readonly SearchAnswer[] }>;
  warm(): void;
  onImproved(listener: () => void): () => void;
};

type Context = Pick<SearchContext, 'tags' | 'worker'>;

type Shared = { readonly service: SearchService; readonly listeners: Set<() => void> };

/** One index for the document, whatever context asks. */
let shared: Shared | undefined;

/** Makes the client. Nothing is loaded before `warm` or the first query with words. */
export function createEmbeddedClient({ tags, worker }: Context): EmbeddedClient {
  return {
    async search(requests) {
      // InstantSearch asks once before anything is typed: that needs no worker.
      if (requests.every(({ params }) => !params?.query?.trim())) return { results: requests.map(answerNothing) };
      return { results: await share(worker).service.search(requests, tags) };
    },
    warm: () => share(worker).service.warm(tags),
    onImproved(listener) {
      const { listeners } = share(worker);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches the files of the embedded search, for whoever will make a client soon. */
export function warmEmbeddedSearch(worker: string): void {
  share(worker).service.warm();
}

function share(worker: string): Shared {
  if (shared) return shared;
  const listeners = new Set<() => void>();
  const service = createWorkerService(worker, () => {
    for (const listener of listeners) listener();
  });
  shared = { service, listeners };
  return shared;
}
