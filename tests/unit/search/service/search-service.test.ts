import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { packRecords } from '../../../../lib/search/index/pack-records';
import { SearchEngine } from '../../../../lib/search/service/search-engine';
import { createSearchService, INDEX_WAIT, TEXT_WAIT } from '../../../../lib/search/service/search-service';
import { createSearchRecord } from '../search-record';

const FIRST = '/i/first.json';
const CONTENT = '/i/content.json';
const record = createSearchRecord('Contingência', { content: 'A SEFAZ está fora do ar.' });
const code = createSearchRecord('Rejeição 114 (NF-e): SVC desabilitada', { code: '114', keywords: ['cStat 114'] });
const operation = createSearchRecord('Enviar DF-e', { method: 'POST', keywords: ['sendDfeUsingPOST'] });
const packed = packRecords([record, code, operation], []);
const FILES: Record<string, unknown> = {
  [FIRST]: { index: packed.first, content: CONTENT },
  [CONTENT]: packed.content,
};

const asked: string[] = [];
const caches = new Map<string, RequestCache>();
const broken = new Set<string>();
/** What the second file waits for. */
let line: Promise<unknown> = Promise.resolve();

beforeEach(() => {
  asked.length = 0;
  broken.clear();
  line = Promise.resolve();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(address);
    caches.set(address, init?.cache ?? 'default');
    if (address === CONTENT) await line;
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
  return { service: createSearchService(FIRST, () => improved()), isImproved };
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
    expect(asked).toEqual([FIRST, CONTENT]);
  });

  test('asks the host for the current first file, whatever the browser has kept, and takes the second from there', async () => {
    const { service, isImproved } = start();
    await service.search(request('contingencia'), TAGS);
    await isImproved;
    expect(caches.get(FIRST)).toBe('no-cache');
    expect(caches.get(CONTENT)).toBe('default');
  });

  test('fetches both files when it is warmed before anybody knows for which versions', async () => {
    start().service.warm();
    await vi.waitFor(() => expect(asked).toEqual([FIRST, CONTENT]));
  });

  test('says when the texts can be searched as well', async () => {
    const { service, isImproved } = start();
    service.warm(TAGS);
    await isImproved;
    expect(await service.search(request('fora'), TAGS)).toMatchObject([{ nbHits: 1 }]);
  });

  test('answers each version from its own records', async () => {
    const { service } = start();
    expect(await service.search(request('contingencia'), ['docs-default-1.0'])).toMatchObject([{ nbHits: 0 }]);
    expect(await service.search(request('contingencia'), TAGS)).toMatchObject([{ nbHits: 1 }]);
    expect(asked).toEqual([FIRST, CONTENT]);
  });

  test('fails when the first file cannot be had, and tries again when asked again', async () => {
    const { service } = start();
    broken.add(FIRST);
    service.warm();
    await expect(service.search(request('contingencia'), TAGS)).rejects.toThrow('/i/first.json answered 503');
    broken.clear();
    expect(await service.search(request('contingencia'), TAGS)).toMatchObject([{ nbHits: 1 }]);
  });

  test('goes on with titles when the texts cannot be had, and asks for them with the next query', async () => {
    const { service, isImproved } = start();
    broken.add(CONTENT);
    expect(await service.search(request('contingencia'), TAGS)).toMatchObject([{ nbHits: 1 }]);
    await vi.waitFor(() => expect(asked).toContain(CONTENT));
    broken.clear();
    await vi.waitFor(async () => {
      await service.search(request('contingencia'), TAGS);
      expect(asked.filter((address) => address === CONTENT)).toHaveLength(2);
    });
    await isImproved;
    expect(await service.search(request('sefaz'), TAGS)).toMatchObject([{ nbHits: 1 }]);
  });
});

describe('while the texts are on their way', () => {
  /** Holds the second file back; the clock is the test's. */
  function holdTexts() {
    vi.useFakeTimers();
    let release = () => {};
    line = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { service } = start();
    return { service, release: () => release() };
  }

  /** Notes the answers to a query, when they come. */
  function ask(service: ReturnType<typeof start>['service'], query: string) {
    const noted: { hits?: number; isPartial?: boolean } = {};
    const done = service.search(request(query), TAGS).then(([answer]) => {
      noted.hits = answer?.nbHits ?? 0;
      noted.isPartial = answer?.awaitsTexts === true;
    });
    return { noted, done };
  }

  const open = vi.spyOn(SearchEngine, 'open');
  beforeEach(() => {
    open.mockReset();
    return () => void vi.useRealTimers();
  });
  afterAll(() => open.mockRestore());

  /** Indexing counts no time: it waits for its turn among what the browser has to do. */
  async function letTitlesBeIndexed() {
    while (open.mock.settledResults[0]?.type !== 'fulfilled') await nextTurn();
  }

  test('nothing is denied, however long they take', async () => {
    const { service, release } = holdTexts();
    const { noted, done } = ask(service, 'fora');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(noted).toEqual({});
    release();
    await done;
    expect(noted).toEqual({ hits: 1, isPartial: false });
  });

  test('what titles find waits for them a moment, and then comes as a part of the answer', async () => {
    const { service } = holdTexts();
    const { noted } = ask(service, 'contingencia');
    await letTitlesBeIndexed();
    await vi.advanceTimersByTimeAsync(TEXT_WAIT - 1);
    expect(noted).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(noted).toEqual({ hits: 1, isPartial: true });
    const later = ask(service, 'contingenci');
    await vi.advanceTimersByTimeAsync(0);
    expect(later.noted).toEqual({ hits: 1, isPartial: true });
  });

  test('what titles find comes whole, where the texts are there in time', async () => {
    const { service, release } = holdTexts();
    const { noted, done } = ask(service, 'contingencia');
    await letTitlesBeIndexed();
    await vi.advanceTimersByTimeAsync(TEXT_WAIT - 1);
    release();
    await done;
    expect(noted).toEqual({ hits: 1, isPartial: false });
  });

  test.each(['rejeição 114', 'sendDfeUsingPOST'])('what is asked for by its name comes at once: %s', async (query) => {
    const { service } = holdTexts();
    const { noted } = ask(service, query);
    await letTitlesBeIndexed();
    await vi.advanceTimersByTimeAsync(0);
    expect(noted).toEqual({ hits: 1, isPartial: true });
  });

  test('the index is waited for longer, where only it is missing', async () => {
    const { service, release } = holdTexts();
    const { noted } = ask(service, 'contingencia');
    await letTitlesBeIndexed();
    open.mockReturnValue(new Promise(() => {}));
    release();
    await vi.advanceTimersByTimeAsync(INDEX_WAIT - 1);
    expect(noted).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(noted).toEqual({ hits: 1, isPartial: true });
  });

  test('a query fails rather than finding nothing, where they cannot be had', async () => {
    const { service } = start();
    broken.add(CONTENT);
    await expect(service.search(request('fora'), TAGS)).rejects.toThrow('/i/content.json answered 503');
    broken.clear();
    expect(await service.search(request('fora'), TAGS)).toMatchObject([{ nbHits: 1 }]);
  });
});
