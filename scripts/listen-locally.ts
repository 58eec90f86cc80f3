import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers on a free port of this machine. */
export type LocalServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts a server on a port that is free. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A TCP server that listens has an AddressInfo.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      // Browsers also open connections ahead, without asking anything: to Node these are not idle, and it would wait.
      server.closeAllConnections();
      await closed;
    },
  };
}
