import { DomUtils, parseDocument } from 'htmlparser2';
import { isObject, readKey } from '../text/json-object';
import type { FlightRow } from './flight-rows';

type Props = Readonly<Record<string, unknown>>;

/** An element of a page's data: as it stands there, and its parts. */
export type FlightElement = { readonly value: readonly unknown[]; readonly type: string; readonly props: Props };

/** A text that refers to a row, by its id, and to a place within its value. Others that begin like it are values. */
const REFERENCE = /^\$[L@QW]?([0-9a-f]+)((?::[^:]+)*)$/;

/** An element, where a value of the data is one. */
export function readElement(value: unknown): FlightElement | undefined {
  if (!Array.isArray(value)) return;
  const [mark, type, , props] = value;
  return mark === '$' && typeof type === 'string' && isObject(props) ? { value, type, props } : undefined;
}

/** Whether it is an element of HTML, not a component. */
export const isHtml = ({ type }: FlightElement): boolean => !type.startsWith('$');

/** What rows of a page's data refer to and hold. */
export class FlightReader {
  readonly #byId: ReadonlyMap<string, FlightRow>;
  /** Made when it is asked for. */
  #referredTo: ReadonlySet<unknown> | undefined;

  /** @param rows of one page, as `readFlightRows` gives them */
  constructor(rows: readonly FlightRow[]) {
    this.#byId = new Map(rows.filter(({ id }) => id !== '').map((row) => [row.id, row]));
  }

  /** The row and the place within it that a text refers to. */
  findRow(value: unknown): { readonly row: FlightRow; readonly path: readonly string[] } | undefined {
    if (typeof value !== 'string') return;
    const [, id = '', path = ''] = REFERENCE.exec(value) ?? [];
    const row = this.#byId.get(id);
    return row && { row, path: path.split(':').slice(1) };
  }

  /** Whether a component that runs in the browser is among what a value holds and refers to. */
  hasIsland(content: unknown): boolean {
    const seen = new Set<FlightRow>();
    const visit = (value: unknown): boolean => {
      if (typeof value === 'object' && value !== null) return Object.values(value).some(visit);
      const row = this.findRow(value)?.row;
      if (!row || seen.has(row)) return false;
      seen.add(row);
      return 'text' in row ? row.isModule : visit(row.value);
    };
    return visit(content);
  }

  /** The values on the way from a row to a place in it, the last of them what stands there; undefined where nothing does. */
  follow(row: FlightRow, path: readonly string[]): readonly unknown[] {
    const way: unknown[] = ['text' in row ? row.text : row.value];
    for (const key of path) {
      const last = way.at(-1);
      const target = this.findRow(last)?.row;
      const value = target && !('text' in target) ? target.value : last;
      const isElement = Array.isArray(value) && value[0] === '$' && !/^\d+$/.test(key);
      way.push(value, isElement ? value[ELEMENT_KEYS.indexOf(key)] : readKey(value, key));
    }
    return way;
  }

  /** Whether a reference leads to a value, or through it to a place within. */
  isReferredTo(value: object): boolean {
    this.#referredTo ??= this.#listReferredTo();
    return this.#referredTo.has(value);
  }

  #listReferredTo(): ReadonlySet<unknown> {
    const visit = (value: unknown): readonly unknown[] => {
      if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(visit);
      const found = this.findRow(value);
      return found && found.path.length > 0 ? this.follow(found.row, found.path) : [];
    };
    return new Set([...this.#byId.values()].flatMap((row) => ('text' in row ? [] : visit(row.value))));
  }

  /** What stands in the place of a reference: a value, the long text of a row, or nothing that is known. */
  resolve(value: unknown): unknown {
    const found = this.findRow(value);
    if (!found) return value;
    if ('text' in found.row) return found.row.text.replace(/^[0-9a-f]+:T[0-9a-f]+,/, '');
    return this.resolve(this.follow(found.row, found.path).at(-1));
  }

  /** Whether an element only groups its children. */
  isFragment({ type }: FlightElement): boolean {
    return this.resolve(type) === '$Sreact.fragment';
  }

  /** The words of an element, without those of components in it. */
  readText({ props }: FlightElement): string {
    const { dangerouslySetInnerHTML: raw, children } = props;
    if (raw !== undefined) {
      const html = this.resolve(readKey(this.resolve(raw), '__html'));
      return DomUtils.textContent(parseDocument(String(html)));
    }
    return this.#readTexts(children);
  }

  #readTexts(value: unknown): string {
    const content = this.resolve(value);
    if (typeof content === 'number') return String(content);
    // The sign of references is doubled where a text begins with it; alone it is that of special values.
    if (typeof content === 'string') return content.replace(/^\$(?=\$)|^\$(?!\$).*$/s, '');
    const element = readElement(content);
    if (element) return this.readText(element);
    return Array.isArray(content) ? content.map((one) => this.#readTexts(one)).join('') : '';
  }
}

/** React names the parts of an element, which the data has in a list. */
const ELEMENT_KEYS = ['$$typeof', 'type', 'key', 'props'];
