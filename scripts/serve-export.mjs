// Serves a built site the way good static hosts do. Plain JavaScript: npm start runs it with nothing but Node.
// Usage: node scripts/serve-export.mjs FOLDER PORT [HOST]
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const [folder = 'out', port = '3000', host] = process.argv.slice(2);
const root = path.resolve(folder);

// Files are looked up on each request, so that a new build shows at once; only named files, never a listing.
const serveFile = sirv(root, { dev: true, extensions: [], onNoMatch: answerNotFound, setHeaders: nameEncoding });

const server = createServer((request, response) => {
  const [address = '/', ...query] = (request.url ?? '/').split('?');
  const pathname = decode(address);
  const canonical = pathname === undefined ? undefined : findCanonical(pathname);
  if (canonical === undefined) {
    answerNotFound(request, response);
  } else if (canonical !== pathname) {
    response.writeHead(302, { Location: [encodeURI(canonical), ...query].join('?') }).end();
  } else {
    // The page of a folder is its index.html.
    if (canonical.endsWith('/')) request.url = `${encodeURI(canonical)}index.html`;
    serveFile(request, response);
  }
});
server.listen(Number(port), host);

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

/** Types of the site's text files, which are all UTF-8. */
const TEXT_TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.http': 'text/plain',
  '.yaml': 'application/yaml',
  '.xml': 'application/xml',
});

/**
 * Says that a text file is UTF-8: browsers assume another encoding.
 * @param {import('node:http').ServerResponse} response
 * @param {string} pathname
 */
function nameEncoding(response, pathname) {
  const type = TEXT_TYPES[path.extname(pathname)];
  if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
}

/** @param {string} pathname */
function isFile(pathname) {
  const file = path.join(root, pathname);
  return file.startsWith(root + path.sep) && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
}

/**
 * Answers with the nearest 404.html above the address: each locale has its own.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answerNotFound(request, response) {
  let directory = path.posix.join('/', decode((request.url ?? '/').split('?')[0] ?? '/') ?? '/', '.');
  while (directory !== '/' && !isFile(path.posix.join(directory, '404.html')))
    directory = path.posix.dirname(directory);
  const file = path.posix.join(directory, '404.html');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(isFile(file) ? readFileSync(path.join(root, file)) : 'Not found');
}

/** @param {string} address @returns {string | undefined} nothing when it is no valid address */
function decode(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
