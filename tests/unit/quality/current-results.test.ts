import { expect, test } from 'vitest';
import { selectCurrent } from '@/lib/quality/current-results';
import type { TestResults } from '@/lib/quality/test-results';

const RUN = { commit: '0123456789', passed: 7, failed: 1 };
const RESULTS: TestResults = {
  samples: {
    ...RUN,
    on: '2026-11-01',
    operations: {
      same: { digest: 'a', passed: 5, failed: 0 },
      changed: { digest: 'b', passed: 5, failed: 0 },
      gone: { digest: 'c', passed: 5, failed: 0 },
    },
  },
  accessibility: { ...RUN, on: '2026-10-10' },
  export: { on: '2026-11-05', commit: RUN.commit, pages: 2, links: 9, brokenLinks: 0, anchors: 5, files: 7, bytes: 99 },
  vitals: { on: '2026-11-20', commit: RUN.commit, pages: { guide: { lcp: 1500, tbt: 20, cls: 0 } } },
};
const DIGESTS = new Map([
  ['same', 'a'],
  ['changed', 'x'],
  ['new', 'd'],
]);

// @behaviour Quality: An operation's samples count as executed only as long as they are the ones that ran
test('samples that changed since, or are new, did not run', () => {
  expect([...selectCurrent(RESULTS, DIGESTS, '2026-11-24').sampleRuns]).toEqual([
    ['same', { on: '2026-11-01', passed: 5, failed: 0 }],
  ]);
});

test('a result counts for 30 days', () => {
  const on = (today: string) => {
    const { samples, sampleRuns, accessibility, export: last, vitals } = selectCurrent(RESULTS, DIGESTS, today);
    return [samples?.on, sampleRuns.size, accessibility?.on, last?.on, vitals?.on];
  };
  expect(on('2026-11-09')).toEqual(['2026-11-01', 1, '2026-10-10', '2026-11-05', '2026-11-20']);
  expect(on('2026-11-10')).toEqual(['2026-11-01', 1, undefined, '2026-11-05', '2026-11-20']);
  expect(on('2026-12-01')).toEqual(['2026-11-01', 1, undefined, '2026-11-05', '2026-11-20']);
  expect(on('2026-12-02')).toEqual([undefined, 0, undefined, '2026-11-05', '2026-11-20']);
  expect(on('2026-12-06')).toEqual([undefined, 0, undefined, undefined, '2026-11-20']);
});

test('nothing recorded is nothing measured', () => {
  expect(selectCurrent({}, DIGESTS, '2026-11-24')).toEqual({
    samples: undefined,
    accessibility: undefined,
    vitals: undefined,
    export: undefined,
    sampleRuns: new Map(),
  });
});
