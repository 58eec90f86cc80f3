/**
 * What the site expects of Typesense, run against a real server where the environment names one, and otherwise against
 * the local server of this folder.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHostedClient } from '../../components/search/engine/hosted-client';
import type { SearchRequest } from '../../components/search/engine/search-client';
import { createHostedSettings } from '../unit/support/hosted-settings';
import { publishSample } from './support/publish-sample';
import { createRecord, SAMPLE_RECORDS } from './support/sample-records';
import { type ServerUnderTest, startServerUnderTest } from './support/server-under-test';

let server: ServerUnderTest;
let aliases = 0;
const nextAlias = () => `${server.prefix}_${'abcdefghij'[aliases++]}`;
const publish = (alias: string, change: Parameters<typeof publishSample>[3] = {}) =>
  publishSample(server.node, server.adminKey, alias, change);

beforeAll(async () => {
  server = await startServerUnderTest();
});
afterAll(() => server.stop());

/** Name and number of documents of the collections behind an alias. */
async function listCollections(alias: string): Promise<readonly (readonly [string, number])[]> {
  const { body } = await server.send('GET', '/collections');
  return (JSON.parse(body) as readonly { readonly name: string; readonly num_documents: number }[])
    .filter(({ name }) => name.startsWith(`${alias}_`))
    .map(({ name, num_documents }) => [name, num_documents]);
}

async function readAlias(alias: string): Promise<string | undefined> {
  const { status, body } = await server.send('GET', `/aliases/${alias}`);
  return status === 404 ? undefined : (JSON.parse(body) as { readonly collection_name: string }).collection_name;
}

type Result = {
  readonly hits: readonly { readonly [key: string]: unknown }[];
  readonly nbHits: number;
  readonly facets: unknown;
};

function createSearch(alias: string, change: Readonly<Record<string, unknown>> = {}, locale = 'en') {
  const hosted = createHostedSettings({
    nodes: [server.node],
    collection: alias,
    searchKey: server.adminKey,
    ...change,
  });
  const client = createHostedClient({ locale, tags: ['default', 'docs-default-current'], hosted });
  return async (query: string, params: SearchRequest['params'] = {}) => {
    const requests = [{ indexName: 'busca', params: { query, ...params } }];
    const { results } = await client.search(requests, new AbortController().signal);
    return results[0] as Result;
  };
}

const paths = ({ hits }: Result) => hits.map(({ url }) => new URL(String(url)).pathname + new URL(String(url)).hash);

describe('publishing', () => {
  test('makes a collection with each record in each language, and leads the alias to it', async () => {
    const alias = nextAlias();
    const { outcome, progress } = await publish(alias);
    expect(outcome).toBe('published');
    expect(progress.at(-1)).toBe('14/14');
    const [[name, count] = ['', 0], ...others] = await listCollections(alias);
    expect(count).toBe(2 * SAMPLE_RECORDS.length);
    expect(others).toEqual([]);
    expect(name).toMatch(new RegExp(`^${alias}_\\d{10}$`));
    expect(await readAlias(alias)).toBe(name);
  });

  test('does nothing when the content is the same', async () => {
    const alias = nextAlias();
    await publish(alias);
    const before = await listCollections(alias);
    const { outcome, steps } = await publish(alias, { now: () => Date.now() + 5_000 });
    expect(outcome).toBe('unchanged');
    expect(steps.at(-1)).toMatch(/^Nothing to do/);
    expect(await listCollections(alias)).toEqual(before);
  });

  test('replaces the collection when the content changed, and deletes the old one', async () => {
    const alias = nextAlias();
    await publish(alias);
    const old = await readAlias(alias);
    const records = [...SAMPLE_RECORDS, createRecord('/docs/novo/', 'Novo', 'Uma página nova.')];
    await publish(alias, { records, now: () => Date.now() + 5_000 });
    const now = await readAlias(alias);
    expect(now).not.toBe(old);
    expect(await listCollections(alias)).toEqual([[now, 2 * records.length]]);
  });

  test('continues what was left unfinished', async () => {
    const alias = nextAlias();
    // The connection is lost after the first batch: what was sent stays.
    const records = Array.from({ length: 120 }, (_, index) =>
      createRecord(`/docs/${index}/`, `Página ${index}`, 'Texto.'),
    );
    let batches = 0;
    const lossy: typeof fetch = async (input, init) => {
      if (String(input).includes('/import') && ++batches > 1) throw new TypeError('fetch failed');
      return fetch(input, init);
    };
    await expect(publish(alias, { records, fetcher: lossy })).rejects.toThrow('no server answers');
    const [unfinished] = await listCollections(alias);
    expect(unfinished?.[1]).toBe(100);
    expect(await readAlias(alias)).toBeUndefined();
    const { steps, progress } = await publish(alias, { records, now: () => Date.now() + 5_000 });
    expect(steps).toContain(`Continuing ${unfinished?.[0]}, which has 100 of 240 records.`);
    expect(progress[0]).toBe('100/240');
    expect(await listCollections(alias)).toEqual([[unfinished?.[0], 240]]);
    expect(await readAlias(alias)).toBe(unfinished?.[0]);
  });

  test('says what it would do, and does none of it', async () => {
    const alias = nextAlias();
    const { outcome, steps } = await publish(alias, { isDryRun: true });
    expect(outcome).toBe('dryRun');
    expect(steps.join('\n')).toMatch(/Would create .+_\d{10} and send 14 records and 2 groups of synonyms\./);
    expect(await listCollections(alias)).toEqual([]);
    expect(await readAlias(alias)).toBeUndefined();
  });

  test('refuses a name that a collection has', async () => {
    const alias = nextAlias();
    await server.send('POST', '/collections', { name: alias, fields: [{ name: 'x', type: 'string' }] });
    await expect(publish(alias)).rejects.toThrow('is a collection of the server, not an alias');
  });
});

describe('searching what was published', () => {
  let alias: string;
  beforeAll(async () => {
    alias = nextAlias();
    await publish(alias);
  });

  test('finds a page before its sections, in the reader’s language and version', async () => {
    const search = createSearch(alias);
    expect(paths(await search('cancelamento'))).toEqual([
      '/docs/documentacao/cancelamento/',
      '/docs/documentacao/cancelamento/#prazo',
    ]);
    const searchInPortuguese = createSearch(alias, {}, 'pt-BR');
    expect(paths(await searchInPortuguese('cancelamento'))[0]).toBe('/pt-BR/docs/documentacao/cancelamento/');
  });

  test('tells codes apart that differ in one digit', async () => {
    expect(paths(await createSearch(alias)('539'))).toEqual(['/docs/cstat/nfe/539/']);
    expect(paths(await createSearch(alias)('110110'))).toEqual(['/docs/documentacao/rejeicoes/']);
  });

  test.each([
    ['with a wrong letter', 'cancelamemto', '/docs/documentacao/cancelamento/'],
    ['half typed', 'cancelam', '/docs/documentacao/cancelamento/'],
    ['by its identifier', 'sendDfeUsingPOST', '/docs/api/fiscal/send-dfe/'],
    ['by its slug', 'send-dfe', '/docs/api/fiscal/send-dfe/'],
  ])('finds a page %s', async (_, query, path) => {
    expect(paths(await createSearch(alias)(query))[0]).toBe(path);
  });

  test('finds words typed without accents, which are no typos', async () => {
    const search = createSearch(alias, { parameters: { numTypos: 0 } });
    expect(paths(await search('rejeicoes'))).toEqual(['/docs/documentacao/rejeicoes/']);
  });

  test('puts relevance before priority', async () => {
    // Its page has the lowest priority of all.
    expect(paths(await createSearch(alias)('rejeições'))[0]).toBe('/docs/documentacao/rejeicoes/');
  });

  test('marks what matched', async () => {
    const [hit] = (await createSearch(alias)('cancelamento')).hits;
    expect(hit?._highlightResult).toMatchObject({ 'hierarchy.lvl1': { value: '<mark>Cancelamento</mark>' } });
  });

  test('counts kinds over all matches, and filters by them', async () => {
    const search = createSearch(alias);
    const all = await search('documento', { facets: ['tags'], hitsPerPage: 1 });
    expect(all.facets).toEqual({ tags: { guide: 2, api: 1 } });
    const some = await search('documento', { facetFilters: [['tags:api']] });
    expect(paths(some)).toEqual(['/docs/api/fiscal/send-dfe/']);
  });

  test('keeps the owner’s filter beside the reader’s', async () => {
    const search = createSearch(alias, { parameters: { filterBy: 'type:=lvl2' } });
    expect(paths(await search('cancelamento', { facetFilters: [['tags:guide']] }))).toEqual([
      '/docs/documentacao/cancelamento/#prazo',
    ]);
  });

  test('names a wrong key and a missing collection', async () => {
    await expect(createSearch(alias, { searchKey: 'errada' })('token')).rejects.toMatchObject({ status: 401 });
    await expect(createSearch(`${alias}_x`)('token')).rejects.toMatchObject({ status: 404 });
  });
});
