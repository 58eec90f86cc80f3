import QuickLRU from 'quick-lru';
import { createOutage } from '@/lib/search/service/outage';
import { createTurns } from '@/lib/search/service/turns';
import type { HostedClient } from './hosted-client';
import type { SearchRequest, SearchResponse } from './search-client';

/** An engine that answers on the reader's machine. */
export type LocalClient = {
  search(requests: readonly SearchRequest[]): Promise<SearchResponse>;
  warm(): void;
  onImproved(listener: () => void): () => void;
};

type FallbackParts = {
  readonly hosted: HostedClient;
  readonly local: LocalClient;
  /** Milliseconds without a new query before the hosted service is asked. */
  readonly pause: number;
  /** Whether a query must not leave the reader's machine. */
  readonly isPrivate: (query: string) => boolean;
};

/** Hosted answers that are kept, for going back to a query and for asking again after an outage. */
const KEPT_ANSWERS = 50;

/**
 * The hosted service with the local engine as its stand-in. Queries wait for a pause in the typing and are given up
 * when a newer one overtakes them. When the service fails, the same query is answered locally, further ones do not
 * wait for it, and it is tried again in the background; listeners hear when it is back.
 * A search is rejected only when both engines failed.
 */
export function createFallbackClient({ hosted, local, pause, isPrivate }: FallbackParts): LocalClient {
  const answers = new QuickLRU<string, SearchResponse>({ maxSize: KEPT_ANSWERS });
  const listeners = new Set<() => void>();
  const turns = createTurns<SearchResponse>();
  let isLocal = false;
  let lastAsked: readonly SearchRequest[] | undefined;

  const outage = createOutage({
    isWatched: () => listeners.size > 0,
    retry: async () => {
      if (lastAsked) await askHosted(lastAsked, new AbortController().signal);
    },
    onEnd: () => {
      for (const listener of listeners) listener();
    },
  });

  async function askHosted(requests: readonly SearchRequest[], signal: AbortSignal): Promise<SearchResponse> {
    const response = await hosted.search(requests, signal);
    answers.set(JSON.stringify(requests), response);
    return response;
  }

  async function askLocal(requests: readonly SearchRequest[]): Promise<SearchResponse> {
    const response = await local.search(requests);
    isLocal = true;
    return response;
  }

  /** The local answer in place of the hosted one. */
  async function standIn(requests: readonly SearchRequest[], fault: unknown): Promise<SearchResponse> {
    try {
      return await askLocal(requests);
    } catch (localFault) {
      throw new AggregateError([fault, localFault], 'Neither the hosted nor the local search answers');
    }
  }

  async function answer(requests: readonly SearchRequest[], signal: AbortSignal): Promise<SearchResponse> {
    const queries = requests.map(({ params }) => params?.query ?? '');
    if (queries.every((query) => query === '') || queries.some(isPrivate)) return askLocal(requests);
    lastAsked = requests;
    const kept = answers.get(JSON.stringify(requests));
    if (kept) {
      isLocal = false;
      return kept;
    }
    if (outage.isOn()) {
      // Rather a slow answer than none: the service may be back although nobody tried it yet.
      return askLocal(requests).catch(() => askHosted(requests, signal));
    }
    await wait(pause, signal);
    try {
      const response = await askHosted(requests, signal);
      isLocal = false;
      outage.end();
      return response;
    } catch (fault) {
      signal.throwIfAborted();
      outage.begin(fault);
      return standIn(requests, fault);
    }
  }

  return {
    search: (requests) => turns.take(requests[0]?.indexName ?? '', (signal) => answer(requests, signal)),
    warm: () => (outage.isOn() ? local.warm() : hosted.warm()),
    onImproved: (listener) => {
      listeners.add(listener);
      const endLocal = local.onImproved(() => isLocal && listener());
      return () => {
        listeners.delete(listener);
        endLocal();
      };
    },
  };
}

/** Resolves after some milliseconds, or is rejected with the signal's reason. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
