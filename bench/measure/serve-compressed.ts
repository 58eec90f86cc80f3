import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type LocalServer, listenLocally } from '../../scripts/listen-locally';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
/** What is compressed already. */
const PACKED = new Set(['.woff2', '.png', '.jpg', '.webp', '.avif', '.pagefind', '.pf_index', '.pf_fragment']);

/** Serves a built site as a CDN does: compressed, and to be kept by browsers. */
export async function serveCompressed(folder: string): Promise<LocalServer> {
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = path.join(folder, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const extension = path.extname(file);
    const isPacked = PACKED.has(extension);
    const body = bodies.get(file) ?? (isPacked ? readFileSync(file) : gzipSync(readFileSync(file), { level: 9 }));
    bodies.set(file, body);
    response.writeHead(200, {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': 'max-age=3600',
      ...(isPacked ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  });
  return listenLocally(server);
}
