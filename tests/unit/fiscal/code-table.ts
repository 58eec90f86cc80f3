import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { cstatDocumentList } from '../../../lib/cstat/documents';
import type { CodeEntry } from '../../../lib/fiscal/match-codes';
import { PROJECT } from '../support/fixture-site';

const rows = parse<Record<string, string>>(readFileSync(path.join(PROJECT, 'content/cstat/cstat.csv')), {
  columns: true,
  bom: true,
  record_delimiter: ['\r\n', '\n'],
});

/** Every code of the official table, with its main meaning. Reading the whole site for it would take seconds. */
export const CODE_TABLE: readonly CodeEntry[] = rows
  .filter(({ principal }) => principal === 'sim')
  .flatMap(({ documento, codigo = '', x_motivo = '' }) => {
    const document = cstatDocumentList.find(({ csvName }) => csvName === documento)?.id;
    return document === undefined ? [] : [{ document, code: codigo, text: x_motivo }];
  });
