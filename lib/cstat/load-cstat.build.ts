import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { suggest } from '../errors/nearest';
import { parseOrThrow } from '../errors/parse';
import { readSource } from '../errors/read-source.build';
import { SiteError } from '../errors/site-error';
import { CSTAT_KINDS, type CStat, type CStatMeaning, toCStatKey } from './cstat';
import { CSTAT_DOCUMENT_IDS, type CStatDocumentId, cstatDocumentList } from './documents';
import { loadExplanations } from './load-explanations.build';

const filled = z.string().trim().min(1, 'Write a text that is not empty');

/** One official text of one code, with the columns' own names. */
const rowSchema = z.strictObject({
  documento: z.enum(cstatDocumentList.map(({ csvName }) => csvName)),
  codigo: z.string().regex(/^[0-9]{3,4}$/, 'Write a code of 3 or 4 digits'),
  x_motivo: filled,
  tipo: z.enum(CSTAT_KINDS),
  /** "sim" marks the main meaning of the code: exactly one row for each document and code. */
  principal: z.enum(['sim', 'não']),
  modelos: z.string(),
  categoria: filled,
  regra: z.string(),
  fonte: filled,
  observacao: z.string(),
});

type Row = z.output<typeof rowSchema>;

/**
 * Reads every status code with its explanation, keyed by "document/code", such as "nfe/539".
 * @throws SiteError with file and line on a fault in the table or the explanations
 */
export function loadCStats(root: string): ReadonlyMap<string, CStat> {
  const file = 'content/cstat/cstat.csv';
  const { records, lines } = readTable(root, file);
  const rows = parseOrThrow(z.array(rowSchema).min(1, 'Give at least one code'), records, file, ([index]) => ({
    line: lines[Number(index)] ?? 1,
  }));
  const placeOf = (row: Row) => ({ file, line: lines[rows.indexOf(row)] ?? 1 });
  const main = rows.filter(({ principal }) => principal === 'sim');
  const keyOf = (row: Row) => toCStatKey({ document: readDocument(row), code: row.codigo });
  const known = new Set<string>();
  for (const row of main) {
    const key = keyOf(row);
    if (known.has(key)) {
      const fix = 'mark the other meanings with "não" in the column principal';
      throw new SiteError({ place: placeOf(row), key, found: 'two rows are the main meaning', fix });
    }
    known.add(key);
  }
  const orphan = rows.find((row) => !known.has(keyOf(row)));
  if (orphan) {
    const fix = 'mark one of the rows of the code with "sim" in the column principal';
    throw new SiteError({ place: placeOf(orphan), key: keyOf(orphan), found: 'no row is the main meaning', fix });
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

/** The rows of the table and the lines on which they end; each may end as Windows or as Unix ends lines. */
function readTable(root: string, file: string): { readonly records: unknown; readonly lines: readonly number[] } {
  const text = readSource(root, file);
  const lines: number[] = [];
  const columns = (header: readonly string[]) => checkColumns(header, file);
  try {
    const records: unknown = parse(text, {
      columns,
      record_delimiter: ['\r\n', '\n'],
      on_record: (record: unknown, info) => {
        lines.push(info.lines);
        return record;
      },
    });
    return { records, lines };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // An open quote is told at the end of the file, with the line where it starts in the message alone.
    const opened = /opening quote at line (\d+)/.exec(error.message)?.[1];
    const place = { file, line: Number(opened ?? error.lines) };
    const fix = 'give the row every column of the first line, and put texts with commas between double quotes';
    throw new SiteError({ place, key: 'row', found: error.message, fix }, { cause: error });
  }
}

const COLUMNS = Object.keys(rowSchema.shape);

/** The first line, which names each column once. */
function checkColumns(header: readonly string[], file: string): string[] {
  const fail = (key: string, found: string, fix: string): never => {
    throw new SiteError({ place: { file, line: 1 }, key, found, fix });
  };
  for (const [index, name] of header.entries()) {
    if (!COLUMNS.includes(name)) fail(name, 'no column has this name', suggest(name, COLUMNS));
    if (header.indexOf(name) !== index) fail(name, 'two columns have this name', 'remove one of them');
  }
  const missing = COLUMNS.find((name) => !header.includes(name));
  if (missing !== undefined) fail(missing, 'the column is missing', 'add it to the first line and to each row');
  return [...header];
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
