import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CSTAT_CODES_PATH } from '../cstat/code-entry';
import { CODE_FIELDS_PATH } from '../cstat/code-fields';
import { LAYOUT_FIELDS_PATH } from '../leiaute/find-failed-fields';
import { API_DOWNLOADS } from '../routes/download-address';
import { INDEX_FOLDER } from '../search/index/first-file';
import type { CopyFile } from './package-copy';

/**
 * What the server reads of the site, from the export: the Markdown of every page, the list of these files (llms.txt),
 * the search index, the tables of codes and fields, and the OpenAPI document, from which the part of each operation is
 * cut.
 */
export function collectCopy(out: string): CopyFile {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${name.split(path.sep).join('/')}`,
  );
  const tables: readonly string[] = [
    ...[CSTAT_CODES_PATH, CODE_FIELDS_PATH, LAYOUT_FIELDS_PATH],
    ...[API_DOWNLOADS.openapiJson, API_DOWNLOADS.llmsTxt],
  ];
  const wanted = names.filter(
    (name) =>
      name.endsWith('.md') || tables.includes(name) || (name.startsWith(INDEX_FOLDER) && name.endsWith('.json')),
  );
  return Object.fromEntries(wanted.toSorted().map((name) => [name, readText(path.join(out, name))]));
}

/** The text of a file; JSON without the spaces that are for people. */
function readText(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : text;
}
