import type { SearchAnswer, SearchRequest } from './search-request';

/** What the page tells the worker. It is opened first, and once; the first file comes when the page has it. */
export type ToWorker =
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'first'; readonly first: string | undefined }
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
