import type { SearchAnswer, SearchRequest } from '@/lib/search/service/search-request';
import { answerNothing } from '@/lib/search/service/search-request';
import type { SearchService, ServiceAddresses } from '@/lib/search/service/search-service';
import { createWorkerService } from './worker-service';

/** The embedded search for one context: on any static server, with no service behind it. */
export type EmbeddedClient = {
  /** @throws when the index cannot be fetched; the next call tries again */
  search(requests: readonly SearchRequest[]): Promise<{ readonly results: readonly SearchAnswer[] }>;
  warm(): void;
  onImproved(listener: () => void): () => void;
};

type Context = { readonly indexAddresses: ServiceAddresses; readonly tags: readonly string[] };

type Shared = { readonly service: SearchService; readonly listeners: Set<() => void> };

/** One index for the document, whatever context asks. */
const sharedServices = new Map<string, Shared>();

/** Makes the client. Nothing is loaded before `warm` or the first query with words. */
export function createEmbeddedClient({ indexAddresses, tags }: Context): EmbeddedClient {
  return {
    async search(requests) {
      // InstantSearch asks once before anything is typed: that needs no worker.
      if (requests.every(({ params }) => !params?.query?.trim())) return { results: requests.map(answerNothing) };
      return { results: await share(indexAddresses).service.search(requests, tags) };
    },
    warm: () => share(indexAddresses).service.warm(tags),
    onImproved(listener) {
      const { listeners } = share(indexAddresses);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches the files of the embedded search, for whoever will make a client soon. */
export function warmEmbeddedSearch(addresses: ServiceAddresses): void {
  share(addresses).service.warm();
}

function share(addresses: ServiceAddresses): Shared {
  const known = sharedServices.get(addresses.first);
  if (known) return known;
  const listeners = new Set<() => void>();
  const service = createWorkerService(addresses, () => {
    for (const listener of listeners) listener();
  });
  const shared = { service, listeners };
  sharedServices.set(addresses.first, shared);
  return shared;
}
