import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from './free-port';
import { exportFolder } from './site-pages';

export type ServerKind = 'python3 -m http.server' | 'nginx' | 'nginx with error_page';
export type PlainServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Serves the export on a free port with a server that knows nothing of this site. */
export async function startServer(kind: ServerKind): Promise<PlainServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plain-server-'));
  const child = kind === 'python3 -m http.server' ? startPython(port) : startNginx(folder, port, kind !== 'nginx');
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      `${kind} answers`,
    )
    .toBe(true);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startPython(port: number): ChildProcess {
  const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', exportFolder];
  return spawn('python3', args, { stdio: 'ignore' });
}

function startNginx(folder: string, port: number, knowsErrorPage: boolean): ChildProcess {
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, describeNginx(folder, port, knowsErrorPage));
  return spawn('nginx', ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' });
}

/**
 * The server block is Debian's /etc/nginx/sites-available/default with another port and root. What is around it only
 * lets nginx run in a folder of its own, as the user who runs the tests. The line for 404.html is the one of the README.
 */
function describeNginx(folder: string, port: number, knowsErrorPage: boolean): string {
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
        root ${exportFolder};
        index index.html index.htm index.nginx-debian.html;
        server_name _;
        ${knowsErrorPage ? 'error_page 404 /404.html;' : ''}
        location / {
          try_files $uri $uri/ =404;
        }
      }
    }`;
}
