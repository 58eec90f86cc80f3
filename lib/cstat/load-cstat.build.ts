import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { parseOrThrow } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { CSTAT_KINDS, type CStat, type CStatMeaning, toCStatKey } from './cstat';
import { CSTAT_DOCUMENT_IDS, type CStatDocumentId, cstatDocumentList } from './documents';
import { loadExplanations } from './load-explanations.build';

/** One official text of one code, with the columns' own names. */
const rowSchema = z.strictObject({
  documento: z.enum(cstatDocumentList.map(({ csvName }) => csvName)),
  codigo: z.string().regex(/^[0-9]{3,4}$/),
  x_motivo: z.string().min(1),
  tipo: z.enum(CSTAT_KINDS),
  /** "sim" marks the main meaning of the code: exactly one row for each document and code. */
  principal: z.enum(['sim', 'não']),
  modelos: z.string(),
  categoria: z.string().min(1),
  regra: z.string(),
  fonte: z.string().min(1),
  observacao: z.string(),
});

type Row = z.output<typeof rowSchema>;

/**
 * Reads every status code with its explanation, keyed by "document/code", such as "nfe/539".
 * @throws SiteError with file and line on a fault in the table or the explanations
 */
export function loadCStats(root: string): ReadonlyMap<string, CStat> {
  const file = 'content/cstat/cstat.csv';
  const rows = parseOrThrow(z.array(rowSchema), readTable(root, file), file, ([index]) => ({
    line: Number(index) + 2,
  }));
  const main = rows.filter(({ principal }) => principal === 'sim');
  const keyOf = (row: Row) => toCStatKey({ document: readDocument(row), code: row.codigo });
  const known = new Set<string>();
  for (const row of main) {
    const key = keyOf(row);
    if (known.has(key)) {
      const place = { file, line: rows.indexOf(row) + 2 };
      const fix = 'mark the other meanings with "não" in the column principal';
      throw new SiteError({ place, key, found: 'two rows are the main meaning', fix });
    }
    known.add(key);
  }
  const explanations = new Map(CSTAT_DOCUMENT_IDS.map((id) => [id, loadExplanations(root, id, known)] as const));
  const others = rows.filter(({ principal }) => principal === 'não');
  return new Map(
    main.map((row): [string, CStat] => {
      const document = readDocument(row);
      const key = keyOf(row);
      return [
        key,
        {
          document,
          code: row.codigo,
          ...readMeaning(row),
          topic: row.categoria,
          otherMeanings: others.filter((other) => keyOf(other) === key).map(readMeaning),
          explanation: explanations.get(document)?.get(row.codigo),
        },
      ];
    }),
  );
}

/** The rows of the table; each may end as Windows or as Unix ends lines. */
function readTable(root: string, file: string): unknown {
  try {
    return parse(readFileSync(path.join(root, file)), { columns: true, bom: true, record_delimiter: ['\r\n', '\n'] });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const place = { file, line: Number(error.lines) };
    const fix = 'give the row every column of the first line, and put texts with commas between double quotes';
    throw new SiteError({ place, key: 'row', found: error.message, fix }, { cause: error });
  }
}

function readDocument({ documento }: Row): CStatDocumentId {
  // The schema admits the names of this list only.
  return cstatDocumentList.find(({ csvName }) => csvName === documento)?.id ?? 'nfe';
}

function readMeaning(row: Row): CStatMeaning {
  return {
    text: row.x_motivo,
    kind: row.tipo,
    rule: row.regra || undefined,
    source: row.fonte,
    note: row.observacao || undefined,
  };
}
