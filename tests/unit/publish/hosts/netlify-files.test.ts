import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { describe, expect, test } from 'vitest';
import { CLOUDFLARE_LIMITS, checkLimits } from '@/lib/publish/hosts/check-limits';
import { writeHeadersFile, writeRedirectsFile } from '@/lib/publish/hosts/netlify-files';
import { createFixtureSite } from '../../support/fixture-site';
import { ROOT_RULES, RULES } from './sample-rules';

const text = writeHeadersFile(RULES);
const TYPES: readonly (readonly [string, string])[] = [
  ['docs.md', 'text/markdown; charset=utf-8'],
  ['llms.txt', 'text/plain; charset=utf-8'],
  ['downloads/openapi.yaml', 'application/yaml; charset=utf-8'],
  ['downloads/api.d.ts', 'text/plain; charset=utf-8'],
  ['docs/api/fiscal/enviar.http', 'text/plain; charset=utf-8'],
  ['docs/mudancas/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['pt-BR/opensearch.xml', 'application/opensearchdescription+xml'],
];

/** What Netlify's own parser makes of the two files. */
async function readNetlify(headers: string, redirects: string) {
  const root = createFixtureSite({ _headers: headers, _redirects: redirects });
  return {
    headers: await parseAllHeaders({ headersFiles: [path.join(root, '_headers')], configHeaders: [], minimal: false }),
    redirects: await parseAllRedirects({
      redirectsFiles: [path.join(root, '_redirects')],
      configRedirects: [],
      minimal: true,
    }),
  };
}

/** The headers of an address, the values of all rules that fit it: what Cloudflare Pages would send. */
function sendCloudflare(headers: string, address: string): Record<string, readonly string[]> {
  const sent: Record<string, string[]> = {};
  let fits = false;
  for (const line of headers.split('\n').filter((it) => it !== '' && !it.startsWith('#'))) {
    if (line.startsWith('/')) {
      const pattern = line.split('*').map((part) => part.replace(/[-/\\^$+?.()|[\]{}]/g, '\\$&'));
      fits = new RegExp(`^${pattern.join('.*')}$`).test(address);
    } else if (fits) {
      const [name = '', ...value] = line.trim().split(': ');
      sent[name] = [...(sent[name] ?? []), value.join(': ')];
    }
  }
  return sent;
}

describe('_headers', () => {
  test('is read by Netlify without a fault, as written', async () => {
    const { headers } = await readNetlify(text, '');
    expect(headers.errors).toEqual([]);
    const [all] = headers.headers;
    expect(all?.for).toBe('/documentos/*');
    expect(Object.entries(all?.values ?? {})).toEqual(RULES.security.map(({ name, value }) => [name, value]));
  });

  test.each(TYPES)('%s is %s on both hosts', async (name, type) => {
    const { headers } = await readNetlify(text, '');
    const address = `/documentos/${name}`;
    const fitting = headers.headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(address));
    expect(fitting.flatMap(({ values }) => values['Content-Type'] ?? [])).toEqual([type]);
    expect(sendCloudflare(text, address)['Content-Type']).toEqual([type]);
  });

  test.each([
    ['_next/static/media/icon.0gsaq8ukbf34m.svg', ['public, max-age=31536000, immutable']],
    ['search/index/first.json', ['no-cache']],
    ['docs/introducao/', undefined],
    ['docs/data.js', undefined],
  ])('%s has the rule for caches %s', (name, value) => {
    expect(sendCloudflare(text, `/documentos/${name}`)['Cache-Control']).toEqual(value);
  });

  test('says nothing of what else the host has', () => {
    expect(sendCloudflare(text, '/outro/llms.txt')).toEqual({});
  });

  test('never gives a header twice to one address', () => {
    const names = ['_next/static/a.js', '_next/static/a.txt', 'feed.xml', 'opensearch.xml', 'api.d.ts', 'a.mjs', ''];
    for (const name of names) {
      const sent = sendCloudflare(text, `/documentos/${name}`);
      expect(Object.entries(sent).filter(([, values]) => values.length > 1)).toEqual([]);
    }
  });
});

describe('_redirects', () => {
  test('is read by Netlify without a fault: what moved, then the not-found pages, the nearest first', async () => {
    const { redirects } = await readNetlify('', writeRedirectsFile(RULES));
    expect(redirects.errors).toEqual([]);
    expect(redirects.redirects).toMatchObject([
      { from: '/documentos/velho/', to: '/documentos/novo/', status: 301 },
      { from: '/documentos/Velho/', to: '/documentos/novo/#corpo.destinatario.cnpj', status: 301 },
      { to: '/documentos/novo.md', status: 301 },
      { from: '/documentos/pt-BR/*', to: '/documentos/pt-BR/404.html', status: 404 },
      { from: '/documentos/*', to: '/documentos/404.html', status: 404 },
    ]);
  });

  test('names the not-found page at the root nowhere, and is never empty', async () => {
    const lines = writeRedirectsFile({ ...ROOT_RULES, notFound: ROOT_RULES.notFound.slice(0, 1) })
      .trim()
      .split('\n');
    expect(lines).toEqual([expect.stringMatching(/^#/)]);
  });
});

describe('what hosts do not read is told', () => {
  const { redirects, patternRedirects, lineLength, headerRules } = CLOUDFLARE_LIMITS;
  const repeat = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, i) => line(i));
  const moves = (count: number) => repeat(count, (i) => `/a${i}/ /b/ 301`).join('\n');

  test('nothing within the limits', () => {
    expect(checkLimits(text, writeRedirectsFile(RULES))).toEqual([]);
    expect(checkLimits('', moves(redirects))).toEqual([]);
  });

  test.each([
    ['redirects', '', moves(redirects + 1), '2001 redirects: Cloudflare Pages reads the first 2000.'],
    [
      'patterns',
      '',
      repeat(patternRedirects + 1, (i) => `/a${i}/* /b/ 301`).join('\n'),
      '101 redirects with patterns: Cloudflare Pages reads the first 100.',
    ],
    [
      'rules',
      repeat(headerRules + 1, (i) => `/a${i}\n  A: b`).join('\n'),
      '',
      '101 rules in _headers: Cloudflare Pages reads the first 100.',
    ],
    [
      'long lines',
      `/*\n  Content-Security-Policy: ${'x'.repeat(lineLength)}`,
      '',
      `Cloudflare Pages leaves out a line of 2027 characters: Content-Security-Policy: ${'x'.repeat(35)}…`,
    ],
  ])('%s', (_name, headers, moved, warning) => {
    expect(checkLimits(headers, moved)).toEqual([warning]);
  });

  test('redirects beyond those of Vercel', () => {
    expect(checkLimits('', moves(2049))).toEqual([
      '2049 redirects: Cloudflare Pages reads the first 2000.',
      '2049 redirects: Vercel reads the first 2048.',
    ]);
  });
});
