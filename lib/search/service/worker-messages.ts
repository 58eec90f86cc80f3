import type { SearchAnswer, SearchRequest } from './search-request';
import type { ServiceAddresses } from './search-service';

/** What the page tells the worker. Addresses come first, and once; the text of the first file when the page has it. */
export type ToWorker =
  | { readonly kind: 'open'; readonly addresses: ServiceAddresses }
  | { readonly kind: 'first'; readonly text: string | undefined }
  | { readonly kind: 'warm'; readonly tags: readonly string[] | undefined }
  | {
      readonly kind: 'search';
      readonly id: number;
      readonly requests: readonly SearchRequest[];
      readonly tags: readonly string[];
    };

/** What the worker tells the page. */
export type FromWorker =
  | { readonly kind: 'improved' }
  | { readonly kind: 'answers'; readonly id: number; readonly answers: readonly SearchAnswer[] }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
