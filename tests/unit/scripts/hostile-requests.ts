/** Paths that servers have stumbled over: out of the folder, too long, not decodable, almost right. */
const PATHS = [
  '/',
  '//',
  '/docs/guide',
  '/docs/guide/',
  '/docs/guide/index.html',
  '/text.txt',
  '/text.txt/',
  '/text.txt/x',
  '/404.html',
  '/favicon.ico/',
  '/%00',
  '/text.txt%00.html',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%C0%AE%C0%AE/secret.txt',
  '/%FF',
  '/../secret.txt',
  '/../outside/',
  '/../out-of-print/',
  '/docs/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/%252e%252e/secret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/....//secret.txt',
  '/./../secret.txt',
  '/docs/guide/..',
  '/docs/guide/../guide',
  '//example.com/docs/guide',
  '//example.com/%2e%2e/docs/guide',
  '/\\example.com',
  '/%5cexample.com/..',
  '//docs/guide.html',
  '///docs///guide///',
  '/docs/guide.html.html',
  '/.html',
  '/index',
  '/index.html/',
  '/docs/index/index.html',
  `/${'a'.repeat(256)}`,
  `/${'%C3%A3'.repeat(200)}/`,
  `/${'a/'.repeat(3000)}`,
  `/${'../'.repeat(500)}secret.txt`,
  `/${'x'.repeat(20_000)}`,
  '/?',
  '/?%00',
  '/docs/guide?a=1?b=2',
  '/docs/guide?%0d%0aSet-Cookie:x=1',
  '/docs/guide%0d%0aSet-Cookie:%20x=1',
  '/docs/gu\xEDa',
  '/docs/guide#content',
  '/docs/100%/',
  '/docs/100%25',
  'http://example.com/docs/guide',
  'docs/guide',
  '*',
  '',
] as const;

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'PROPFIND', 'get', 'G\0T', ''] as const;
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''] as const;

const HEADERS = [
  'Range: bytes=10-2',
  'Range: bytes=-5',
  'Range: bytes=-0',
  'Range: bytes=-',
  'Range: bytes=0-0',
  'Range: bytes=5-',
  'Range: bytes=99999999999999999999-',
  'Range: bytes=0-99999999999999999999',
  'Range: bytes=-99999999999999999999',
  `Range: bytes=${'0-1,'.repeat(1000)}2-3`,
  'Range: bytes=NaN-Infinity',
  'Range: lines=1-2',
  'Range:',
  'If-None-Match: *',
  'If-None-Match: "',
  'If-Match: "other"',
  'If-Range: "other"',
  'If-Modified-Since: yesterday',
  'If-Modified-Since: Sun, 99 Foo 99999 99:99:99 GMT',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'Accept-Encoding: br;q=-1, gzip;q=x',
  'Expect: 100-continue',
  'Expect: miracle',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Upgrade: websocket',
  'Host: other\r\nHost: another',
  'Cookie: \xFF\xFE',
  'X-Forwarded-Host: example.com',
  `X-Long: ${'x'.repeat(20_000)}`,
  'no colon',
  ' folded: line',
] as const;

/**
 * Requests that no browser sends, byte for byte: of each path with each method, version and header some, the same on
 * every run.
 */
export function listHostileRequests(count: number): readonly string[] {
  const choose = createChooser(20261122);
  return Array.from({ length: count }, (_, index) => {
    // Each path in turn, so that none is left out.
    const path = PATHS[index % PATHS.length] ?? '/';
    const headers = Array.from({ length: choose(3) }, () => HEADERS[choose(HEADERS.length)]);
    const first = `${METHODS[choose(METHODS.length)]} ${path} ${VERSIONS[choose(VERSIONS.length)]}`;
    const request = [first, 'Host: localhost', 'Connection: close', ...headers, '', 'body'].join('\r\n');
    return choose(20) === 0 ? damage(request, choose) : request;
  });
}

/** The request with one of its bytes exchanged. Its end stays, without which a server rightly waits for more. */
function damage(request: string, choose: (count: number) => number): string {
  const place = choose(request.indexOf('\r\n\r\n') - 1);
  return request.slice(0, place) + String.fromCharCode(choose(256)) + request.slice(place + 1);
}

/** Numbers from 0 up to a limit that look random and are the same for the same seed (mulberry32). */
function createChooser(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
