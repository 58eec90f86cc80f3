import { SiteError } from '../errors/site-error';
import { placePart, STATIC_PART } from '../page-scripts/static-parts';
import { type FlightElement, FlightReader, isHtml, readElement } from './flight-elements';
import { type FlightRow, readFlightRows, writeFlightRows } from './flight-rows';
import { findStaticBlocks } from './static-blocks';

/** A place, as a JSON text. */
const PLACE = new RegExp(JSON.stringify(placePart('([^"]*)')), 'g');

/**
 * Leaves the content of a page's static parts out of its data, because the HTML has it: React is told that it is raw
 * HTML, which it leaves alone, and has no elements to make for it.
 * @param data of the page
 * @param html the page without its data
 * @param file the page's file, for the message
 * @throws SiteError where a name is not its own, or something else refers to what is in a part
 */
export function leaveOutStaticParts(data: string, html: string, file: string): string {
  const rows = readFlightRows(data, file);
  const reader = new FlightReader(rows);
  const parts = rows.flatMap((row) => ('text' in row ? [] : findStaticParts(row.value)));
  const places = new Map<readonly unknown[], string>();
  for (const part of parts) if (!reader.hasIsland(part.props)) places.set(part.value, String(part.props[STATIC_PART]));
  const withIslands = parts.filter(({ value }) => !places.has(value));
  for (const [value, name] of findStaticBlocks(withIslands, html, reader)) places.set(value, name);
  const leaveOut = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const name = places.get(value);
      const props = readElement(value)?.props;
      if (name === undefined || !props) return value.map(leaveOut);
      const { children, ...others } = props;
      return [...value.slice(0, 3), { ...others, dangerouslySetInnerHTML: { __html: placePart(name) } }];
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, leaveOut(inner)]));
  };
  const left = rows.map((row) => ('text' in row ? row : { ...row, value: leaveOut(row.value) }));
  const written = writeFlightRows(orderRows(keepReachable(left, file)));
  checkNames(new Set(places.values()), written, html, file);
  return written;
}

/** The elements of HTML that are static parts, among what a value holds. */
function findStaticParts(value: unknown): readonly FlightElement[] {
  if (typeof value !== 'object' || value === null) return [];
  const element = readElement(value);
  const own = element && isHtml(element) && STATIC_PART in element.props ? [element] : [];
  return [...own, ...Object.values(value).flatMap(findStaticParts)];
}

/** Without the rows that only the left-out content refers to. */
function keepReachable(rows: readonly FlightRow[], file: string): readonly FlightRow[] {
  const reader = new FlightReader(rows);
  const reached = new Set<FlightRow>();
  const visit = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
    const found = reader.findRow(value);
    if (!found) return;
    const { row, path } = found;
    // React writes a value once that stands in two places.
    if (reader.follow(row, path).includes(undefined)) {
      throw createError(file, `its data refers to "${path.map((key) => `:${key}`).join('')}" within a static part`);
    }
    if (reached.has(row)) return;
    reached.add(row);
    if (!('text' in row)) visit(row.value);
    else if (row.isModule) for (const [, module] of row.text.matchAll(/"(\$[0-9a-f]+)"/g)) visit(module);
  };
  if (!rows.some(({ id }) => id === '0')) throw createError(file, 'its data has no row "0", which all others hang on');
  visit('$0');
  return rows.filter((row) => row.id === '' || reached.has(row) || ('text' in row && !/^[^:]*:[IT]/.test(row.text)));
}

/**
 * React writes rows as they become ready, which differs from build to build: those behind the page's own row come in the
 * order of their ids.
 */
function orderRows(rows: readonly FlightRow[]): readonly FlightRow[] {
  const start = rows.findIndex(({ id }) => id === '0') + 1;
  const toNumber = ({ id }: FlightRow) => Number.parseInt(id || '0', 16);
  return [...rows.slice(0, start), ...rows.slice(start).toSorted((one, other) => toNumber(one) - toNumber(other))];
}

/** Every place in the data is of one part of the page. */
function checkNames(names: ReadonlySet<string>, data: string, html: string, file: string): void {
  const count = (text: string, part: string) => text.split(part).length - 1;
  for (const [place, name = ''] of data.matchAll(PLACE)) {
    if (!names.has(name)) throw createError(file, `its text says ${place}, with which the build marks places`);
    const [part = ''] = name.split('/');
    const isOwn = count(html, `${STATIC_PART}="${part}"`) === 1 && count(data, place) === 1;
    if (!isOwn) throw createError(file, `the page has not one static part "${name}"`);
  }
}

function createError(file: string, found: string): SiteError {
  return new SiteError({
    place: { file },
    key: 'static part',
    found,
    fix: `see ${STATIC_PART} in lib/page-scripts/static-parts.ts`,
  });
}
