import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { type LocalServer, listenLocally } from '../../scripts/listen-locally';
import { exportFolder } from './site-pages';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type OwnServerOptions = {
  /** The body of a file of the export. */
  readonly prepare: (file: string) => Buffer | string;
  /** Sent with every answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds before a body is sent. */
  readonly delay?: (body: Buffer | string) => number;
  /** Sends the body; whole, unless told otherwise. */
  readonly send?: (response: ServerResponse, body: Buffer | string, file: string) => void;
};

/** Serves the export from the test itself, which says what is sent; browsers keep all of it, as they do from a CDN. */
export function serveExport({
  prepare,
  headers,
  delay = () => 0,
  send = (response, body) => response.end(body),
}: OwnServerOptions): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(exportFolder, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
    const body = prepare(file);
    const answer = () => {
      response.writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'text/plain',
        'cache-control': 'max-age=31536000, immutable',
        ...headers,
      });
      send(response, body, file);
    };
    setTimeout(answer, delay(body));
  });
  return listenLocally(server);
}
