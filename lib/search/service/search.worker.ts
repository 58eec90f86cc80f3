// Entry of the search worker: what costs time happens here, away from the page.
import type { FetchedFirst } from './fetch-first';
import { createSearchService, type SearchService } from './search-service';
import type { FromWorker, ToWorker } from './worker-messages';

let service: SearchService | undefined;
let takeFirst: ((first: FetchedFirst | undefined) => void) | undefined;

const tell = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') {
    const first = new Promise<FetchedFirst | undefined>((resolve) => {
      takeFirst = resolve;
    });
    service = createSearchService(data.manifest, () => tell({ kind: 'improved' }), first);
  } else if (data.kind === 'first') takeFirst?.(data.first);
  else if (data.kind === 'warm') service?.warm(data.tags);
  else {
    const { id, requests, tags } = data;
    service?.search(requests, tags).then(
      (answers) => tell({ kind: 'answers', id, answers }),
      (error: unknown) => tell({ kind: 'failure', id, message: String(error) }),
    );
  }
});
