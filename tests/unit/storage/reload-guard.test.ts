import { afterEach, describe, expect, test, vi } from 'vitest';
import { mayReload, noteReload, RELOADED_AT } from '../../../lib/storage/reload-guard';

const NOW = 1_800_000_000_000;

/** A browser whose session holds one value under the guard's name. */
function stubSession(value: string | null): Map<string, string> {
  const kept = new Map(value === null ? [] : [[RELOADED_AT, value]]);
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  vi.stubGlobal('window', { sessionStorage });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a page that could not be fetched whole is loaded anew by itself', () => {
  test('the first time', () => {
    const kept = stubSession(null);
    expect(mayReload(NOW)).toBe(true);
    expect(kept.get(RELOADED_AT)).toBe(String(NOW));
  });

  // @behaviour Failures: A page that cannot be fetched ahead is loaded whole, without a loop
  test('not a second time in the next minute', () => {
    stubSession(null);
    expect([mayReload(NOW), mayReload(NOW + 1), mayReload(NOW + 59_999)]).toEqual([true, false, false]);
    expect(mayReload(NOW + 60_000)).toBe(true);
  });

  test('not after a reload that the reader asked for', () => {
    stubSession(null);
    noteReload(NOW);
    expect(mayReload(NOW + 1000)).toBe(false);
  });

  test.each(['', 'abc', 'NaN', '-5', '{}', String(NOW + 999_999)])(
    'when what is stored, "%s", is no time of the past',
    (value) => {
      stubSession(value);
      expect(mayReload(NOW)).toBe(true);
      expect(mayReload(NOW)).toBe(false);
    },
  );

  test('never where the session cannot be read or written', () => {
    vi.stubGlobal('window', {
      get sessionStorage() {
        throw new Error('The operation is insecure.');
      },
    });
    expect(mayReload(NOW)).toBe(false);
    expect(() => noteReload(NOW)).not.toThrow();
    vi.stubGlobal('window', { sessionStorage: { getItem: () => null, setItem: () => {} } });
    expect(mayReload(NOW)).toBe(false);
  });
});
