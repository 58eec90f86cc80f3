import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { findFileType } from '@/lib/publish/hosts/file-types';
import { DEFAULT_CACHE } from '@/lib/publish/hosts/host-rules';
import { listHostFiles } from '@/lib/publish/hosts/list-host-files';
import { listSecurityHeaders } from '@/lib/publish/security/security-headers';
import { RULES } from '../unit/publish/hosts/sample-rules';
import { HOST_SERVERS } from './hosts-servers';
import type { RunningServer } from './run-server';
import { exportFolder, PAGE } from './site-pages';

const KEPT = 'public, max-age=31536000, immutable';
const names = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' });
const findName = (pattern: RegExp) => `/${names.find((name) => pattern.test(name)) ?? pattern}`;
/** One file of each extension, and those whose name says more. */
const FILES = [
  ...new Map(names.map((name) => [path.extname(name), name])).values(),
  ...['docs/mudancas/feed.xml', 'opensearch.xml', 'pt-BR/opensearch.xml'],
].filter((name) => !['', '.br', '.gz'].includes(path.extname(name)) && name !== 'vercel.json');
const CACHES = [
  [findName(/^_next\/static\/chunks\/.*\.js$/), KEPT],
  [findName(/^_next\/static\/media\/.*\.woff2$/), KEPT],
  [findName(/^sidebars\/.*\.txt$/), KEPT],
  [findName(/^search\/index\/content\..*\.json$/), KEPT],
  ['/search/index/first.json', 'no-cache'],
  [PAGE.faq, DEFAULT_CACHE],
  [`${PAGE.faq}data.js`, DEFAULT_CACHE],
  ['/llms.txt', DEFAULT_CACHE],
] as const;
const MISSING = [
  ['/nothing-here/', 'en'],
  ['/nothing-here.md', 'en'],
  ['/_next/', 'en'],
  ['/_next/static/chunks/nothing-here.js', 'en'],
  ['/_headers', 'en'],
  ['/vercel.json', 'en'],
  ['/pt-BR/nothing-here', 'pt-BR'],
  ['/pt-BR/docs/nothing-here/', 'pt-BR'],
] as const;

/** A host with a site below /documentos/, one of whose files was compressed beforehand, told by its other text. */
const SITE: Readonly<Record<string, string | Uint8Array>> = {
  'outro.txt': 'other',
  'documentos/index.html': 'home',
  'documentos/404.html': 'nowhere',
  'documentos/pt-BR/404.html': 'em lugar nenhum',
  'documentos/novo.md': 'x'.repeat(10_000),
  'documentos/_next/static/a.js': 'as it is',
  'documentos/_next/static/a.js.gz': gzipSync('compressed beforehand'),
};

/** The policy of the pages, with what only a header may say. */
function readPolicy(): string {
  const html = readFileSync(path.join(exportFolder, 'index.html'), 'utf8');
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  return `${policy}; frame-ancestors 'none'`;
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: 'manual', headers: { 'accept-encoding': 'identity', ...headers } });
const pick = ({ status, headers }: Response, ...wanted: readonly string[]) => [
  status,
  ...wanted.map((name) => headers.get(name)),
];

for (const [configuration, startHost] of Object.entries(HOST_SERVERS)) {
  test.describe(`the export on a server with hosts/${configuration}`, () => {
    let server: RunningServer;
    test.beforeAll(async () => {
      server = await startHost(exportFolder, path.join(exportFolder, '../hosts', configuration));
    });
    test.afterAll(() => server.stop());

    // @behaviour Publishing: The build writes what each host has to know: headers, caches, types, redirects, not-found pages
    test('every answer carries the headers for security, once each', async () => {
      for (const address of ['/', '/llms.txt', '/nothing-here/', '/docs/api/']) {
        const { headers } = await ask(server.url + address);
        for (const { name, value } of listSecurityHeaders(readPolicy())) {
          expect([address, name, headers.get(name)]).toEqual([address, name, value]);
        }
      }
    });

    test('files have their types, whatever the server knows', async () => {
      for (const name of FILES) {
        const answer = await ask(`${server.url}/${name}`);
        expect([name, ...pick(answer, 'content-type')]).toEqual([name, 200, findFileType(name)]);
      }
    });

    test('names with a hash are kept for ever, the first file of the index never, all else is asked for anew', async () => {
      for (const [address, value] of CACHES) {
        expect([address, ...pick(await ask(server.url + address), 'cache-control')]).toEqual([address, 200, value]);
      }
    });

    test('what is not there gets the not-found page of its locale, which no cache keeps', async () => {
      for (const [address, locale] of MISSING) {
        const answer = await ask(server.url + address);
        const [, lang] = /<html[^>]* lang="([^"]+)"/.exec(await answer.text()) ?? [];
        expect([address, lang, ...pick(answer, 'content-type', 'cache-control')]).toEqual([
          address,
          locale,
          404,
          'text/html; charset=utf-8',
          DEFAULT_CACHE,
        ]);
      }
    });

    test('an address without its final slash and one that only leads on are redirects', async () => {
      const bare = await ask(`${server.url}${PAGE.faq.slice(0, -1)}`);
      expect([301, 308]).toContain(bare.status);
      expect(bare.headers.get('location')).toBe(PAGE.faq);
      const leading = await ask(`${server.url}/docs/api/?q=1`);
      expect(pick(leading, 'location', 'cache-control')).toEqual([301, `${PAGE.overview}?q=1`, DEFAULT_CACHE]);
    });

    test('parts of files and conditional requests are answered', async () => {
      const url = `${server.url}/llms.txt`;
      const whole = await ask(url);
      const text = await whole.text();
      const part = await ask(url, { range: 'bytes=2-11' });
      expect(pick(part, 'content-range')).toEqual([206, `bytes 2-11/${Buffer.byteLength(text)}`]);
      expect(await part.text()).toBe(text.slice(2, 12));
      const same = await ask(url, { 'if-none-match': whole.headers.get('etag') ?? '' });
      expect(pick(same, 'cache-control')).toEqual([304, DEFAULT_CACHE]);
      const since = await ask(url, { 'if-modified-since': whole.headers.get('last-modified') ?? '' });
      expect(since.status).toBe(304);
    });
  });

  test.describe(`a site below a path on a server with hosts/${configuration}`, () => {
    let server: RunningServer;
    let folder: string;
    test.beforeAll(async () => {
      folder = mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
      const write = (name: string, content: string | Uint8Array) => {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), content);
      };
      for (const file of listHostFiles(RULES).servers) write(file.path, file.content);
      for (const [name, content] of Object.entries(SITE)) write(`root/${name}`, content);
      server = await startHost(path.join(folder, 'root'), path.join(folder, configuration));
    });
    test.afterAll(async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    });

    test('addresses that moved keep their query and name their place', async () => {
      for (const [from, to] of [
        ['/documentos/velho/', '/documentos/novo/'],
        ['/documentos/velho/?a=b&c=%20d', '/documentos/novo/?a=b&c=%20d'],
        ['/documentos/Velho/', '/documentos/novo/#corpo.destinatario.cnpj'],
        ['/documentos/Velho/?a=b', '/documentos/novo/?a=b#corpo.destinatario.cnpj'],
        ['/documentos/emiss%C3%A3o~1.0.md', '/documentos/novo.md'],
      ] as const) {
        expect([from, ...pick(await ask(server.url + from), 'location')]).toEqual([from, 301, to]);
      }
    });

    test('the policy is sent as it stands, and what else the host has is left alone', async () => {
      const name = 'content-security-policy';
      expect(pick(await ask(`${server.url}/documentos/`), name)).toEqual([200, RULES.security[0]?.value]);
      expect(pick(await ask(`${server.url}/outro.txt`), name)).toEqual([200, null]);
    });

    test('not-found pages are those of the site and its locales', async () => {
      expect(await (await ask(`${server.url}/documentos/nothing`)).text()).toBe('nowhere');
      expect(await (await ask(`${server.url}/documentos/pt-BR/nothing`)).text()).toBe('em lugar nenhum');
    });

    test('texts are compressed, and what was compressed beforehand is sent as it is', async () => {
      const text = await ask(`${server.url}/documentos/novo.md`, { 'accept-encoding': 'gzip' });
      expect(pick(text, 'content-encoding', 'vary')).toEqual([200, 'gzip', 'Accept-Encoding']);
      const url = `${server.url}/documentos/_next/static/a.js`;
      const beforehand = await ask(url, { 'accept-encoding': 'gzip' });
      expect(pick(beforehand, 'content-encoding', 'cache-control', 'content-type')).toEqual([
        200,
        'gzip',
        KEPT,
        'text/javascript; charset=utf-8',
      ]);
      expect(await beforehand.text()).toBe('compressed beforehand');
      expect(await (await ask(url)).text()).toBe('as it is');
    });
  });
}
