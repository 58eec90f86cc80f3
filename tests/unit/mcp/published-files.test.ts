import { afterEach, expect, test, vi } from 'vitest';
import { createPublishedFiles } from '@/lib/mcp/published-files';

const SITE = 'https://docs.exemplo.com.br/ajuda';
const copy = { read: async (path: string) => (path === '/a.md' ? 'cópia' : undefined) };

afterEach(() => vi.useRealTimers());

/** Answers each request of the site; a failure where there is no answer. */
function answer(responses: readonly (Response | Error)[]) {
  const waiting = [...responses];
  const fetchFile = vi.fn(async (_address: string, _init?: RequestInit) => {
    const next = waiting.shift() ?? new Error('offline');
    if (next instanceof Error) throw next;
    return next;
  });
  vi.stubGlobal('fetch', fetchFile);
  return fetchFile;
}

async function read(files: ReturnType<typeof createPublishedFiles>, path = '/a.md') {
  const reading = files.open();
  return [await reading.read(path), reading.isFromCopy()] as const;
}

test('a file comes from the site once in five minutes, and no redirect is followed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const asked = answer([new Response('um'), new Response('dois')]);
  const files = createPublishedFiles(SITE, copy);
  expect(await read(files)).toEqual(['um', false]);
  vi.setSystemTime(299_000);
  expect(await read(files)).toEqual(['um', false]);
  vi.setSystemTime(301_000);
  expect(await read(files)).toEqual(['dois', false]);
  expect(asked.mock.calls.map(([address, init]) => [address, init?.redirect])).toEqual([
    [`${SITE}/a.md`, 'error'],
    [`${SITE}/a.md`, 'error'],
  ]);
});

test.each([
  ['the network fails', new Error('offline')],
  ['the site fails', new Response('', { status: 503 })],
])('the copy answers when %s, and the site is asked again after half a minute', async (_name, failure) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const asked = answer([failure, new Response('de volta')]);
  const files = createPublishedFiles(SITE, copy);
  expect(await read(files)).toEqual(['cópia', true]);
  vi.setSystemTime(29_000);
  expect(await read(files, '/b.md')).toEqual([undefined, true]);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.setSystemTime(31_000);
  expect(await read(files)).toEqual(['de volta', false]);
});

test.each([
  ['says so', new Response('', { status: 404 })],
  ['answers any address with a page', new Response('\n<!DOCTYPE html><title>Entre na rede</title>')],
])('there is no file where the site %s, whatever the copy has', async (_name, response) => {
  answer([response]);
  expect(await read(createPublishedFiles(SITE, copy))).toEqual([undefined, false]);
});

test('a file without end is given up', async () => {
  const part = new Uint8Array(1_000_000).fill(97);
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(part) });
  answer([new Response(body)]);
  expect(await read(createPublishedFiles(SITE, copy))).toEqual(['cópia', true]);
});
