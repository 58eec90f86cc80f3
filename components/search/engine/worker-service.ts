import { basePath } from '@/lib/routes/base-path';
import { FIRST_NAME, INDEX_FOLDER } from '@/lib/search/index/first-file';
import { fetchFirst } from '@/lib/search/service/fetch-first';
import type { SearchAnswer, SearchRequest } from '@/lib/search/service/search-request';
import type { SearchService } from '@/lib/search/service/search-service';
import type { FromWorker, ToWorker } from '@/lib/search/service/worker-messages';

/** Passed to the worker: to read the base path there would bring a stand-in for Node's `process` along. */
export const FIRST = `${basePath}${INDEX_FOLDER}${FIRST_NAME}`;

type Waiting = {
  readonly requests: readonly SearchRequest[];
  readonly tags: readonly string[];
  readonly resolve: (answers: readonly SearchAnswer[] | PromiseLike<readonly SearchAnswer[]>) => void;
  readonly reject: (error: Error) => void;
};

/**
 * The embedded search in a worker. Where the worker cannot be had (an old browser, a policy of the host, a script that
 * does not arrive) the same service runs on the page, and what was asked meanwhile is asked there again.
 * @param script address of the worker's script, which the build bundles into one file
 */
export function createWorkerService(script: string, onImproved: () => void): SearchService {
  let worker: Worker | undefined;
  let onPage: Promise<SearchService> | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  const moveToPage = () => {
    worker?.terminate();
    worker = undefined;
    // Loaded only now: pages whose worker runs never need it.
    onPage ??= import('@/lib/search/service/search-service').then(({ createSearchService }) =>
      createSearchService(FIRST, onImproved),
    );
    const service = onPage;
    service.catch(() => {
      onPage = undefined;
    });
    for (const { requests, tags, resolve } of waiting.values()) {
      resolve(service.then((own) => own.search(requests, tags)));
    }
    waiting.clear();
    return service;
  };

  const settle = (message: FromWorker) => {
    if (message.kind === 'improved') return onImproved();
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'answers') asked?.resolve(message.answers);
    else asked?.reject(new Error(message.message));
  };

  const start = () => {
    if (worker || onPage) return;
    try {
      worker = new Worker(script);
    } catch {
      moveToPage();
      return;
    }
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => settle(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      moveToPage();
    });
    worker.addEventListener('messageerror', moveToPage);
    send({ kind: 'open', address: FIRST });
    // Beside the worker's own scripts, not after them: the line is what the first result waits for.
    fetchFirst(FIRST).then(
      (first) => send({ kind: 'first', first }),
      () => send({ kind: 'first', first: undefined }),
    );
  };

  const send = (message: ToWorker) => worker?.postMessage(message);

  return {
    warm(tags) {
      start();
      send({ kind: 'warm', tags });
      onPage?.then(
        (service) => service.warm(tags),
        () => undefined,
      );
    },
    async search(requests, tags) {
      start();
      if (!worker) return (await (onPage ?? moveToPage())).search(requests, tags);
      return new Promise<readonly SearchAnswer[]>((resolve, reject) => {
        const id = ++count;
        waiting.set(id, { requests, tags, resolve, reject });
        send({ kind: 'search', id, requests, tags });
      });
    },
  };
}
