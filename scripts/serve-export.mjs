// Serves a built site the way good static hosts do. Plain JavaScript: npm start runs it without a TypeScript step.
// Usage: node scripts/serve-export.mjs FOLDER PORT [HOST]
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import send from 'send';

const [folder = 'out', port = '3000', host] = process.argv.slice(2);
const root = path.resolve(folder);
/** Milliseconds by which scripts come late, so that tests find what only works because they come at once. */
const scriptDelay = Number(process.env.SCRIPT_DELAY ?? 0);

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [address = '/', ...query] = (request.url ?? '/').split('?');
  const pathname = decode(address);
  const canonical = findCanonical(pathname);
  if (canonical === undefined) {
    answerNotFound(pathname, response);
  } else if (canonical !== pathname) {
    response.writeHead(302, { Location: [encodeURI(canonical), ...query].join('?') }).end();
  } else {
    setTimeout(() => serveFile(canonical, request, response), canonical.endsWith('.js') ? scriptDelay : 0);
  }
});
server.listen(Number(port), host);

/**
 * Answers with a published file, or the part of it that was asked for. Browsers ask each time whether it is still the
 * same, so that a new build shows at once.
 * @param {string} pathname
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function serveFile(pathname, request, response) {
  response.setHeader('Cache-Control', 'no-cache');
  const type = TYPES[path.extname(pathname)];
  if (type) response.setHeader('Content-Type', type);
  send(request, encodeURI(pathname), { root, cacheControl: false, dotfiles: 'allow' })
    .on('error', ({ status, headers }) => {
      // A part of the file may be on its way already.
      if (response.headersSent) return response.destroy();
      response.removeHeader('Content-Length');
      response.writeHead(status, headers).end();
    })
    .pipe(response);
}

/**
 * The address at which something is published, for the forms in which people write it: itself; with the slash that
 * ends a page's address; without a final `.html`, `/index` or `/index.html`. What really has a name wins.
 * @param {string} pathname
 * @returns {string | undefined} nothing when no form of the address exists
 */
function findCanonical(pathname) {
  const stripped = pathname.replace(/(\/index\.html|\/index|\.html)\/?$/, '');
  const pages = [pathname.endsWith('/') ? pathname : `${pathname}/`, `${stripped}/`];
  if (pathname.endsWith('/index.html')) pages.reverse();
  else if (isFile(pathname)) return pathname;
  return pages.map((page) => page.replace(/\/{2,}/g, '/')).find((page) => isFile(`${page}index.html`));
}

/** Types that the list of registered ones lacks, or knows without the encoding. */
const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  '.http': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
});

/** @param {string} pathname */
function isFile(pathname) {
  const file = path.join(root, pathname);
  try {
    return file.startsWith(root + path.sep) && statSync(file).isFile();
  } catch {
    // Nor is what cannot be the name of a file: too long, or with a zero in it.
    return false;
  }
}

/**
 * Answers with the nearest 404.html above the address: each locale has its own.
 * @param {string} pathname
 * @param {import('node:http').ServerResponse} response
 */
function answerNotFound(pathname, response) {
  let nearest = '/404.html';
  let folder = '/';
  for (const name of path.posix.join('/', pathname).split('/')) {
    folder = path.posix.join(folder, name);
    if (!existsSync(path.join(root, folder))) break;
    if (isFile(`${folder}/404.html`)) nearest = `${folder}/404.html`;
  }
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(isFile(nearest) ? readFileSync(path.join(root, nearest)) : 'Not found');
}

/**
 * The path that an address names; as it stands when it is no valid address, and then no file has that name.
 * @param {string} address
 */
function decode(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
