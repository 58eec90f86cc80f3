import { createServer, type IncomingMessage } from 'node:http';
import { listenLocally } from '../../../scripts/listen-locally';
import { answerRequest } from './answer-request';
import { createServerState, type ServerFault, type ServerState } from './state';

export type LocalServer = {
  readonly state: ServerState;
  readonly node: { readonly host: string; readonly port: number; readonly protocol: 'http'; readonly path: '' };
  stop(): Promise<void>;
};

/** A server on this machine that checks and answers like Typesense, and fails where its state says so. */
export async function serveTypesense(state: ServerState = createServerState()): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const fault = takeFault(state, request);
    if (fault?.effect === 'cutOff') {
      request.socket.destroy();
      return;
    }
    if (typeof fault?.effect === 'object') {
      response.writeHead(fault.effect.status, { 'content-type': 'text/plain' }).end(fault.effect.body);
      return;
    }
    const header = request.headers['x-typesense-api-key'];
    const answer = answerRequest(state, {
      method: request.method ?? '',
      url: request.url ?? '',
      key: typeof header === 'string' ? header : undefined,
      body,
    });
    if (fault?.effect === 'lostAnswer') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.body);
  });
  const { url, stop } = await listenLocally(server);
  const { hostname: host, port } = new URL(url);
  return { state, node: { host, port: Number(port), protocol: 'http', path: '' }, stop };
}

function takeFault({ faults }: ServerState, { method, url = '' }: IncomingMessage): ServerFault | undefined {
  const fault = faults.find(
    ({ method: of, path, times = 1 }) => times > 0 && (of === undefined || of === method) && path.test(url),
  );
  if (fault?.times !== undefined) fault.times--;
  return fault;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
