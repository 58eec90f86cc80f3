import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/tools.mjs';

/** A line of the fourth generation: milliseconds before an answer begins, and bytes per millisecond after that. */
const LATENCY = 100;
const RATE = 1000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves the export as a CDN does, compressed and cached for ever, over a line that is slow once `slowDown` was called.
 * It is the server that waits: a browser's own throttling does not reach the requests of workers.
 * @param headers sent with every answer
 */
export async function serveOverSlowLine(headers: Readonly<Record<string, string>> = {}) {
  let isSlow = false;
  const bodies = new Map<string, Buffer>();
  const read = (file: string) => {
    const known = bodies.get(file) ?? gzipSync(readFileSync(file));
    bodies.set(file, known);
    return known;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(root, 'out', decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
    const body = read(file);
    const send = () => {
      response.writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'text/plain',
        'content-encoding': 'gzip',
        'cache-control': 'max-age=31536000, immutable',
        ...headers,
      });
      response.end(body);
    };
    setTimeout(send, isSlow ? LATENCY + body.length / RATE : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    slowDown: () => {
      isSlow = true;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
