import { describe, expect, test } from 'vitest';
import { runParts } from '@/scripts/testing/schedule.mjs';

const part = (name: string, rest: { needs?: string[]; after?: string[]; lanes?: number } = {}) => {
  return { name, title: name, command: [name], ...rest };
};

/** Runs the parts; each ends when the test says so, and the log tells in which order they started and ended. */
function start(parts: readonly ReturnType<typeof part>[]) {
  const log: string[] = [];
  const ends = new Map<string, (isGood: boolean) => void>();
  const done = runParts(parts, {
    lanes: 2,
    start: ({ name }) => {
      log.push(`${name} starts`);
      return new Promise<boolean>((resolve) => ends.set(name, resolve));
    },
    isGood: (isGood) => isGood,
    skip: ({ name }, missing) => {
      log.push(`${name} is left out for ${missing}`);
      return false;
    },
  });
  const end = async (name: string, isGood = true) => {
    ends.get(name)?.(isGood);
    // All that follows from the end of a part follows in promises.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { log, end, done };
}

describe('parts on two lanes', () => {
  test('run two at a time, in their order', async () => {
    const { log, end, done } = start([part('a'), part('b'), part('c')]);
    expect(log).toEqual(['a starts', 'b starts']);
    await end('b');
    expect(log.at(-1)).toBe('c starts');
    await end('a');
    await end('c');
    expect([...(await done).keys()]).toEqual(['b', 'a', 'c']);
  });

  test('wait for what they need, and let others go ahead meanwhile', async () => {
    const { log, end } = start([part('a'), part('b', { needs: ['a'] }), part('c')]);
    expect(log).toEqual(['a starts', 'c starts']);
    await end('a');
    expect(log.at(-1)).toBe('b starts');
  });

  test('that take no lane run beside all others', async () => {
    const { log, end } = start([
      part('a'),
      part('b'),
      part('download', { lanes: 0 }),
      part('c', { needs: ['download'] }),
    ]);
    expect(log).toEqual(['a starts', 'b starts', 'download starts']);
    await end('a');
    expect(log).toHaveLength(3);
    await end('download');
    expect(log.at(-1)).toBe('c starts');
  });

  test('that take both lanes run alone', async () => {
    const { log, end } = start([part('a'), part('wide', { lanes: 2 }), part('b'), part('c')]);
    expect(log).toEqual(['a starts', 'b starts']);
    await end('b');
    expect(log.at(-1)).toBe('c starts');
    await end('a');
    await end('c');
    expect(log.at(-1)).toBe('wide starts');
  });

  test('are left out, with what needs them, when what they need has failed', async () => {
    const parts = [part('a'), part('b', { needs: ['a'] }), part('c', { needs: ['b'] })];
    const { log, end, done } = start(parts);
    await end('a', false);
    expect(log).toEqual(['a starts', 'b is left out for a', 'c is left out for b']);
    expect((await done).get('c')).toBe(false);
  });

  test('run after another part all the same when it has failed or is not there', async () => {
    const { log, end } = start([part('a'), part('b', { after: ['a', 'gone'] })]);
    await end('a', false);
    expect(log).toEqual(['a starts', 'b starts']);
  });

  test('that can never start are a fault', async () => {
    await expect(start([part('b', { needs: ['c'] }), part('c', { needs: ['b'] })]).done).rejects.toThrow('b');
  });
});
