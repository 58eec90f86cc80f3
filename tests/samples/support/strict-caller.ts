import { randomUUID } from 'node:crypto';
import type { Environment } from '../../../lib/openapi/samples/environments';
import { TOKEN } from './run-samples';

// What the stand-in for the API knows of a caller, and how it reads and answers one.

/** What a caller of the stand-in is made to meet besides its rules. */
export type Trouble = {
  /** Calls that are answered with 429 first. */
  readonly limited?: number;
  /** Seconds after which the token is no longer taken, from the first call. */
  readonly tokenLife?: number;
  /** Questions for the result that find it still in the queue. */
  readonly queued?: number;
  /** What becomes of a document that no rule refuses. */
  readonly ending?: 'autorizado' | 'rejeitado' | 'erro';
  /** Whether another body has been sent with every key that the caller may use. */
  readonly isKeyTaken?: boolean;
  /** Connections that are cut in place of an answer. */
  readonly cut?: number;
  /** Whether the answer comes at once, with 200, as `esperar` asks for it. */
  readonly isImmediate?: boolean;
  /** Whether the account is empty: no token was made, no company added, no certificate sent. */
  readonly isNew?: boolean;
};

/** What became of a document. */
export type Issued = {
  readonly reciboId: string;
  readonly situacao: string;
  readonly chave: string;
  readonly retorno: object | undefined;
};

/** What one caller has done: callers know nothing of each other. */
export type State = {
  readonly keys: Map<string, { readonly body: string; readonly answer: Reply }>;
  readonly numbers: Map<string, string>;
  readonly receipts: Map<string, { asked: number; readonly issued: Issued }>;
  /** Companies of the account, and how often those that have a certificate were given one; all have one in an account that is not new. */
  readonly companies: Set<string>;
  readonly certified: Map<string, number>;
  token: string;
  since: number;
  limited: number;
  cut: number;
};

export type Reply = {
  readonly status: number;
  /** A text is XML or a PDF. */
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Caller = { readonly environment: Environment; readonly trouble: Trouble; readonly state: State };

/** A caller who has done nothing yet. */
export function createCaller(environment: Environment, trouble: Trouble): Caller {
  const { limited = 0, cut = 0, isNew } = trouble;
  const state: State = {
    keys: new Map(),
    numbers: new Map(),
    receipts: new Map(),
    companies: new Set(),
    certified: new Map(),
    token: isNew ? randomUUID() : TOKEN,
    since: 0,
    limited,
    cut,
  };
  return { environment, trouble, state };
}

type Document = { readonly documento?: { readonly ide?: Readonly<Record<string, string>> } } & Record<string, unknown>;

/** The body of a request; undefined where it is no JSON. */
export function parseJson(text: string): Document | undefined {
  try {
    // Whatever is not there is read as missing.
    return JSON.parse(text) as Document;
  } catch {
    return undefined;
  }
}

/** A refusal. */
export function problem(status: number, codigo: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers, body: { title: `Recusa ${codigo}`, status, codigo } };
}
