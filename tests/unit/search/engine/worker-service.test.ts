import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorkerService, FIRST } from '../../../../components/search/engine/worker-service';
import { packRecords } from '../../../../lib/search/index/pack-records';
import { createSearchService, type SearchService } from '../../../../lib/search/service/search-service';
import type { FromWorker, ToWorker } from '../../../../lib/search/service/worker-messages';
import { createSearchRecord } from '../search-record';

const CONTENT = '/i/content.json';
const TAGS = ['docs-default-current'];
const record = createSearchRecord('Contingência');

/** A worker that does what the real one does, without a thread; it fails in the way that a test says. */
class StubWorker extends EventTarget {
  static fault: 'none' | 'refused' | 'blocked' | 'broken' = 'none';
  static count = 0;
  #service: SearchService | undefined;
  #takeFirst: ((first: string | undefined) => void) | undefined;

  constructor() {
    super();
    StubWorker.count++;
    if (StubWorker.fault === 'refused') throw new DOMException('blocked by policy', 'SecurityError');
    if (StubWorker.fault === 'blocked')
      queueMicrotask(() => this.dispatchEvent(new Event('error', { cancelable: true })));
  }

  postMessage(message: ToWorker) {
    if (StubWorker.fault === 'broken' && message.kind === 'search') {
      this.dispatchEvent(new Event('error', { cancelable: true }));
      return;
    }
    if (StubWorker.fault !== 'none') return;
    const tell = (data: FromWorker) => this.dispatchEvent(new MessageEvent('message', { data }));
    if (message.kind === 'open') {
      const first = new Promise<string | undefined>((resolve) => {
        this.#takeFirst = resolve;
      });
      this.#service = createSearchService(message.address, () => tell({ kind: 'improved' }), first);
    } else if (message.kind === 'first') this.#takeFirst?.(message.first);
    else if (message.kind === 'warm') this.#service?.warm(message.tags);
    else {
      const { id } = message;
      this.#service?.search(message.requests, message.tags).then(
        (answers) => tell({ kind: 'answers', id, answers }),
        (error: unknown) => tell({ kind: 'failure', id, message: String(error) }),
      );
    }
  }

  terminate() {}
}

let isDown = false;

beforeEach(() => {
  StubWorker.fault = 'none';
  StubWorker.count = 0;
  isDown = false;
  vi.stubGlobal('Worker', StubWorker);
  const { first, content } = packRecords([record], []);
  const files = new Map<string, unknown>([
    [FIRST, { index: first, content: CONTENT }],
    [CONTENT, content],
  ]);
  vi.stubGlobal('fetch', async (address: string) =>
    isDown ? new Response(null, { status: 404 }) : Response.json(files.get(address)),
  );
  return () => vi.unstubAllGlobals();
});

const request = (query: string) => [{ indexName: 'docs', params: { query } }];

describe('search in a worker', () => {
  test('starts none before it is asked', () => {
    createWorkerService('/search/worker/a.js', () => {});
    expect(StubWorker.count).toBe(0);
  });

  test('answers several queries at once, each with its own', async () => {
    const service = createWorkerService('/search/worker/a.js', () => {});
    service.warm();
    const [found, none] = await Promise.all([
      service.search(request('contingencia'), TAGS),
      service.search(request('zzzxqwk'), TAGS),
    ]);
    expect([found[0]?.nbHits, none[0]?.nbHits]).toEqual([1, 0]);
    expect(StubWorker.count).toBe(1);
  });

  test('tells when the same query may find more', async () => {
    const isImproved = new Promise<void>((resolve) => {
      createWorkerService('/search/worker/a.js', resolve).warm(TAGS);
    });
    await expect(isImproved).resolves.toBeUndefined();
  });

  test('fails when the index cannot be had, and tries again when asked again', async () => {
    const service = createWorkerService('/search/worker/a.js', () => {});
    isDown = true;
    await expect(service.search(request('contingencia'), TAGS)).rejects.toThrow('404');
    isDown = false;
    expect(await service.search(request('contingencia'), TAGS)).toMatchObject([{ nbHits: 1 }]);
  });
});

describe.each(['refused', 'blocked', 'broken'] as const)('where the worker is %s', (fault) => {
  test('the same search runs on the page, for queries already asked as well', async () => {
    StubWorker.fault = fault;
    const service = createWorkerService('/search/worker/a.js', () => {});
    service.warm();
    expect(await service.search(request('contingencia'), TAGS)).toMatchObject([{ nbHits: 1 }]);
    expect(await service.search(request('contin'), TAGS)).toMatchObject([{ nbHits: 1 }]);
    expect(StubWorker.count).toBe(1);
  });

  test('a missing index fails the query, and the next one tries again', async () => {
    StubWorker.fault = fault;
    isDown = true;
    const service = createWorkerService('/search/worker/a.js', () => {});
    await expect(service.search(request('contingencia'), TAGS)).rejects.toThrow('404');
    isDown = false;
    expect(await service.search(request('contingencia'), TAGS)).toMatchObject([{ nbHits: 1 }]);
  });
});

test('a browser without workers searches on the page', async () => {
  vi.stubGlobal('Worker', undefined);
  const service = createWorkerService('/search/worker/a.js', () => {});
  expect(await service.search(request('contingencia'), TAGS)).toMatchObject([{ nbHits: 1 }]);
});
