import { z } from 'zod';
import { SiteError } from '../../errors/site-error';
import type { SearchNode } from './ask-nodes';

/** Environment variable with the key that may write. It is in no file of the project. */
export const ADMIN_KEY_VARIABLE = 'TYPESENSE_ADMIN_KEY';

/** Tries of a request to a node that is busy or cut off the connection, and milliseconds before the second. */
const TRIES = 4;
const FIRST_PAUSE = 500;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type AdminRequest = {
  readonly method: Method;
  /** With a slash in front, encoded. */
  readonly path: string;
  /** The right that the key needs for it, as the service calls it. */
  readonly right: string;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
};

export type AdminSettings = {
  readonly nodes: readonly SearchNode[];
  readonly adminKey: string;
  readonly fetcher: typeof fetch;
  /** Waits some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

/** The administration of a Typesense server, in as far as publishing needs it. */
export type AdminApi = {
  /**
   * The text of an answer; undefined when what was asked for, or is to go, is not there.
   * @throws SiteError that says what to do when no node answers, or the server refuses
   */
  request(request: AdminRequest): Promise<string | undefined>;
  /** The same for answers in JSON, checked. */
  read<Schema extends z.ZodType>(request: AdminRequest, schema: Schema): Promise<z.output<Schema> | undefined>;
};

/** Sends requests to the first node that answers; what is busy is tried again. */
export function createAdminApi({ nodes, adminKey, fetcher, wait }: AdminSettings): AdminApi {
  let hasAnswered = false;

  async function send(request: AdminRequest): Promise<Response> {
    let fault = 'there is no node';
    for (let tried = 0; tried < TRIES; tried++) {
      if (tried > 0) await wait(FIRST_PAUSE * 2 ** (tried - 1));
      for (const node of nodes) {
        const address = `${node.protocol}://${node.host}:${node.port}${node.path}`;
        try {
          const response = await fetcher(address + request.path, toInit(request, adminKey));
          if (response.status < 500 && response.status !== 429) return response;
          fault = `${address} answered ${response.status} ${await readMessage(response)}`;
        } catch (error) {
          const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
          fault = `${address}: ${reason}`;
        }
      }
    }
    throw new SiteError({
      place: { file: 'site.config.ts' },
      key: 'search.nodes',
      found: `no server answers to ${request.method} ${request.path} (${fault})`,
      fix: 'check host, port and protocol, and that the server runs and can be reached from here',
    });
  }

  async function request(asked: AdminRequest): Promise<string | undefined> {
    const response = await send(asked);
    // What is asked for or removed may not be there; what is written to has to be.
    if (response.status === 404 && (asked.method === 'GET' || asked.method === 'DELETE')) return undefined;
    if (response.status === 401 || response.status === 403) throw refuseKey(asked, hasAnswered);
    if (!response.ok) {
      throw new SiteError({
        place: { file: 'site.config.ts' },
        key: 'search',
        found: `the server refuses ${asked.method} ${asked.path}: ${response.status} ${await readMessage(response)}`,
        fix: 'do what the server says; nothing of what readers use was changed',
      });
    }
    hasAnswered = true;
    return response.text();
  }

  return {
    request,
    async read(asked, schema) {
      const text = await request(asked);
      if (text === undefined) return undefined;
      const parsed = schema.safeParse(parseJson(text));
      if (parsed.success) return parsed.data;
      throw new SiteError({
        place: { file: 'site.config.ts' },
        key: 'search.nodes',
        found: `the answer to ${asked.method} ${asked.path} is none of Typesense's: ${text.slice(0, 120)}`,
        fix: 'check that the nodes are Typesense servers of a supported version (27 to 30)',
      });
    },
  };
}

function toInit({ method, body }: AdminRequest, adminKey: string): RequestInit {
  const headers = { 'X-TYPESENSE-API-KEY': adminKey };
  if (body === undefined) return { method, headers };
  if (typeof body === 'string') return { method, headers: { ...headers, 'content-type': 'text/plain' }, body };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The service answers alike to an unknown key and to one without the right: what it allowed before tells them apart. */
function refuseKey({ right }: AdminRequest, hasAnswered: boolean): SiteError {
  return new SiteError({
    place: { file: 'environment' },
    key: ADMIN_KEY_VARIABLE,
    found: hasAnswered ? `the key lacks the right ${right}` : 'the server does not accept the key',
    fix: hasAnswered
      ? 'create a key with the rights that CONTRIBUTING.md names'
      : 'use an admin key of this server, or one with the rights that CONTRIBUTING.md names',
  });
}

async function readMessage(response: Response): Promise<string> {
  const text = await response.text();
  const parsed = z.object({ message: z.string() }).safeParse(parseJson(text));
  return (parsed.success ? parsed.data.message : text).slice(0, 300);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
