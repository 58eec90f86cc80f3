import { spawn } from 'node:child_process';
import { type RunningServer, runServer, startNginx } from './run-server';
import { exportFolder } from './site-pages';

export type ServerKind = 'python3 -m http.server' | 'nginx' | 'nginx with error_page';

/** Serves the export on a free port with a server that knows nothing of this site. */
export function startServer(kind: ServerKind): Promise<RunningServer> {
  return kind === 'python3 -m http.server'
    ? startPython(exportFolder)
    : startNginx(describeDefaultSite(kind !== 'nginx'));
}

/** Serves a folder with a server that knows of no redirects and no headers of the site. */
export function startPython(folder: string): Promise<RunningServer> {
  return runServer((port) => {
    const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', folder];
    return spawn('python3', args, { stdio: 'ignore' });
  });
}

/** Debian's /etc/nginx/sites-available/default with another root. The line for 404.html is the one of the README. */
function describeDefaultSite(knowsErrorPage: boolean): string {
  return `
    root ${exportFolder};
    index index.html index.htm index.nginx-debian.html;
    server_name _;
    ${knowsErrorPage ? 'error_page 404 /404.html;' : ''}
    location / {
      try_files $uri $uri/ =404;
    }`;
}
