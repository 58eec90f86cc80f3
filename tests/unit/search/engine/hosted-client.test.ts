import { describe, expect, test, vi } from 'vitest';
import { createHostedClient } from '../../../../components/search/engine/hosted-client';
import type { SearchRequest } from '../../../../components/search/engine/search-client';
import { buildDocuments } from '../../../../lib/search/typesense/build-documents';
import { buildCollectionSchema } from '../../../../lib/search/typesense/collection-schema';
import { answerRequest } from '../../../typesense/server/answer-request';
import { createServerState, type ServerState } from '../../../typesense/server/state';
import { SAMPLE_RECORDS } from '../../../typesense/support/sample-records';
import { createHostedSettings } from '../../support/hosted-settings';

const MARKS = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' };
const signal = new AbortController().signal;
const request = (query: string, params: NonNullable<SearchRequest['params']> = {}): SearchRequest => ({
  indexName: 'busca',
  params: { query, ...MARKS, ...params },
});

type Hit = {
  readonly [key: string]: unknown;
  readonly _highlightResult: Readonly<Record<string, { readonly value: string; readonly matchLevel: string }>>;
  readonly _snippetResult: { readonly content: { readonly value: string } };
};
type Result = {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly facets: Readonly<Record<string, unknown>>;
  readonly query: string;
  readonly source: string;
};

/** Changes a collection's schema before it is made: fields taken away, the language's ones kept. */
function createSampleServer(without: readonly string[] = []): ServerState {
  const state = createServerState();
  const run = (method: string, url: string, body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = answerRequest(state, { method, url, key: state.adminKey, body: text });
    if (answer.status >= 400) throw new Error(answer.body);
  };
  const schema = buildCollectionSchema('docs', 'pt', { source: 'test', content_hash: '' }, []);
  run('POST', '/collections', {
    ...schema,
    fields: schema.fields.filter(({ name }) => !without.includes(name)),
    ...(without.includes('item_priority') ? { default_sorting_field: undefined } : {}),
  });
  const documents = buildDocuments(SAMPLE_RECORDS, ['en', 'pt-BR'], (locale, path) =>
    locale === 'en' ? `https://docs.exemplo.com.br${path}` : `https://docs.exemplo.com.br/${locale}${path}`,
  ).map((document) => Object.fromEntries(Object.entries(document).filter(([name]) => !without.includes(name))));
  run(
    'POST',
    '/collections/docs/documents/import?action=create',
    documents.map((one) => JSON.stringify(one)).join('\n'),
  );
  return state;
}

/** A client whose requests the local server answers; the sent searches are kept. */
function createClient({ state = createSampleServer(), settings = {}, locale = 'en' } = {}) {
  const sent: Readonly<Record<string, unknown>>[] = [];
  const fetcher = vi.fn<typeof fetch>(async (input, init) => {
    const body = String(init?.body);
    sent.push(...JSON.parse(body).searches);
    const answer = answerRequest(state, { method: 'POST', url: String(input), key: undefined, body });
    return new Response(answer.body, { status: answer.status });
  });
  const hosted = createHostedSettings(settings);
  const client = createHostedClient({ locale, tags: ['default', 'docs-default-current'], hosted }, fetcher);
  const search = async (...requests: readonly SearchRequest[]) => {
    const { results } = await client.search(requests, signal);
    return results as readonly Result[];
  };
  return { sent, fetcher, client, search };
}

const list = (result: Result | undefined) => result?.hits.map(({ url }) => url);

describe('an answer', () => {
  test('is in the site’s own form, whatever tags were asked for', async () => {
    const { search } = createClient();
    const [result] = await search(request('cancelamento'));
    expect(result).toMatchObject({ source: 'hosted', query: 'cancelamento', nbHits: 2, nbPages: 1 });
    const [hit] = result?.hits ?? [];
    expect(hit).toMatchObject({
      objectID: 'https://docs.exemplo.com.br/docs/documentacao/cancelamento/',
      'hierarchy.lvl1': 'Cancelamento',
      'hierarchy.lvl2': null,
      keywords: ['110111'],
      tags: ['guide'],
      method: null,
      code: null,
    });
    expect(hit?._highlightResult['hierarchy.lvl1']).toMatchObject({
      value: '__ais-highlight__Cancelamento__/ais-highlight__',
      matchLevel: 'full',
    });
    expect(hit?._highlightResult['hierarchy.lvl0']).toMatchObject({ value: 'Guias', matchLevel: 'none' });
    expect(hit?._snippetResult.content.value).toBe('Como cancelar um documento autorizado.');
  });

  test('has only the reader’s language and versions', async () => {
    const { search } = createClient({ locale: 'pt-BR' });
    const [result] = await search(request('cancelamento'));
    expect(list(result)).toEqual([
      'https://docs.exemplo.com.br/pt-BR/docs/documentacao/cancelamento/',
      'https://docs.exemplo.com.br/pt-BR/docs/documentacao/cancelamento/#prazo',
    ]);
  });

  test('has the badges of operations and codes, and counts by kind', async () => {
    const { search } = createClient();
    const [operation, code] = await search(request('send-dfe', { facets: ['tags'] }), request('539'));
    expect(operation?.hits[0]).toMatchObject({ method: 'POST', tags: ['api'] });
    expect(operation?.facets).toEqual({ tags: { api: 1 } });
    expect(code?.hits.map((hit) => hit.code)).toEqual(['539']);
  });

  test('finds words that were typed without accents', async () => {
    const { search } = createClient({ settings: { parameters: { numTypos: 0 } } });
    const [result] = await search(request('rejeicoes'));
    expect(list(result)).toEqual(['https://docs.exemplo.com.br/docs/documentacao/rejeicoes/']);
  });

  test('comes in pages', async () => {
    const { search } = createClient();
    const [first, second] = await search(
      request('cancelamento', { hitsPerPage: 1 }),
      request('cancelamento', { hitsPerPage: 1, page: 1 }),
    );
    expect(first).toMatchObject({ nbHits: 2, nbPages: 2 });
    expect(list(second)).not.toEqual(list(first));
  });

  test('has as many hits as the service gives at once, when more are asked for', async () => {
    const { search, sent } = createClient();
    const [result] = await search(request('cancelamento', { hitsPerPage: 400 }));
    expect(sent[0]?.per_page).toBe(250);
    expect(result?.nbHits).toBe(2);
  });

  test('may be asked for numbers alone', async () => {
    const { search } = createClient();
    const [result] = await search(request('cancelamento', { hitsPerPage: 0, facets: 'tags' }));
    expect(result).toMatchObject({ hits: [], nbHits: 2, nbPages: 0, facets: { tags: { guide: 2 } } });
  });
});

describe('a filter', () => {
  const owners = { parameters: { filterBy: 'type:=lvl1' } };

  test('of the reader holds together with the fixed one and the owner’s', async () => {
    const { search, sent } = createClient({ settings: owners });
    const [result] = await search(request('cancelamento', { facetFilters: [['tags:guide', 'tags:cstat']] }));
    expect(sent[0]?.filter_by).toBe(
      'language:=en && docusaurus_tag:=[default,docs-default-current] && (type:=lvl1) && tags:=[`guide`,`cstat`]',
    );
    expect(list(result)).toEqual(['https://docs.exemplo.com.br/docs/documentacao/cancelamento/']);
  });

  test('of the interface holds together with the fixed one', async () => {
    const { search, sent } = createClient();
    await search(request('cancelamento', { filters: 'tags:=api || tags:=guide' }));
    expect(sent[0]?.filter_by).toMatch(/^language:=en && .+ && \(tags:=api \|\| tags:=guide\)$/);
  });
});

describe('a collection of another tool', () => {
  const OWN = ['keywords', 'questions', 'without_accents', 'method', 'code'];

  test('without the site’s own fields is searched by those that it has, and asked rightly from then on', async () => {
    const { search, fetcher } = createClient({ state: createSampleServer(OWN) });
    const [result] = await search(request('cancelamento'));
    expect(result?.nbHits).toBe(2);
    expect(result?.hits[0]).toMatchObject({ keywords: [], method: null, code: null });
    expect(fetcher).toHaveBeenCalledTimes(4);
    await search(request('prazo'));
    expect(fetcher).toHaveBeenCalledTimes(5);
  });

  test('without kinds is searched without counting them', async () => {
    const { search } = createClient({ state: createSampleServer([...OWN, 'tags', 'item_priority']) });
    const [result] = await search(request('cancelamento', { facets: ['tags'] }));
    expect(result).toMatchObject({ nbHits: 2, facets: {} });
  });

  test('without languages is not searched: results of another language would be wrong', async () => {
    const { search } = createClient({ state: createSampleServer([...OWN, 'language']) });
    await expect(search(request('cancelamento'))).rejects.toThrow('filter field named `language`');
  });

  test('without languages is searched where the owner wants no context', async () => {
    const state = createSampleServer([...OWN, 'language', 'docusaurus_tag']);
    const { search } = createClient({ state, settings: { contextualSearch: false } });
    const [result] = await search(request('cancelamento'));
    expect(result?.nbHits).toBeGreaterThan(2);
  });
});

test('a refusal reaches the caller, and nothing is written to the console', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { search } = createClient({ settings: { searchKey: 'errada' } });
  await expect(search(request('token'))).rejects.toMatchObject({ fault: 'refused', status: 401 });
  expect(written).not.toHaveBeenCalled();
});

test('a search that is given up ends at once', async () => {
  const { client } = createClient();
  const controller = new AbortController();
  const answer = client.search([request('token')], controller.signal);
  controller.abort(new Error('overtaken'));
  await expect(answer).rejects.toThrow('overtaken');
});
