import type { SearchNode } from '../../../lib/search/typesense/ask-nodes';
import { serveTypesense } from '../server/serve';

/** The server that the contract is run against. */
export type ServerUnderTest = {
  readonly node: SearchNode;
  readonly adminKey: string;
  /** Collections and aliases of the tests begin with it, so that they meet nothing else on a real server. */
  readonly prefix: string;
  /** Sends a request with the admin key. */
  send(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: string }>;
  /** Removes what the tests made. */
  stop(): Promise<void>;
};

/** The real server of TYPESENSE_URL and TYPESENSE_ADMIN_KEY, or the local one that answers like it. */
export async function startServerUnderTest(): Promise<ServerUnderTest> {
  const { TYPESENSE_URL: url, TYPESENSE_ADMIN_KEY: key } = process.env;
  if (url === undefined) {
    const local = await serveTypesense();
    return createServer(local.node, local.state.adminKey, () => local.stop());
  }
  if (key === undefined) throw new Error('TYPESENSE_URL needs TYPESENSE_ADMIN_KEY beside it');
  const { hostname, port, protocol, pathname } = new URL(url);
  const scheme = protocol.replace(':', '');
  const node = {
    host: hostname,
    port: Number(port) || (scheme === 'https' ? 443 : 80),
    protocol: scheme,
    path: pathname.replace(/\/$/, ''),
  };
  return createServer(node, key, async () => undefined);
}

function createServer(node: SearchNode, adminKey: string, stop: () => Promise<void>): ServerUnderTest {
  const prefix = `test_${process.pid}_${Date.now()}`;
  const send: ServerUnderTest['send'] = async (method, path, body) => {
    const response = await fetch(`${node.protocol}://${node.host}:${node.port}${node.path}${path}`, {
      method,
      headers: { 'X-TYPESENSE-API-KEY': adminKey, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.text() };
  };
  return {
    node,
    adminKey,
    prefix,
    send,
    stop: async () => {
      const { body } = await send('GET', '/collections');
      const names = (JSON.parse(body) as readonly { readonly name: string }[]).map(({ name }) => name);
      for (const name of names.filter((one) => one.startsWith(prefix))) {
        await send('DELETE', `/collections/${name}`);
        await send('DELETE', `/synonym_sets/${name}`);
      }
      for (const alias of new Set(names.map((name) => name.replace(/_\d+$/, '')))) {
        if (alias.startsWith(prefix)) await send('DELETE', `/aliases/${alias}`);
      }
      await stop();
    },
  };
}
