import { SiteError } from '../errors/site-error';

/**
 * A row of the data that React starts from: a value as JSON, or text as it stands in the data: modules (I), hints (H),
 * long texts (T) and others that have a letter before them.
 */
export type FlightRow =
  | { readonly id: string; readonly value: unknown }
  | { readonly id: string; readonly text: string; readonly isModule: boolean };

/**
 * Reads the rows of a page's data, in their order.
 * @param file the page's file, for the message
 * @throws SiteError when the data is not written as this version of React writes it
 */
export function readFlightRows(data: string, file: string): readonly FlightRow[] {
  // Lengths of long texts are counted in bytes.
  const bytes = Buffer.from(data);
  const rows: FlightRow[] = [];
  for (let start = 0; start < bytes.length; ) {
    const colon = bytes.indexOf(':', start);
    const id = bytes.toString('latin1', start, colon);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw createError(file, id.slice(0, 20));
    const first = String.fromCharCode(bytes[colon + 1] ?? 0);
    let end = bytes.indexOf('\n', colon) + 1;
    if (first === 'T') {
      const comma = bytes.indexOf(',', colon);
      end = comma + 1 + Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16);
    }
    if (!(end > colon && end <= bytes.length)) throw createError(file, id);
    const text = bytes.toString('utf8', start, end);
    const isValue = /[[{"\dtfn-]/.test(first);
    rows.push(isValue ? { id, value: JSON.parse(text.slice(id.length + 1)) } : { id, text, isModule: first === 'I' });
    start = end;
  }
  return rows;
}

/** The rows as data again. */
export function writeFlightRows(rows: readonly FlightRow[]): string {
  return rows.map((row) => ('text' in row ? row.text : `${row.id}:${JSON.stringify(row.value)}\n`)).join('');
}

function createError(file: string, row: string): SiteError {
  return new SiteError({
    place: { file },
    key: 'page data',
    found: `its row "${row}" does not end in the form this build expects`,
    fix: 'compare lib/publish/flight-rows.ts with the data that this version of React writes',
  });
}
