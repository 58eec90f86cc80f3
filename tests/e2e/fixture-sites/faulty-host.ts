import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { listenLocally } from '../../../scripts/listen-locally';
import { fixtureFolder } from './fixture-site-test';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What a host that answers everything sends in place of a file that is gone. */
const OTHER_PAGE = '<!doctype html><title>Another page</title><h1>Another page</h1>';

type File = { readonly body: Buffer; readonly type: string };
type Fault = (response: ServerResponse, file: File) => void;

/** Half of a file; of a page all up to the middle of its text, before which the bar and the sidebar stand. */
const half = ({ body }: File) => {
  const text = body.indexOf('<main');
  return body.subarray(0, text === -1 ? body.length >> 1 : (text + body.indexOf('</main>')) >> 1);
};
/** Gives the first part time to be read: of a document that breaks off at once, Chromium shows nothing. */
const breakOff = (response: ServerResponse) => setTimeout(() => response.destroy(), 1000);

/** Ways in which what was asked for does not come, or comes wrong. */
export const FAULTS = {
  'the connection is reset': (response) => response.destroy(),
  'it breaks off before the length it has': (response, file) => {
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.body.length });
    response.write(half(file));
    breakOff(response);
  },
  'it breaks off between two chunks': (response, file) => {
    response.writeHead(200, { 'content-type': file.type });
    response.write(half(file));
    breakOff(response);
  },
  'its first half comes as if it were whole': (response, file) => {
    response.writeHead(200, { 'content-type': file.type }).end(half(file));
  },
  'it comes empty': (response, { type }) => response.writeHead(200, { 'content-type': type }).end(),
  'another page comes in its place': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(OTHER_PAGE);
  },
  'another page comes under its type': (response, { type }) => {
    response.writeHead(200, { 'content-type': type }).end(OTHER_PAGE);
  },
  'it is gone (404)': (response) => response.writeHead(404, { 'content-type': 'text/html' }).end(OTHER_PAGE),
  'the host fails (500)': (response) => response.writeHead(500, { 'content-type': 'text/plain' }).end('Error'),
  'nothing comes': () => {},
  'nothing comes after its first half': (response, file) => {
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.body.length });
    response.write(half(file));
  },
} satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;

/** Serves a fixture site over a line on which, from `spoil` to `mend`, some files come to grief. */
export async function startFaultyHost() {
  const folder = fixtureFolder('guides');
  let isSpoilt = (_address: string) => false;
  let fault: Fault = () => {};
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(pathname);
    const file = path.join(folder, name, name.endsWith('/') ? 'index.html' : '');
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const body = isThere ? readFileSync(file) : Buffer.from(OTHER_PAGE);
    if (isSpoilt(name + search)) fault(response, { body, type });
    else response.writeHead(isThere ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  });
  const { url, stop } = await listenLocally(server);
  const mend = () => {
    isSpoilt = () => false;
  };
  return {
    url,
    /** @param times how often; always, unless told otherwise */
    spoil: (isMatch: (address: string) => boolean, name: FaultName, times = Number.POSITIVE_INFINITY) => {
      let left = times;
      fault = FAULTS[name];
      isSpoilt = (address) => isMatch(address) && left-- > 0;
    },
    mend,
    stop,
  };
}
