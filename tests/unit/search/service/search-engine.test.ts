import { describe, expect, test } from 'vitest';
import { packRecords } from '../../../../lib/search/index/pack-records';
import type { SearchRecord } from '../../../../lib/search/records/record';
import { SearchEngine } from '../../../../lib/search/service/search-engine';
import type { SearchParams } from '../../../../lib/search/service/search-request';
import { createSearchRecord, createSectionRecord } from '../search-record';

const TAGS = ['default', 'docs-default-current'];

function open(records: readonly SearchRecord[], hasContent = true, tags = TAGS): Promise<SearchEngine> {
  const { first, content } = packRecords(records, []);
  return SearchEngine.open(hasContent ? { first, content } : { first }, tags);
}

const guide = createSearchRecord('Emitir um evento', { content: 'Cancele, corrija ou manifeste uma nota.' });
const cancel = createSectionRecord(guide, 'cancelar', ['Cancelar'], { content: 'O prazo de cancelamento é da SEFAZ.' });
const operation = createSearchRecord('Enviar evento', {
  keywords: ['POST /v1/eventos', 'sendEventoDfeUsingPOST'],
  tags: ['api'],
  method: 'POST',
  content: 'Registra um evento na SEFAZ.',
});
const code = createSearchRecord('Rejeição 501 (NF-e): Prazo de cancelamento superior', {
  keywords: ['cStat 501', 'NF-e'],
  tags: ['cstat'],
  code: '501',
  docusaurus_tag: 'default',
});
const old = createSearchRecord('Emitir um evento antigo', { docusaurus_tag: 'docs-default-1.0' });
const all = [guide, cancel, operation, code, old];

const ask = (engine: SearchEngine, query: string, params: SearchParams = {}) =>
  engine.answer({ indexName: 'docs', params: { query, ...params } });
const urls = (engine: SearchEngine, query: string, params?: SearchParams) =>
  ask(engine, query, params).hits.map(({ url }) => url);

describe('the engine finds', () => {
  test('titles, headings, identifiers, addresses and codes before the texts are there', async () => {
    const engine = await open(all, false);
    expect(urls(engine, 'emitir')[0]).toBe(guide.url);
    expect(urls(engine, 'cancelar')[0]).toBe(cancel.url);
    expect(urls(engine, 'sendEventoDfe')[0]).toBe(operation.url);
    expect(urls(engine, 'POST /v1/eventos')[0]).toBe(operation.url);
    expect(urls(engine, '501')[0]).toBe(code.url);
    expect(urls(engine, 'manifeste')).toEqual([]);
  });

  test('fields once the second file is there', async () => {
    const field = createSectionRecord(guide, 'corpo.chave', ['chaveSubstituta'], { item_priority: 50 });
    expect(urls(await open([guide, field], false), 'chaveSubstituta')).toEqual([]);
    expect(urls(await open([guide, field]), 'chaveSubstituta')).toEqual([field.url]);
  });

  test('codes that nobody has explained by their numbers, before the texts are there', async () => {
    const bare = createSectionRecord(guide, 'cstat-878', ['Rejeição 878 (NF-e): Texto'], {
      code: '878',
      item_priority: 55,
    });
    expect(urls(await open([guide, bare], false), '878')).toEqual([bare.url]);
    expect(urls(await open([guide, bare], false), 'texto')).toEqual([]);
    expect(urls(await open([guide, bare]), 'texto')).toEqual([bare.url]);
  });

  test('words of the texts once they are there', async () => {
    expect(urls(await open(all), 'manifeste')).toEqual([guide.url]);
  });

  test('what readers ask in words that the text does not have, the nearest question first', async () => {
    const records = [
      { ...guide, questions: ['nota saiu errada', 'devolver mercadoria'] },
      { ...cancel, questions: ['desfazer nota errada'] },
      operation,
    ];
    expect(urls(await open(records), 'desfazer nota errada')[0]).toBe(cancel.url);
    expect(urls(await open(records), 'saiu errada a nota')[0]).toBe(guide.url);
    expect(urls(await open(records), 'mercadoria')).toEqual([guide.url]);
    expect(urls(await open(records, false), 'mercadoria')).toEqual([]);
  });

  test('nothing for words that are nowhere, and nothing without words', async () => {
    const engine = await open(all);
    expect(ask(engine, 'zzzxqwk')).toMatchObject({ hits: [], nbHits: 0, nbPages: 0, source: 'local' });
    expect(ask(engine, '  ')).toMatchObject({ hits: [], nbHits: 0 });
    expect(engine.answer({ indexName: 'docs' })).toMatchObject({ hits: [], query: '' });
  });

  test('only versions that the reader’s page is about', async () => {
    expect(urls(await open(all), 'antigo')).toEqual([]);
    expect(urls(await open(all, true, ['docs-default-1.0']), 'antigo')).toEqual([old.url]);
  });
});

describe('what comes first', () => {
  test('is the entry of a code that is asked for by its number', async () => {
    const mention = createSearchRecord('501', { content: '501 501 501 rejeição 501' });
    expect(urls(await open([mention, code]), 'rejeição 501')[0]).toBe(code.url);
  });

  test('is a record with all words, before one with some of them', async () => {
    const some = createSearchRecord('Prazo prazo prazo');
    const both = createSearchRecord('Sobre o prazo de cancelamento de documentos');
    expect(urls(await open([some, both]), 'prazo cancelamento')[0]).toBe(both.url);
  });

  test('is the heading, before the text', async () => {
    const text = createSearchRecord('Outra coisa', { content: 'certificado' });
    const heading = createSearchRecord('Certificado');
    expect(urls(await open([text, heading]), 'certificado')).toEqual([heading.url, text.url]);
  });

  test('is the higher priority, of records that fit equally well', async () => {
    const low = createSearchRecord('Ambiente', { url: '/a/', item_priority: 50 });
    const high = createSearchRecord('Ambiente', { url: '/b/', url_without_anchor: '/b/', objectID: '/b/' });
    expect(urls(await open([low, high]), 'ambiente')[0]).toBe('/b/');
  });
});

describe('an answer', () => {
  test('has a page of hits at a time, and counts all', async () => {
    const engine = await open(Array.from({ length: 7 }, (_, index) => createSearchRecord(`Nota número ${index}`)));
    const page = ask(engine, 'nota', { page: 2, hitsPerPage: 3 });
    expect(page).toMatchObject({ nbHits: 7, nbPages: 3, page: 2, hitsPerPage: 3, query: 'nota' });
    expect(page.hits).toHaveLength(1);
    const pages = [0, 1, 2].flatMap((number) => urls(engine, 'nota', { page: number, hitsPerPage: 3 }));
    expect(new Set(pages).size).toBe(7);
  });

  test('says whether the texts are still on their way, also when it has nothing to show', async () => {
    const awaiting = await open(all, false);
    expect(ask(awaiting, 'cancelamento')).toMatchObject({ awaitsTexts: true });
    expect(ask(awaiting, 'zzzz')).toMatchObject({ awaitsTexts: true, hits: [] });
    expect(ask(await open(all), 'cancelamento')).not.toHaveProperty('awaitsTexts');
  });

  test('says whether it begins with what was asked for by its name, which the texts on their way will not change', async () => {
    const awaiting = await open(all, false);
    const isNamed = (query: string) => ask(awaiting, query).isNamed === true;
    const named = ['501', 'rejeição 501', 'como resolver rejeição 501 NF-e', 'sendEventoDfeUsingPOST'];
    expect(named.filter((query) => !isNamed(query))).toEqual([]);
    expect(['rejeição 501 prazo', 'cancelamento', 'zzzz'].filter(isNamed)).toEqual([]);
    expect(ask(await open(all), '501')).not.toHaveProperty('isNamed');
  });

  test('counts facets over all that was found, not over the page', async () => {
    const answer = ask(await open(all), 'evento', { facets: ['tags'], hitsPerPage: 1 });
    expect(answer.facets).toEqual({ tags: { guide: 2, api: 1 } });
    expect(ask(await open(all), 'evento', { facets: 'tags', facetFilters: [['tags:api']] })).toMatchObject({
      nbHits: 1,
      facets: { tags: { api: 1 } },
    });
  });

  test('marks matches with what the request asks for, by attribute', async () => {
    const [hit] = ask(await open(all), 'cancelamento', {
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
      facetFilters: ['tags:guide'],
    }).hits;
    expect(hit?._highlightResult['hierarchy.lvl2']).toEqual({
      value: '__ais-highlight__Cancelar__/ais-highlight__',
      matchLevel: 'full',
      matchedWords: ['cancelamento'],
    });
    expect(hit?._highlightResult['hierarchy.lvl1']?.matchLevel).toBe('none');
    expect(hit?._snippetResult.content.value).toBe(
      'O prazo de __ais-highlight__cancelamento__/ais-highlight__ é da SEFAZ.',
    );
  });

  test('cuts excerpts to the length that the request asks for', async () => {
    const [hit] = ask(await open(all), 'cancelamento', {
      facetFilters: ['tags:guide'],
      attributesToSnippet: ['content:2'],
    }).hits;
    expect(hit?._snippetResult.content.value).toBe('… <em>cancelamento</em> é …');
  });
});
