import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { OWN_TYPES } from '../../../lib/publish/hosts/file-types';
import { buildHostRules, DEFAULT_CACHE } from '../../../lib/publish/hosts/host-rules';
import { PROJECT } from '../support/fixture-site';

const text = readFileSync(path.join(PROJECT, 'docs/hosting.md'), 'utf8');
const rows = text.split('\n').filter((line) => line.startsWith('|'));

test('the tables for S3 say the types and caches of the rules', () => {
  const { cache } = buildHostRules({ pages: [], moved: [], policy: "default-src 'none'" });
  const pairs = [
    ...OWN_TYPES.map(({ end, type }) => [`\`*${end}\``, `\`${type}\``]),
    ...cache.map(({ path: address, value }) => [`\`${address.slice(1)}\``, `\`${value}\``]),
    ['all others', `\`${DEFAULT_CACHE}\``],
  ];
  const missing = pairs.filter((pair) => !rows.some((row) => pair.every((part) => row.includes(part))));
  expect(missing).toEqual([]);
});

describe('the function for CloudFront', () => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
  const handler: (event: unknown) => unknown = new Function(`${code}; return handler;`)();
  const ask = (uri: string, querystring = {}) => handler({ request: { uri, querystring } });

  test.each([
    ['/', '/index.html'],
    ['/docs/', '/docs/index.html'],
    ['/docs.md', '/docs.md'],
    ['/.well-known/api-catalog', '/.well-known/api-catalog'],
    ['//example.com/', '/example.com/index.html'],
  ])('%s is the file %s', (uri, file) => {
    expect(ask(uri)).toMatchObject({ uri: file });
  });

  test.each([
    ['/docs', {}, '/docs/'],
    ['//example', {}, '/example/'],
    ['/search', { q: { value: 'nota%20fiscal' }, lang: { value: '' } }, '/search/?q=nota%20fiscal&lang'],
    ['/a', { b: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } }, '/a/?b=1&b=2'],
  ])('%s with %j leads to %s', (uri, querystring, location) => {
    expect(ask(uri, querystring)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
  });
});
