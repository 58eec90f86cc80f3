// Entry of the search worker: what costs time happens here, away from the page.
import { createSearchService, type SearchService } from './search-service';
import type { FromWorker, ToWorker } from './worker-messages';

let service: SearchService | undefined;

const tell = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') service = createSearchService(data.addresses, () => tell({ kind: 'improved' }));
  else if (data.kind === 'warm') service?.warm();
  else {
    const { id, requests, tags } = data;
    service?.search(requests, tags).then(
      (answers) => tell({ kind: 'answers', id, answers }),
      (error: unknown) => tell({ kind: 'failure', id, message: String(error) }),
    );
  }
});
