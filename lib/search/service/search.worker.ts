// Entry of the search worker: what costs time happens here, away from the page.
import { createSearchService, type SearchService } from './search-service';
import type { FromWorker, ToWorker } from './worker-messages';

let service: SearchService | undefined;
let takeFirst: ((first: string | undefined) => void) | undefined;

const tell = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') {
    const first = new Promise<string | undefined>((resolve) => {
      takeFirst = resolve;
    });
    service = createSearchService(data.address, () => tell({ kind: 'improved' }), first);
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
