import type { SampleLanguage } from '../../config/sample-languages';
import type { Grammar } from '../../highlight/highlight';

/** HTTP methods the API uses. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One request, reduced to what goes over the wire. Every sample language is generated from this value,
 * so that all languages send the same method, address, headers and body.
 */
export type SampleRequest = {
  readonly method: HttpMethod;
  /** Absolute address with path parameters filled and query percent-encoded. */
  readonly url: string;
  /** Headers in the order they are written, without Authorization. Values are raw text. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Whether the request carries `Authorization: Bearer` with the token of the TOKEN environment variable. */
  readonly bearer: boolean;
  /** JSON value sent as body with `Content-Type: application/json`; absent when there is no body. */
  readonly body?: JsonValue;
  /** What the answer holds: decides whether the sample prints it, or saves it to `fileName`. */
  readonly answer: { readonly kind: 'json' | 'text' | 'none' } | { readonly kind: 'file'; readonly fileName: string };
};

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A generator: pure, total, no side effects. Gives the source text without a trailing newline. */
export type SampleGenerator = {
  readonly language: SampleLanguage;
  /** Name the reader sees. */
  readonly label: string;
  /** Shiki grammar id. */
  readonly grammar: Grammar;
  /** File extension of a sample saved to disk, without the dot. */
  readonly extension: string;
  readonly generate: (request: SampleRequest) => string;
};
