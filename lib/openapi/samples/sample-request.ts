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
  readonly headers: readonly SampleHeader[];
  /** Whether the request carries `Authorization: Bearer` with the token of the TOKEN environment variable. */
  readonly bearer: boolean;
  /** JSON value sent as body with `Content-Type: application/json`; absent when there is no body. */
  readonly body?: JsonValue;
  /** Where a sample finds a body too long to stand in its code. */
  readonly bodyFile?: BodyFile;
  /** A value of the body that is a file of the reader's in base64; the body then stands in the code. */
  readonly ownFile?: OwnFile;
  /** A body that is no JSON; there is no `body` then. */
  readonly upload?: Upload;
  readonly answer: SampleAnswer;
  /** Whether a POST only reads. */
  readonly isSafe?: true;
};

export type SampleHeader = {
  readonly name: string;
  readonly value: string;
  /** Whether each call has a value of its own, which the sample makes; `value` is one such then. */
  readonly isFresh?: boolean;
};

export type BodyFile = {
  readonly name: string;
  /** Where the file can be had. */
  readonly url: string;
  /** Keys that lead to the value that is the moment of the call, if there is one. */
  readonly now?: readonly string[];
};

export type OwnFile = {
  readonly name: string;
  /** Keys that lead to the value. */
  readonly keys: readonly string[];
};

/** A file of the reader's as it is, or a form that holds one. */
export type Upload =
  | { readonly kind: 'file'; readonly name: string; readonly mediaType: string }
  | { readonly kind: 'form'; readonly parts: readonly FormPart[] };

/** A part of a form; `value` is the name of the reader's file, the text, or the environment variable with the secret. */
export type FormPart = {
  readonly kind: 'file' | 'text' | 'secret';
  readonly name: string;
  readonly value: string;
};

/** What the answer holds: decides whether the sample prints it, saves it to `fileName`, or reads `situacao` in it. */
export type SampleAnswer =
  | { readonly kind: 'json' | 'text' | 'none' }
  | { readonly kind: 'file'; readonly fileName: string }
  | {
      readonly kind: 'result';
      /** The `situacao` of what the tax authority refused. */
      readonly refused: string;
      /** Address to ask while the result is not there; the receipt's id goes to its end. */
      readonly statusUrl?: string;
    };

export type ResultAnswer = Extract<SampleAnswer, { readonly kind: 'result' }>;

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
