import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RawAnswer, startExportServer } from './export-server';
import { listHostileRequests } from './hostile-requests';

const SECRET = 'not published';
const TEXT = 'abcdefghij';
let server: Awaited<ReturnType<typeof startExportServer>>;

beforeAll(async () => {
  server = await startExportServer({
    'secret.txt': SECRET,
    'outside/index.html': SECRET,
    'out-of-print/index.html': SECRET,
    'out/index.html': 'home',
    'out/404.html': 'nowhere',
    'out/pt-BR/404.html': 'em lugar nenhum',
    'out/docs/guide/index.html': 'guide',
    'out/docs/guide.md': '# Guide',
    'out/docs/100%/index.html': 'percent',
    'out/text.txt': TEXT,
    'out/requests.http': 'GET /',
    'out/openapi.yaml': 'openapi: 3.1.0',
    'out/data.json': '{}',
    'out/favicon.ico': 'icon',
  });
});
afterAll(() => server.stop());

const ask = (address: string, headers: readonly string[] = [], method = 'GET') =>
  server.send([`${method} ${address} HTTP/1.0`, ...headers, '', ''].join('\r\n'));
const pick = ({ status, headers }: RawAnswer, ...names: readonly string[]) => [
  status,
  ...names.map((name) => headers[name]),
];

describe('an address', () => {
  test.each([
    ['/', 200, 'home'],
    ['/docs/guide/', 200, 'guide'],
    ['/docs/100%25/', 200, 'percent'],
    ['/text.txt', 200, TEXT],
    ['/text.txt/', 404, 'nowhere'],
    ['/%00', 404, 'nowhere'],
    ['/%E0%A4%A', 404, 'nowhere'],
    ['/pt-BR/nothing', 404, 'em lugar nenhum'],
    ['/docs/', 404, 'nowhere'],
    ['/../secret.txt', 404, 'nowhere'],
    ['/..%2fsecret.txt', 404, 'nowhere'],
    ['/../out-of-print/', 404, 'nowhere'],
  ])('%s is answered with %i', async (address, status, body) => {
    expect(await ask(address)).toMatchObject({ status, body });
  });

  test('that no file can have is answered with 404', async () => {
    for (const address of [`/${'a'.repeat(256)}`, `/${'a/'.repeat(2000)}`]) {
      expect(await ask(address)).toMatchObject({ status: 404, body: 'nowhere' });
    }
  });

  test.each([
    ['/docs/guide', '/docs/guide/'],
    ['/docs/guide.html?q=1', '/docs/guide/?q=1'],
    ['/docs/guide/index.html', '/docs/guide/'],
    ['/index.html?q=1', '/?q=1'],
    ['/docs/100%25', '/docs/100%25/'],
    ['//docs/guide', '/docs/guide/'],
    ['//', '/'],
  ])('%s leads to %s', async (address, location) => {
    expect(pick(await ask(address), 'location')).toEqual([302, location]);
  });
});

describe('a range', () => {
  test.each([
    ['2-4', 206, 'bytes 2-4/10', 'cde'],
    ['0-0', 206, 'bytes 0-0/10', 'a'],
    ['-5', 206, 'bytes 5-9/10', 'fghij'],
    ['7-', 206, 'bytes 7-9/10', 'hij'],
    ['7-99', 206, 'bytes 7-9/10', 'hij'],
    ['10-2', 416, 'bytes */10', ''],
    ['10-', 416, 'bytes */10', ''],
    // Several parts, and what is no range: the whole file, as the standard allows.
    ['0-0,2-2', 200, undefined, TEXT],
    ['a-b', 200, undefined, TEXT],
  ])('of %s is answered with %i', async (range, status, contentRange, body) => {
    const answer = await ask('/text.txt', [`Range: bytes=${range}`]);
    expect([...pick(answer, 'content-range'), answer.body]).toEqual([status, contentRange, body]);
  });
});

test.each([
  ['/text.txt', 'text/plain; charset=utf-8'],
  ['/docs/guide.md', 'text/markdown; charset=utf-8'],
  ['/docs/guide/', 'text/html; charset=utf-8'],
  ['/requests.http', 'text/plain; charset=utf-8'],
  ['/openapi.yaml', 'application/yaml; charset=utf-8'],
  ['/data.json', 'application/json; charset=utf-8'],
  ['/favicon.ico', expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/)],
])('%s says what it is', async (address, type) => {
  expect(pick(await ask(address), 'content-type')).toEqual([200, type]);
});

test('a method other than GET and HEAD is refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    expect([method, ...pick(await ask('/text.txt', [], method), 'allow')]).toEqual([method, 405, 'GET, HEAD']);
  }
  const head = await ask('/text.txt', [], 'HEAD');
  expect([...pick(head, 'content-length'), head.body]).toEqual([200, '10', '']);
});

test('a file that the reader has already is not sent again', async () => {
  const { etag, 'last-modified': modified } = (await ask('/text.txt')).headers;
  for (const condition of [`If-None-Match: ${etag}`, 'If-None-Match: *', `If-Modified-Since: ${modified}`]) {
    expect(await ask('/text.txt', [condition])).toMatchObject({ status: 304, body: '' });
  }
  for (const condition of ['If-None-Match: "other"', 'If-Modified-Since: Thu, 01 Jan 1998 00:00:00 GMT']) {
    expect(await ask('/text.txt', [condition])).toMatchObject({ status: 200, body: TEXT });
  }
});

/** What a server may answer to nonsense: never a fault of its own, which would begin with 5. */
const SENSIBLE = new Set([200, 206, 302, 304, 400, 404, 405, 412, 413, 416, 417, 431]);

// @behaviour Addresses and navigation: No request stops the server of npm start or reaches a file outside the site
test('2,500 hostile requests neither stop it nor lead outside the published folder', async () => {
  const requests = listHostileRequests(2500);
  const queue = requests.values();
  const faults: unknown[] = [];
  const work = async () => {
    for (const request of queue) {
      const answer = await server.send(request);
      const leavesSite = !/^(\/(?![/\\])|$)/.test(answer.headers.location ?? '');
      if (!SENSIBLE.has(answer.status) || answer.body.includes(SECRET) || leavesSite)
        faults.push({ request, ...answer });
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  expect(faults).toEqual([]);
  expect(server.isRunning()).toBe(true);
  expect(await ask('/')).toMatchObject({ status: 200, body: 'home' });
});
