import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HostedError } from '../../../../lib/search/typesense/hosted-error';
import { answerOf, ask, createClient, DOWN, PAUSE, sourceOf } from './two-engines';

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('while the service answers', () => {
  // @behaviour Search: The hosted service is asked once for each pause in the typing
  test('it is asked once for each pause in the typing', async () => {
    const { hosted, client } = createClient();
    const typed: ReturnType<typeof client.search>[] = [];
    for (const query of ['t', 'to', 'tok']) {
      typed.push(client.search(ask(query)));
      await vi.advanceTimersByTimeAsync(PAUSE - 1);
    }
    expect(hosted.search).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(hosted.search).toHaveBeenCalledTimes(1);
    const answers = await Promise.all(typed);
    expect(answers.map(({ results }) => results)).toEqual(Array(3).fill([{ source: 'hosted', query: 'tok' }]));
  });

  test('a request under way is given up when a newer query overtakes it', async () => {
    const { hosted, client } = createClient();
    hosted.search.mockImplementationOnce(() => new Promise(() => undefined));
    const first = client.search(ask('to'));
    await vi.advanceTimersByTimeAsync(PAUSE);
    const second = client.search(ask('token'));
    expect(hosted.search.mock.calls[0]?.[1].aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(PAUSE);
    await expect(second).resolves.toEqual(answerOf('hosted', ask('token')));
    await expect(first).resolves.toEqual(answerOf('hosted', ask('token')));
  });

  test('going back to a query asks nobody again', async () => {
    const { hosted, client, search } = createClient();
    await search('token');
    await search('toke');
    expect(sourceOf(await client.search(ask('token')))).toBe('hosted');
    expect(hosted.search).toHaveBeenCalledTimes(2);
  });

  test('the local index is not fetched, on focus either', async () => {
    const { hosted, local, client, search } = createClient();
    client.warm();
    await search('token');
    expect(hosted.warm).toHaveBeenCalled();
    expect(local.warm).not.toHaveBeenCalled();
    expect(local.search).not.toHaveBeenCalled();
  });

  test('an empty query asks it nothing', async () => {
    const { hosted, search } = createClient();
    await search('');
    expect(hosted.search).not.toHaveBeenCalled();
  });

  test('a private query is answered locally, at once', async () => {
    const { hosted, client } = createClient();
    expect(sourceOf(await client.search(ask('segredo')))).toBe('local');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(hosted.search).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  test('a better local index changes nothing', async () => {
    const { client, search, improveLocal } = createClient();
    const listener = vi.fn();
    client.onImproved(listener);
    await search('token');
    improveLocal();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('when the service fails', () => {
  const faults = {
    'is refused': DOWN,
    'is not allowed (401)': new HostedError('refused', '401 Forbidden', 401),
    'is not there (404)': new HostedError('refused', 'Not found.', 404),
    'is broken (503)': new HostedError('refused', '503', 503),
    'is too slow': new HostedError('timeLimit', 'No answer within 1500 ms'),
    'answers nonsense': new HostedError('unreadable', 'The answer is no JSON'),
    'has lost its code': new TypeError('Failed to fetch dynamically imported module'),
  };
  test.each(Object.entries(faults))('because it %s, the same query is answered locally', async (_, fault) => {
    const { hosted, search } = createClient();
    hosted.search.mockRejectedValueOnce(fault);
    expect(sourceOf(await search('token'))).toBe('local');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('search service'), fault);
  });

  test('further queries do not wait for it, and it is named once', async () => {
    const { hosted, client, search } = createClient();
    hosted.search.mockRejectedValue(DOWN);
    await search('token');
    expect(sourceOf(await client.search(ask('tokens')))).toBe('local');
    expect(hosted.search).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await search('outro');
    expect(hosted.search).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('focus fetches the local index, and its better answers are told', async () => {
    const { hosted, local, client, search, improveLocal } = createClient();
    const listener = vi.fn();
    const end = client.onImproved(listener);
    hosted.search.mockRejectedValue(DOWN);
    await search('token');
    client.warm();
    expect(local.warm).toHaveBeenCalled();
    improveLocal();
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    improveLocal();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('when both engines fail', () => {
  test('the search is rejected with both reasons', async () => {
    const { hosted, local, search } = createClient();
    const missing = new Error('The index answered 404');
    hosted.search.mockRejectedValue(DOWN);
    local.search.mockRejectedValue(missing);
    await expect(search('token')).rejects.toMatchObject({ errors: [DOWN, missing] });
  });

  test('the hosted one is asked once more although its time has not come', async () => {
    const { hosted, local, search } = createClient();
    hosted.search.mockRejectedValueOnce(DOWN);
    await search('token');
    local.search.mockRejectedValue(new Error('The index answered 404'));
    expect(sourceOf(await search('tokens'))).toBe('hosted');
  });

  test('a private query is rejected rather than sent', async () => {
    const { hosted, local, search } = createClient();
    local.search.mockRejectedValue(new Error('The index answered 404'));
    await expect(search('segredo')).rejects.toThrow('404');
    expect(hosted.search).not.toHaveBeenCalled();
  });
});
