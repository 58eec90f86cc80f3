import { fillMessage, type Messages } from '../i18n/messages';
import { formatDate } from '../text/format-date';

/** Where a change stands on a day: nearer than `SOON_DAYS`, farther, without a date, or in force already. */
export const CHANGE_TIMES = ['soon', 'later', 'undated', 'inForce'] as const;

export type ChangeTime = (typeof CHANGE_TIMES)[number];

/** What counts as the coming weeks. */
export const SOON_DAYS = 60;

const DAY = 24 * 60 * 60 * 1000;

/** The day it is where the rules are in force, as YYYY-MM-DD. */
export function readToday(now: Date = new Date()): string {
  // Sweden writes days as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now);
}

/** The day so many days after another, both as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/**
 * Where a change stands on a day. Of a date that is a month, its last day counts.
 * @param production YYYY-MM-DD, YYYY-MM or undefined
 * @param today YYYY-MM-DD
 */
export function findChangeTime(production: string | undefined, today: string): ChangeTime {
  if (production === undefined) return 'undated';
  const day = toLastDay(production);
  if (day <= today) return 'inForce';
  return day <= addDays(today, SOON_DAYS) ? 'soon' : 'later';
}

/** A date that is a month as its last day; days as they are. */
export function toLastDay(date: string): string {
  if (date.length > 'YYYY-MM'.length) return date;
  const [year = '', month = ''] = date.split('-');
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

/** "Muda em 16/11/2026", "Mudou em 05/10/2026", or that there is no date yet. */
export function describeChangeDate(production: string | undefined, today: string, texts: Messages['changes']): string {
  if (production === undefined) return texts.changesUndated;
  const text = findChangeTime(production, today) === 'inForce' ? texts.changed : texts.changes;
  return fillMessage(text, { date: formatDate(production) });
}
