import { SiteError } from '../errors/site-error';
import { placePart, STATIC_PART } from '../page-scripts/static-parts';
import { type FlightRow, readFlightRows, writeFlightRows } from './flight-rows';

type Props = Record<string, unknown>;

/** A place, as a JSON text. */
const PLACE = new RegExp(JSON.stringify(placePart('([^"]*)')), 'g');

/** A text that refers to a row, by its id, and to a place within its value. Others that begin like it are values. */
const REFERENCE = /^\$[L@QW]?([0-9a-f]+)((?::[^:]+)*)$/;

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
  const byId = new Map(rows.filter(({ id }) => id !== '').map((row) => [row.id, row]));
  const names = new Set<string>();
  const leaveOut = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const props = findStaticProps(value);
      if (!props || hasIsland(props, byId)) return value.map(leaveOut);
      const { children, ...others } = props;
      const name = String(props[STATIC_PART]);
      names.add(name);
      return [...value.slice(0, 3), { ...others, dangerouslySetInnerHTML: { __html: placePart(name) } }];
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, leaveOut(inner)]));
  };
  const left = rows.map((row) => ('text' in row ? row : { ...row, value: leaveOut(row.value) }));
  const written = writeFlightRows(orderRows(keepReachable(left, file)));
  checkNames(names, written, html, file);
  return written;
}

/** The properties of an element that is a static part. */
function findStaticProps(value: readonly unknown[]): Props | undefined {
  const [mark, type, , props] = value;
  const isElement = mark === '$' && typeof type === 'string' && !type.startsWith('$');
  return isElement && isProps(props) && STATIC_PART in props ? props : undefined;
}

const isProps = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a component that runs in the browser is among what a value holds and refers to. */
function hasIsland(content: unknown, byId: ReadonlyMap<string, FlightRow>): boolean {
  const seen = new Set<string>();
  const visit = (value: unknown): boolean => {
    if (typeof value !== 'string')
      return typeof value === 'object' && value !== null && Object.values(value).some(visit);
    const [, id = ''] = REFERENCE.exec(value) ?? [];
    const row = byId.get(id);
    if (!row || seen.has(id)) return false;
    seen.add(id);
    return 'text' in row ? row.isModule : visit(row.value);
  };
  return visit(content);
}

/** Without the rows that only the left-out content refers to. */
function keepReachable(rows: readonly FlightRow[], file: string): readonly FlightRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reached = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const [, id = '', path = ''] = REFERENCE.exec(value) ?? [];
      const row = byId.get(id);
      if (!row) return;
      checkPlace(row, path, byId, file);
      if (reached.has(id)) return;
      reached.add(id);
      if (!('text' in row)) visit(row.value);
      else if (row.isModule) for (const [, module] of row.text.matchAll(/"(\$[0-9a-f]+)"/g)) visit(module);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  if (!byId.has('0')) throw createError(file, 'its data has no row "0", which all others hang on');
  visit('$0');
  return rows.filter((row) => row.id === '' || reached.has(row.id) || ('text' in row && !/^[^:]*:[IT]/.test(row.text)));
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

/** What stays must not refer to a place within what is left out: React writes a value once that stands in two places. */
function checkPlace(row: FlightRow, path: string, byId: ReadonlyMap<string, FlightRow>, file: string): void {
  let place: unknown = 'text' in row ? undefined : row.value;
  for (const key of path.split(':').slice(1)) {
    const [, id = ''] = (typeof place === 'string' && REFERENCE.exec(place)) || [];
    const target = byId.get(id);
    if (target && !('text' in target)) place = target.value;
    place = Array.isArray(place) && place[0] === '$' && !/^\d+$/.test(key) ? readElement(place, key) : read(place, key);
    if (place === undefined) throw createError(file, `its data refers to "${path}" within a static part`);
  }
}

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** React names the parts of an element, which the data has in a list. */
const readElement = (element: readonly unknown[], key: string): unknown =>
  element[['$$typeof', 'type', 'key', 'props'].indexOf(key)];

/** Every place in the data is of one part of the page. */
function checkNames(names: ReadonlySet<string>, data: string, html: string, file: string): void {
  const count = (text: string, part: string) => text.split(part).length - 1;
  for (const [place, name = ''] of data.matchAll(PLACE)) {
    if (!names.has(name)) throw createError(file, `its text says ${place}, with which the build marks places`);
    const isOwn = count(html, `${STATIC_PART}="${name}"`) === 1 && count(data, place) === 1;
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
