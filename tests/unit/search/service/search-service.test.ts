import { beforeEach, describe, expect, test, vi } from 'vitest';
import { packRecords } from '../../../../lib/search/index/index-files';
import { createSearchService } from '../../../../lib/search/service/search-service';
import { createSearchRecord } from '../search-record';

const ADDRESSES = { first: '/i/first.json', content: '/i/content.json' };
const record = createSearchRecord('Contingência', { content: 'A SEFAZ está fora do ar.' });
const packed = packRecords([record], []);
const FILES: Readonly<Record<string, unknown>> = {
  [ADDRESSES.first]: packed.first,
  [ADDRESSES.content]: packed.content,
};

const asked: string[] = [];
const broken = new Set<string>();

beforeEach(() => {
  asked.length = 0;
  broken.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return broken.has(address) ? new Response(null, { status: 503 }) : Response.json(FILES[address]);
  });
  return () => vi.unstubAllGlobals();
});

const request = (query: string) => [{ indexName: 'docs', params: { query } }];
const TAGS = ['docs-default-current'];

/** A service, and a promise of the moment when its texts are searchable. */
function start() {
  let improved = () => {};
  const isImproved = new Promise<void>((resolve) => {
    improved = resolve;
  });
  return { service: createSearchService(ADDRESSES, () => improved()), isImproved };
}

describe('the embedded search', () => {
  test('fetches nothing before it is asked, and nothing for an empty query', async () => {
    const { service } = start();
    expect(await service.search([...request(''), ...request('  ')], TAGS)).toMatchObject([{ hits: [] }, { hits: [] }]);
    expect(asked).toEqual([]);
  });

  test('fetches each file once, the titles first', async () => {
    const { service, isImproved } = start();
    service.warm();
    service.warm();
    await service.search(request('contingencia'), TAGS);
    await isImproved;
    await service.search(request('contingencia'), TAGS);
    expect(asked).toEqual([ADDRESSES.first, ADDRESSES.content]);
  });

  test('says when the texts can be searched as well', async () => {
    const { service, isImproved } = start();
    const [before] = await service.search(request('fora'), TAGS);
    expect(before?.nbHits).toBe(0);
    await isImproved;
    const [after] = await service.search(request('fora'), TAGS);
    expect(after?.nbHits).toBe(1);
  });

  test('fails when the first file cannot be had, and tries again when asked again', async () => {
    const { service } = start();
    broken.add(ADDRESSES.first);
    service.warm();
    await expect(service.search(request('contingencia'), TAGS)).rejects.toThrow('/i/first.json answered 503');
    broken.clear();
    expect(await service.search(request('contingencia'), TAGS)).toMatchObject([{ nbHits: 1 }]);
  });

  test('goes on with titles when the texts cannot be had, and asks for them with the next query', async () => {
    const { service, isImproved } = start();
    broken.add(ADDRESSES.content);
    expect(await service.search(request('contingencia'), TAGS)).toMatchObject([{ nbHits: 1 }]);
    await vi.waitFor(() => expect(asked).toContain(ADDRESSES.content));
    broken.clear();
    await vi.waitFor(async () => {
      await service.search(request('contingencia'), TAGS);
      expect(asked.filter((address) => address === ADDRESSES.content)).toHaveLength(2);
    });
    await isImproved;
    expect(await service.search(request('sefaz'), TAGS)).toMatchObject([{ nbHits: 1 }]);
  });
});
