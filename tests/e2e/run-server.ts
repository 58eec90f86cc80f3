import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from './free-port';
import { waitForPort } from './wait-for-port';

export type RunningServer = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Runs nginx in a folder of its own, as the user who runs the tests.
 * @param site directives of its one server block, `listen` aside
 */
export function startNginx(site: string): Promise<RunningServer> {
  return runServer((port, folder) => {
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, describeNginx(folder, port, site));
    return spawn('nginx', ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' });
  });
}

/** Runs a server with a port and a folder of its own, both free again when it has stopped. */
export async function runServer(run: (port: number, folder: string) => ChildProcess): Promise<RunningServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plain-server-'));
  const child = run(port, folder);
  await waitForPort(port, child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What is around the server block only lets nginx run in a folder of its own. */
function describeNginx(folder: string, port: number, site: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/nginx.pid;
    events {}
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
      server {
        listen 127.0.0.1:${port} default_server;
        ${site}
      }
    }`;
}
