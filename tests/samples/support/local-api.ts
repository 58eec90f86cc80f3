import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type LocalServer, listenLocally } from '../../../scripts/listen-locally';

/** A request as it came over the wire. `target` is path and query, without the key. */
export type Arrival = {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type Answer = {
  readonly status: number;
  readonly mediaType?: string;
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * A server on this machine that takes the API's place. Every sample gets a base address with a key of its own in
 * the path, so that what arrived can be told apart without touching anything else of the sample.
 */
export class LocalApi {
  readonly #server: Server;
  #running: LocalServer | undefined;
  readonly #arrivals = new Map<string, Arrival[]>();

  /** @param answer what to answer under a key, by how many requests came under it before */
  constructor(answer: (key: string, before: number) => Answer) {
    this.#server = createServer(async (message, response) => {
      const [, part = '', rest = ''] = /^\/([^/]*)(.*)$/su.exec(message.url ?? '') ?? [];
      const key = decodeURIComponent(part);
      const { method = '', headers } = message;
      const arrivals = this.#arrivals.get(key) ?? [];
      this.#arrivals.set(key, [...arrivals, { method, target: rest, headers, body: await buffer(message) }]);
      const { status, mediaType, body, headers: own } = answer(key, arrivals.length);
      response
        .writeHead(status, { ...own, ...(mediaType === undefined ? {} : { 'Content-Type': mediaType }) })
        .end(body);
    });
  }

  async start(): Promise<void> {
    this.#running = await listenLocally(this.#server);
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
  }

  /** The base address for a key, without a slash at the end. */
  baseFor(key: string): string {
    if (!this.#running) throw new Error('The server was not started.');
    return `${this.#running.url}/${encodeURIComponent(key)}`;
  }

  arrivalsOf(key: string): readonly Arrival[] {
    return this.#arrivals.get(key) ?? [];
  }
}

/** Headers that clients add on their own and that say nothing about the request. */
const TRANSPORT = ['host', 'connection', 'user-agent', 'accept-encoding', 'accept-language', 'content-length'];
const MORE_TRANSPORT = ['transfer-encoding', 'expect', 'upgrade', 'http2-settings', 'sec-fetch-mode', 'keep-alive'];

/** The headers that the sample asked for; `Accept: *` is what a client says when the sample says nothing. */
export function meaningfulHeaders({ headers }: Arrival): IncomingHttpHeaders {
  const left = Object.entries(headers).filter(
    ([name, value]) => ![...TRANSPORT, ...MORE_TRANSPORT].includes(name) && !(name === 'accept' && value === '*/*'),
  );
  return Object.fromEntries(left);
}
