import { describe, expect, test } from 'vitest';
import { median, percentile, round, spread, sumBlocking, sumShifts } from '../../../bench/measure/statistics';

describe('median and spread', () => {
  test('the middle value, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  test('of an even number, the mean of the two in the middle', () => {
    expect(median([1, 10, 2, 4])).toBe(3);
  });

  test('nothing has no median', () => {
    expect(() => median([])).toThrow('No values');
  });

  test('least, most and the number of runs stand beside the median', () => {
    expect(spread([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3, runs: 3 });
  });
});

test('a percentile is the value below which that share lies, and the largest for all of them', () => {
  const values = [40, 10, 30, 20];
  expect(percentile(values, 0.5)).toBe(30);
  expect(percentile(values, 1)).toBe(40);
  expect(percentile([], 0.5)).toBe(0);
});

test('numbers are rounded to three digits, larger ones to whole numbers', () => {
  expect([1234.56, 12.345, 0.043912].map(round)).toEqual([1235, 12.3, 0.0439]);
});

describe('blocking time', () => {
  test('counts what lies beyond 50 ms of each task', () => {
    const tasks = [
      { start: 200, duration: 80 },
      { start: 400, duration: 50 },
      { start: 500, duration: 150 },
    ];
    expect(sumBlocking(tasks, 100)).toBe(130);
  });

  test('leaves out what a task took before the first paint', () => {
    expect(sumBlocking([{ start: 0, duration: 300 }], 200)).toBe(50);
    expect(sumBlocking([{ start: 0, duration: 150 }], 200)).toBe(0);
  });
});

describe('layout shift', () => {
  test('adds shifts within a second of one another, and takes the worst group', () => {
    const shifts = [
      { start: 0, value: 0.1 },
      { start: 900, value: 0.1 },
      { start: 1900, value: 0.15 },
    ];
    expect(sumShifts(shifts)).toBeCloseTo(0.2);
  });

  test('begins a new group after five seconds', () => {
    const shifts = Array.from({ length: 8 }, (_, index) => ({ start: index * 900, value: 0.1 }));
    expect(sumShifts(shifts)).toBeCloseTo(0.6);
  });

  test('is nothing when nothing moves', () => {
    expect(sumShifts([])).toBe(0);
  });
});
