import { isObject } from '../../text/json-object';
import type { JsonValue } from '../samples/sample-request';
import { findField, type JsonObject } from './form-fields';
import type { FormSchema } from './form-file';
import { FORM_ID } from './form-id';
import type { FormNodes } from './form-nodes';
import { fillRequired } from './form-value';

/** Entries of one list that a link may ask for. */
const MOST_ENTRIES = 200;

/**
 * What a link says of a form: where it began and how its shape differs. The shape of a value that readers type is 1: a
 * link never carries it. Values of a list of allowed ones are part of the shape.
 */
export type FormLink = { readonly start: string; readonly change: Change | undefined };

/**
 * How the shape of a value differs from the start's: null for what went, a shape for what came, and for what both have
 * the names, or the places of a list, that differ. `#` is how many entries a list has.
 */
type Change = JsonValue;

/** The fragment for a state, without the hash sign. */
export function writeFragment({ start, change }: FormLink): string {
  const text = JSON.stringify(change === undefined ? [start] : [start, change]);
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  return `${FORM_ID}=${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** What a fragment says; undefined for one that is not of a form, or that is damaged. */
export function readFragment(fragment: string): FormLink | undefined {
  const [name, text] = fragment.replace(/^#/, '').split('=');
  if (name !== FORM_ID || text === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(value) || typeof value[0] !== 'string') return undefined;
    return { start: value[0], change: value[1] };
  } catch {
    return undefined;
  }
}

/** How the shape of a value differs from that of the start; undefined where it does not. */
export function describeChange(
  nodes: FormNodes,
  schema: FormSchema,
  start: JsonValue,
  value: JsonValue,
): Change | undefined {
  return compare(toShape(nodes, schema, start), toShape(nodes, schema, value));
}

/** Names, numbers of entries and allowed values; of all else only that it is there. */
function toShape(nodes: FormNodes, schema: FormSchema, value: JsonValue): JsonValue {
  const node = nodes.read(schema);
  if (node.kind === 'list' && Array.isArray(value)) {
    return value.map((entry: JsonValue) => toShape(nodes, node.items, entry));
  }
  if (node.kind === 'object' && isObject(value)) {
    const entries = Object.entries(value).flatMap(([name, inner]) => {
      const field = findField(node, value, name);
      return field ? [[name, toShape(nodes, field.schema, inner)] as const] : [];
    });
    return Object.fromEntries(entries);
  }
  if (node.kind !== 'value' || value === null) return 1;
  const isAllowed = typeof value === 'boolean' || node.schema.enum?.includes(value) === true;
  return isAllowed ? [value] : 1;
}

// A single value is written as a list of one, so that no number is taken for "there".
const isList = (shape: JsonValue): shape is readonly JsonValue[] =>
  Array.isArray(shape) && shape.some((entry: JsonValue) => typeof entry === 'object' && entry !== null);

function compare(before: JsonValue, after: JsonValue): Change | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  // The order of names is no part of a shape.
  if (isObject(before) && isObject(after)) return orNothing(compareObjects(before, after));
  if (!isList(before) || !isList(after)) return after;
  const entries = compareObjects(toPlaces(before), toPlaces(after), true);
  return before.length === after.length ? orNothing(entries) : { '#': after.length, ...entries };
}

const toPlaces = (list: readonly JsonValue[]): JsonObject => Object.fromEntries(Object.entries(list));

const orNothing = (change: JsonObject): Change | undefined => (Object.keys(change).length === 0 ? undefined : change);

function compareObjects(before: JsonObject, after: JsonObject, areEntries = false): JsonObject {
  const gone = areEntries ? [] : Object.keys(before).filter((name) => !(name in after));
  const changed = Object.entries(after).flatMap(([name, shape]) => {
    const earlier = before[name];
    const change = earlier === undefined ? shape : compare(earlier, shape);
    return change === undefined ? [] : [[name, change] as const];
  });
  return Object.fromEntries([...gone.map((name) => [name, null] as const), ...changed]);
}

/**
 * The start's value with a link's change made to it, as far as the schema knows what the link names. Fields that came
 * are empty.
 */
export function applyChange(
  nodes: FormNodes,
  schema: FormSchema,
  start: JsonValue | undefined,
  change: unknown,
): JsonValue {
  const node = nodes.read(schema);
  const empty = () => start ?? fillRequired(nodes, schema);
  if (change === undefined) return empty();
  if (node.kind === 'value') return readAllowed(node.schema, change) ?? empty();
  if (node.kind === 'list') return applyToList(nodes, node.items, Array.isArray(start) ? start : [], change);
  if (node.kind !== 'object' || !isObject(change)) return empty();
  const own: Record<string, JsonValue> = isObject(start) ? { ...start } : {};
  for (const [name, inner] of Object.entries(change)) if (inner === null) delete own[name];
  // What selects among options stands before what they hold, whatever order a link has.
  const names = Object.keys(change).filter((name) => change[name] !== null);
  const chosen = names.map((name): [string, JsonValue] => {
    const shape = change[name];
    return [name, Array.isArray(shape) ? readFirst(shape) : (own[name] ?? '')];
  });
  const all = { ...own, ...Object.fromEntries(chosen) };
  for (const name of names) {
    const field = findField(node, all, name);
    if (field) own[name] = applyChange(nodes, field.schema, own[name], change[name]);
  }
  return own;
}

/** The value that a shape names, to tell which option it selects. */
function readFirst(shape: unknown): JsonValue {
  const [value]: readonly unknown[] = Array.isArray(shape) ? shape : [];
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' ? value : '';
}

function readAllowed({ enum: allowed, type }: FormSchema, change: unknown): JsonValue | undefined {
  if (!Array.isArray(change)) return undefined;
  const value = readFirst(change);
  const isAllowed = allowed ? allowed.includes(value) : typeof value === 'boolean' && [type].flat().includes('boolean');
  return isAllowed ? value : undefined;
}

function applyToList(nodes: FormNodes, items: FormSchema, start: readonly JsonValue[], change: unknown): JsonValue {
  const places: Readonly<Record<string, unknown>> = isObject(change)
    ? change
    : Array.isArray(change)
      ? { ...change, '#': change.length }
      : {};
  const asked = Number(places['#'] ?? start.length);
  const number = Number.isInteger(asked) && asked >= 0 ? Math.min(asked, MOST_ENTRIES) : start.length;
  return Array.from({ length: number }, (_, index) => applyChange(nodes, items, start[index], places[index]));
}
