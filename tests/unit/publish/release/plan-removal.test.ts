import { describe, expect, test } from 'vitest';
import { KEEP_DAYS, planRemoval } from '@/lib/publish/release/plan-removal';

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const first = { publishedAt: on('2026-10-01'), names: ['a.js', 'both.js', 'old/index.html'] };
const second = { publishedAt: on('2026-11-01'), names: ['b.js', 'both.js', 'index.html'] };
const plan = (now: string, next: readonly string[], releases = [second, first]) =>
  planRemoval({ releases, next, now: on(now), keepDays: KEEP_DAYS, isHashed: (name) => name.endsWith('.js') });

// @behaviour Publishing: Hashed files of an earlier release stay 30 days for the tabs that are open; pages that went go at once
describe('what a publication takes away', () => {
  test('pages that went go, hashed files of both earlier releases stay', () => {
    expect(plan('2026-11-30', ['c.js'])).toEqual({ names: ['index.html', 'old/index.html'], releases: [] });
  });

  test('30 days after a release was replaced its hashed files go, with its record', () => {
    expect(plan('2026-12-01', ['c.js', 'index.html'])).toEqual({
      names: ['a.js', 'old/index.html'],
      releases: [first],
    });
  });

  test('the last release is replaced now, however old it is', () => {
    expect(plan('2028-01-01', ['c.js', 'index.html']).names).toEqual(['a.js', 'old/index.html']);
  });

  test('a file that the next release has stays, and so does one that went and came back', () => {
    expect(plan('2026-12-01', ['a.js', 'index.html', 'old/index.html']).names).toEqual([]);
  });

  test('a first publication takes nothing away', () => {
    expect(plan('2026-12-01', ['a.js'], [])).toEqual({ names: [], releases: [] });
  });
});
