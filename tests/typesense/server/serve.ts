import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so not the name of a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    state,
    node: { host: '127.0.0.1', port, protocol: 'http', path: '' },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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
