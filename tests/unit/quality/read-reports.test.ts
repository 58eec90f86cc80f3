import { expect, test } from 'vitest';
import {
  readAccessibilityReport,
  readExportReport,
  readSamplesReport,
  readVitalsReport,
} from '@/lib/quality/read-reports';

const tests = (operation: string, ...statuses: readonly string[]) =>
  statuses.map((status) => ({ ancestorTitles: [operation], title: 'the sample', status }));

test('samples are counted by operation, over all its examples', () => {
  const report = {
    startTime: 1000,
    numPassedTests: 5,
    numTotalTests: 6,
    testResults: [
      {
        name: '/project/tests/samples/operations.test.ts',
        assertionResults: [
          ...tests('enviar (nfe)', 'passed', 'passed'),
          ...tests('enviar (cte)', 'failed'),
          ...tests('enviarLote', 'passed'),
        ],
      },
      { name: '/project/tests/samples/refusals.test.ts', assertionResults: tests('enviar', 'passed', 'passed') },
    ],
  };
  const digests = new Map([
    ['enviar', 'a'],
    ['enviarLote', 'b'],
    ['consultar', 'c'],
  ]);
  expect(readSamplesReport(report, digests)).toEqual({
    start: 1000,
    result: {
      passed: 5,
      failed: 1,
      operations: {
        enviar: { digest: 'a', passed: 2, failed: 1 },
        enviarLote: { digest: 'b', passed: 1, failed: 0 },
      },
    },
  });
});

test('accessibility is the tests of its file, at any depth', () => {
  const report = {
    stats: { startTime: '1970-01-01T00:00:02.000Z' },
    suites: [
      {
        file: 'accessibility.spec.ts',
        specs: [{ ok: true }],
        suites: [{ specs: [{ ok: false }], suites: [{ specs: [{ ok: true }] }] }],
      },
      { file: 'theme.spec.ts', specs: [{ ok: true }] },
    ],
  };
  expect(readAccessibilityReport(report)).toEqual({ start: 2000, result: { passed: 2, failed: 1 } });
  expect(readAccessibilityReport({ ...report, suites: report.suites.slice(1) })).toBeUndefined();
});

test('vitals are the medians of the first site by kind of page', () => {
  const line = (site: string, what: string, median: number) => ({ site, what, spread: { median, runs: 3 } });
  const lines = [
    line('out', 'guide LCP ms', 1500.4),
    line('out', 'guide TBT ms', 20.6),
    line('out', 'guide CLS', 0.00049),
    line('before', 'guide LCP ms', 9000),
  ];
  expect(readVitalsReport({ startTime: 3, lines })).toEqual({
    start: 3,
    result: { pages: { guide: { lcp: 1500, tbt: 21, cls: 0 } } },
  });
});

test('an export is what its page of quality counted, once it was finished', () => {
  const published = { pages: 2, links: 9, brokenLinks: 0, anchors: 5, files: 7, bytes: 1234 };
  expect(readExportReport({ builtOn: '2026-11-24', published }, 4)).toEqual({ start: 4, result: published });
  expect(readExportReport({ builtOn: '2026-11-24' }, 4)).toBeUndefined();
});

test('a report of another form is refused', () => {
  expect(() => readExportReport({ published: { pages: 2 } }, 4)).toThrow();
  expect(() => readSamplesReport({ passed: 3 }, new Map())).toThrow();
});
