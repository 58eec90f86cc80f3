import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';

/** Milliseconds after which a server that has not answered counts as hanging. */
export const PATIENCE = 10_000;

/** Waits until a server that was started listens on a port of this machine. */
export async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE;
  const isThere = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  while (!(await isThere())) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('The server does not start.');
  }
}
