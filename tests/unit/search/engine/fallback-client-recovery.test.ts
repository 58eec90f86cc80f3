import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, createClient, DOWN, sourceOf } from './two-engines';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('when the service has failed', () => {
  test('it is tried again in the background, later and later, and listeners hear when it is back', async () => {
    const { hosted, client, search } = createClient();
    const listener = vi.fn();
    client.onImproved(listener);
    hosted.search.mockRejectedValueOnce(DOWN).mockRejectedValueOnce(DOWN).mockRejectedValueOnce(DOWN);
    await search('token');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(hosted.search).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(hosted.search).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(hosted.search).toHaveBeenCalledTimes(3);
    expect(listener).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(sourceOf(await client.search(ask('token')))).toBe('hosted');
    expect(hosted.search).toHaveBeenCalledTimes(4);
  });

  test('it is tried at most once a minute', async () => {
    const { hosted, client, search } = createClient();
    client.onImproved(() => undefined);
    hosted.search.mockRejectedValue(DOWN);
    await search('token');
    await vi.advanceTimersByTimeAsync(600_000);
    const before = hosted.search.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hosted.search).toHaveBeenCalledTimes(before + 1);
  });

  test('it is left in peace while nobody looks at results', async () => {
    const { hosted, client, search } = createClient();
    client.onImproved(() => undefined)();
    hosted.search.mockRejectedValue(DOWN);
    await search('token');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(hosted.search).toHaveBeenCalledTimes(1);
  });

  test('it is tried at once when the network is back', async () => {
    const events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    vi.stubGlobal('navigator', { onLine: false });
    const { hosted, client, search } = createClient();
    const listener = vi.fn();
    client.onImproved(listener);
    hosted.search.mockRejectedValueOnce(DOWN);
    await search('token');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hosted.search).toHaveBeenCalledTimes(1);
    vi.stubGlobal('navigator', { onLine: true });
    events.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
