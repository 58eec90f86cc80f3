import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAskNodes } from '../../../../lib/search/typesense/ask-nodes';

const GOOD = JSON.stringify({ results: [{ hits: [], found: 0 }] });
const NODES = ['um', 'dois', 'tres'].map((host) => ({ host, port: 443, protocol: 'https', path: '' }));
const never = new AbortController().signal;

/** Asks nodes of which each answers as its host is told to. */
function ask(answers: Readonly<Record<string, () => Promise<Response>>>) {
  const asked: string[] = [];
  const fetcher = vi.fn<typeof fetch>((input, init) => {
    const { hostname } = new URL(String(input));
    asked.push(hostname);
    const ended = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    return Promise.race([answers[hostname]?.() ?? Promise.resolve(new Response(GOOD)), ended]);
  });
  const askNodes = createAskNodes({ nodes: NODES, searchKey: 'chave&1', timeLimit: 1000 }, fetcher);
  return { asked, fetcher, askNodes };
}

const refuse =
  (status: number, body = '{"message": "não"}') =>
  async () =>
    new Response(body, { status });
const cutOff = async () => Promise.reject(new TypeError('fetch failed'));
const silent = () => new Promise<Response>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the body goes to the first node, with the key in the address and without a question beforehand', async () => {
  const { fetcher, askNodes } = ask({});
  await expect(askNodes('{"searches":[]}', never)).resolves.toEqual(JSON.parse(GOOD));
  const [address, init] = fetcher.mock.calls[0] ?? [];
  expect(address).toBe('https://um:443/multi_search?x-typesense-api-key=chave%261');
  expect(init).toMatchObject({ method: 'POST', body: '{"searches":[]}', headers: { 'content-type': 'text/plain' } });
});

describe('the next node is asked', () => {
  test.each([
    ['refuses the connection', cutOff],
    ['is broken (503)', refuse(503)],
    ['answers something else', async () => new Response('<html>')],
    ['answers without results', async () => new Response('{"message":"?"}')],
  ])('when one %s', async (_, fault) => {
    const { asked, askNodes } = ask({ um: fault });
    await askNodes('', never);
    expect(asked).toEqual(['um', 'dois']);
  });

  test('when one does not answer in time', async () => {
    const { asked, askNodes } = ask({ um: silent });
    const answer = askNodes('', never);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual(['um']);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(asked).toEqual(['um', 'dois']);
  });

  test('and from then on first', async () => {
    const { asked, askNodes } = ask({ um: cutOff });
    await askNodes('', never);
    await askNodes('', never);
    expect(asked).toEqual(['um', 'dois', 'dois']);
  });
});

describe('asking ends with the reason', () => {
  test.each([
    [
      'a wrong key',
      refuse(401, '{"message": "Forbidden - a valid key"}'),
      'refused',
      401,
      '401 Forbidden - a valid key',
    ],
    ['a missing collection', refuse(404, 'Not Found'), 'refused', 404, '404'],
    [
      'a refused search',
      async () => new Response('{"results":[{"code":404,"error":"Not found."}]}'),
      'refused',
      404,
      'Not found.',
    ],
  ])('at once for %s', async (_, fault, kind, status, message) => {
    const { asked, askNodes } = ask({ um: fault });
    await expect(askNodes('', never)).rejects.toMatchObject({ fault: kind, status, message });
    expect(asked).toEqual(['um']);
  });

  test('when no node answers', async () => {
    const { asked, askNodes } = ask({ um: cutOff, dois: refuse(500), tres: cutOff });
    await expect(askNodes('', never)).rejects.toMatchObject({ fault: 'unreachable' });
    expect(asked).toEqual(['um', 'dois', 'tres']);
  });

  test('when it is given up, without asking another node', async () => {
    const { asked, askNodes } = ask({ um: silent });
    const controller = new AbortController();
    const answer = askNodes('', controller.signal);
    const reason = new Error('overtaken');
    const outcome = expect(answer).rejects.toBe(reason);
    controller.abort(reason);
    await outcome;
    expect(asked).toEqual(['um']);
  });
});
