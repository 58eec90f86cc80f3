import { createHash } from 'node:crypto';
import { foldText } from '../../text/fold';
import type { SearchRecord } from '../records/record';

/** A record as it is stored: without the keys that it has no value for. */
export type SearchDocument = { readonly id: string; readonly language: string } & Readonly<
  Record<string, string | number | readonly string[]>
>;

/** Address of a shared path in a locale, with the site's own in front. */
export type ToAddress = (locale: string, path: string) => string;

/** Each record once for each locale: with that language, and the address that the page has in it. */
export function buildDocuments(
  records: readonly SearchRecord[],
  locales: readonly string[],
  toAddress: ToAddress,
): readonly SearchDocument[] {
  return locales.flatMap((locale) => records.map((record) => buildDocument(record, locale, toAddress)));
}

function buildDocument(record: SearchRecord, locale: string, toAddress: ToAddress): SearchDocument {
  const { objectID: _, url, url_without_anchor: page, language: _own, ...rest } = record;
  const said = Object.entries(rest).flatMap(([key, value]) => (value === null || value === '' ? [] : [[key, value]]));
  return {
    ...Object.fromEntries(said),
    // Ids go into addresses of the service: no character of a path may be in them.
    id: createHash('sha1').update(`${locale} ${url}`).digest('hex'),
    url: toAddress(locale, url),
    url_without_anchor: toAddress(locale, page),
    language: locale,
    without_accents: foldText([...listTitles(record), record.content, ...record.questions].join(' ')),
  };
}

function listTitles(record: SearchRecord): readonly string[] {
  const levels = [2, 3, 4, 5, 6] as const;
  return [record['hierarchy.lvl1'], ...levels.flatMap((level) => record[`hierarchy.lvl${level}`] ?? [])];
}

/** One hash of everything that makes a collection what it is. */
export function hashContent(parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(JSON.stringify(part)).update('\n');
  return hash.digest('hex');
}
