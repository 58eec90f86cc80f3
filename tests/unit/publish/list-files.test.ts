import { unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { loadDescription } from '../../../lib/openapi/load-description.build';
import { loadSite } from '../../../lib/pages/load-site.build';
import { listPublishedFiles } from '../../../lib/publish/list-files.build';
import { hasMarkdown } from '../../../lib/publish/listing';
import type { PublishedFile } from '../../../lib/publish/published-file';
import { SMALL_SITE } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const site = loadSite(SMALL_SITE);
const list = () => listPublishedFiles(site, loadDescription(SMALL_SITE), SMALL_SITE);
const files = await list();

function getContent(path: string): PublishedFile['content'] {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`No file ${path}`);
  return file.content;
}

// @feature 53
test('every page with content has a Markdown file, every operation its OpenAPI document, its requests and its form', () => {
  const wanted = site.pages
    .filter((page) => page.locale === 'en' && hasMarkdown(page))
    .flatMap(({ kind, path }) => {
      const address = path === '/' ? '/index' : path.slice(0, -1);
      const endings = kind === 'operation' ? ['md', 'png', 'openapi.json', 'http', 'request-form.json'] : ['md', 'png'];
      return endings.map((ending) => `${address}.${ending}`);
    });
  // Only this operation has more than one example.
  wanted.push(
    '/docs/api/fiscal/send-dfe-using-post.samples.json',
    '/docs/api/fiscal/send-dfe-using-post.examples.json',
  );
  const [whole, beside] = [
    /^\/(downloads\/|docs\/api\/operations\.json|llms|robots|\.well-known|(pt-BR\/)?(opensearch\.xml|docs\/api\/form\.json)|docs\/seus-dados\.)/,
    files.map(({ path }) => path),
  ];
  expect(beside.filter((path) => !whole.test(path)).toSorted()).toEqual(wanted.toSorted());
  expect(beside.filter((path) => whole.test(path))).toEqual([
    '/downloads/openapi.yaml',
    '/downloads/openapi.json',
    '/downloads/postman-collection.json',
    '/downloads/postman-producao.json',
    '/downloads/bruno-collection.zip',
    '/downloads/primeira-nota.sh',
    '/downloads/primeira-nota.mjs',
    '/downloads/PrimeiraNota.cs',
    '/downloads/primeira-nota-php.txt',
    '/downloads/PrimeiraNota.java',
    '/docs/api/operations.json',
    '/llms.txt',
    '/llms-cstat.txt',
    '/llms-full.txt',
    ...[1, 2, 3, 4, 5, 6].map((part) => `/llms-full-${part}.txt`),
    '/.well-known/api-catalog',
    '/robots.txt',
    '/opensearch.xml',
    '/pt-BR/opensearch.xml',
    '/docs/api/form.json',
    '/pt-BR/docs/api/form.json',
    '/docs/seus-dados.en.json',
    '/docs/seus-dados.pt-BR.json',
  ]);
});

test('no two files have the same address', () => {
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
});

test('the same content gives the same files, byte for byte', async () => {
  expect(await list()).toEqual(files);
});

describe('the OpenAPI document', () => {
  // @feature 48
  test('is published as it is written, and the same value as JSON', () => {
    const yaml = String(getContent('/downloads/openapi.yaml'));
    expect(yaml).toMatch(/^openapi: 3\.1\.0\n/);
    expect(JSON.parse(String(getContent('/downloads/openapi.json')))).toMatchObject({ openapi: '3.1.0' });
  });
});

test('the Bruno collection is an archive with one folder, which Bruno opens', () => {
  const content = getContent('/downloads/bruno-collection.zip');
  if (typeof content === 'string') throw new Error('The archive is text');
  const names = Object.keys(unzipSync(content));
  expect(names).toContain('bruno-collection/opencollection.yml');
  expect(names.filter((name) => !name.startsWith('bruno-collection/'))).toEqual([]);
});
