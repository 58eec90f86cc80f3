import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../../errors/site-error';
import type { Release } from './plan-removal';

/** Folder beside the published files that lists those of each release. */
export const RECORDS_FOLDER = '.releases';

/** The name of a release's record: its moment, such as `2026-11-24T02-48-18.042Z.txt`. */
export function toRecordName(publishedAt: Date): string {
  return `${publishedAt.toISOString().replaceAll(':', '-')}.txt`;
}

/**
 * Reads what was published, from a copy of the records.
 * @throws SiteError when a file in the folder is no record
 */
export function readRecords(folder: string): readonly Release[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      publishedAt: readMoment(folder, name),
      names: readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean),
    }));
}

/** Writes a release's record: a line for each file. */
export function writeRecord(folder: string, { publishedAt, names }: Release): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, toRecordName(publishedAt)), toLines(names));
}

/** A line for each name, as the tools that send files read them too. */
export const toLines = (names: readonly string[]): string => names.map((name) => `${name}\n`).join('');

function readMoment(folder: string, name: string): Date {
  const [, day, hours, minutes, seconds] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z\.txt$/.exec(name) ?? [];
  const moment = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  if (!Number.isNaN(Number(moment))) return moment;
  throw new SiteError({
    place: { file: path.join(folder, name) },
    key: 'record',
    found: 'a name that is no moment',
    fix: 'take the file away: only publications write there',
  });
}
