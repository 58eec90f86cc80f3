import { readKey } from '../../text/json-object';
import { HostedError } from './hosted-error';

/** One server of the hosted search. */
export type SearchNode = {
  readonly host: string;
  readonly port: number;
  readonly protocol: string;
  /** '' or a path without final slash. */
  readonly path: string;
};

/** An answer of the service to several searches, in their order. */
export type NodeAnswer = { readonly results: readonly object[] };

export type AskNodes = (body: string, signal: AbortSignal) => Promise<NodeAnswer>;

type NodeSettings = {
  readonly nodes: readonly SearchNode[];
  readonly searchKey: string;
  /** Milliseconds after which a node counts as not answering. */
  readonly timeLimit: number;
};

/**
 * A function that sends a body of searches to the nodes in turn, beginning with the one that answered last, until one
 * answers. What a node refuses (4xx) the others would refuse too: that ends the round.
 * Its promise is rejected with a HostedError, or with the signal's reason once that is aborted.
 */
export function createAskNodes({ nodes, searchKey, timeLimit }: NodeSettings, fetcher: typeof fetch): AskNodes {
  let first = 0;
  return async (body, signal) => {
    let last: unknown = new HostedError('unreachable', 'No node is configured');
    for (let turn = 0; turn < nodes.length; turn++) {
      const index = (first + turn) % nodes.length;
      const node = nodes[index];
      if (!node) break;
      try {
        const answer = await askNode(toAddress(node, searchKey), body, timeLimit, signal, fetcher);
        first = index;
        return answer;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof HostedError && error.status !== undefined && error.status < 500) throw error;
        last = error;
      }
    }
    throw last;
  };
}

/** The key travels in the address and the body as plain text: browsers then ask the server without asking leave first. */
function toAddress({ protocol, host, port, path }: SearchNode, searchKey: string): string {
  return `${protocol}://${host}:${port}${path}/multi_search?x-typesense-api-key=${encodeURIComponent(searchKey)}`;
}

async function askNode(address: string, body: string, timeLimit: number, signal: AbortSignal, fetcher: typeof fetch) {
  // Not AbortSignal.any, which browsers of 2023 do not have.
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const tooLate = new HostedError('timeLimit', `No answer within ${timeLimit} ms`);
  const timer = setTimeout(() => controller.abort(tooLate), timeLimit);
  try {
    signal.throwIfAborted();
    const headers = { 'content-type': 'text/plain' };
    const response = await fetcher(address, { method: 'POST', headers, body, signal: controller.signal });
    if (!response.ok) throw new HostedError('refused', await readMessage(response), response.status);
    return readAnswer(await response.text());
  } catch (error) {
    if (error instanceof HostedError) throw error;
    if (controller.signal.reason === tooLate) throw tooLate;
    throw new HostedError('unreachable', String(error), undefined, { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** The service's own words for a refusal, with its status. */
async function readMessage(response: Response): Promise<string> {
  const text = (await response.text()).slice(0, 300);
  const said = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  return `${response.status} ${said ?? response.statusText}`.trim();
}

function readAnswer(text: string): NodeAnswer {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new HostedError('unreadable', 'The answer is no JSON', undefined, { cause });
  }
  const results = readKey(value, 'results');
  if (!Array.isArray(results) || results.length === 0) throw new HostedError('unreadable', 'The answer has no results');
  for (const result of results) {
    const error = readKey(result, 'error');
    const code = readKey(result, 'code');
    if (typeof error === 'string') {
      throw new HostedError('refused', error, typeof code === 'number' ? code : 400);
    }
    if (!Array.isArray(readKey(result, 'hits')) && !Array.isArray(readKey(result, 'grouped_hits'))) {
      throw new HostedError('unreadable', 'A result has no hits');
    }
  }
  return { results };
}
