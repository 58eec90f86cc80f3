import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { suggest } from './nearest';
import { parseOrThrow } from './parse';
import { readSource } from './read-source.build';
import { SiteError } from './site-error';

/** The rows of a table, and what finds the line on which one ends. */
export type Table<Row> = {
  readonly rows: readonly Row[];
  readonly placeOf: (row: Row) => { readonly file: string; readonly line: number };
};

/**
 * Reads a table of the sources: comma-separated, its first line names the columns. A line may end as on Windows or as
 * on Unix.
 * @param root the project's root folder
 * @param file path from there
 * @param schema of its rows; their keys are the names that the first line must have, in any order
 * @throws SiteError with the line of a fault in quotes or columns, or of a row that cannot be accepted
 */
export function readTable<Row extends z.ZodObject>(
  root: string,
  file: string,
  schema: z.ZodArray<Row>,
): Table<z.output<Row>> {
  const { records, lines } = readRecords(root, file, Object.keys(schema.element.shape));
  const rows = parseOrThrow(schema, records, file, ([index]) => ({ line: lines[Number(index)] ?? 1 }));
  const lineOf = new Map(rows.map((row, index) => [row, lines[index]]));
  return { rows, placeOf: (row) => ({ file, line: lineOf.get(row) ?? 1 }) };
}

/** The rows by the names of their columns, and the lines on which they end. */
function readRecords(root: string, file: string, columns: readonly string[]) {
  const text = readSource(root, file);
  const lines: number[] = [];
  try {
    const records: unknown = parse(text, {
      columns: (header: readonly string[]) => checkColumns(header, columns, file),
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

/** The first line, which names each column once. */
function checkColumns(header: readonly string[], columns: readonly string[], file: string): string[] {
  const fail = (key: string, found: string, fix: string): never => {
    throw new SiteError({ place: { file, line: 1 }, key, found, fix });
  };
  for (const [index, name] of header.entries()) {
    if (!columns.includes(name)) fail(name, 'no column has this name', suggest(name, columns));
    if (header.indexOf(name) !== index) fail(name, 'two columns have this name', 'remove one of them');
  }
  const missing = columns.find((name) => !header.includes(name));
  if (missing !== undefined) fail(missing, 'the column is missing', 'add it to the first line and to each row');
  return [...header];
}
