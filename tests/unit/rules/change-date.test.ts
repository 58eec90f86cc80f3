import { describe, expect, test } from 'vitest';
import { getMessages } from '@/lib/i18n/messages';
import { addDays, describeChangeDate, findChangeTime, readToday } from '@/lib/rules/change-date';

const TODAY = '2026-11-22';

describe('where a change stands', () => {
  test.each([
    ['2026-11-22', 'inForce'],
    ['2026-11-23', 'soon'],
    ['2027-01-21', 'soon'],
    ['2027-01-22', 'later'],
    ['2026-10', 'inForce'],
    // A month counts by its last day.
    ['2026-11', 'soon'],
    ['2027-02', 'later'],
    [undefined, 'undated'],
  ])('%s is %s', (production, time) => {
    expect(findChangeTime(production, TODAY)).toBe(time);
  });
});

test('the day is that of Brazil', () => {
  expect(readToday(new Date('2026-11-23T02:59:00Z'))).toBe('2026-11-22');
  expect(readToday(new Date('2026-11-23T03:00:00Z'))).toBe('2026-11-23');
});

test('days are counted over months and years', () => {
  expect(addDays('2026-11-22', 60)).toBe('2027-01-21');
});

test('a change is told as to come, come or without a date', () => {
  const { changes } = getMessages('pt-BR');
  const tell = (production?: string) => describeChangeDate(production, TODAY, changes);
  expect([tell('2026-12-01'), tell('2026-10-05'), tell()]).toEqual([
    'Muda em 01/12/2026',
    'Mudou em 05/10/2026',
    'Vai mudar, sem data marcada',
  ]);
});
