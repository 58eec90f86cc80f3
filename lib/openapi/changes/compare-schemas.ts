import { toAlternativeAnchor, toAnyPropertyAnchor, toItemAnchor, toPropertyAnchor } from '../property-anchors';
import type { SchemaObject } from '../schema-object';
import type { ApiVersion } from './api-version';
import type { ChangeKind, Way } from './change-rules';
import { flattenSchema, type PlainSchema } from './version-schemas';

/** A difference as it is found, in one place of one exchange. */
export type FoundChange = {
  readonly kind: ChangeKind;
  readonly place: string;
  readonly subject?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly way: Way;
  readonly anchor: string;
};

/** Two versions, the way in which their values travel, and who is told. */
export type SchemaComparison = {
  readonly before: ApiVersion;
  readonly after: ApiVersion;
  readonly way: Way;
  readonly report: (change: FoundChange) => void;
  /** Objects that were compared before on this page, which shows each once. */
  readonly compared: Set<string>;
};

/** Where a value stands. */
type Spot = {
  /** Name of what is around it, and the path from there. */
  readonly place: string;
  /** Start of the ids of what is inside, and the id of what shows the value itself. */
  readonly anchor: string;
  readonly owner: string;
};

/** Tells every difference between two schemas and what is inside them. */
export function compareSchemas(old: SchemaObject, now: SchemaObject, spot: Spot, scope: SchemaComparison): void {
  const before = flattenSchema(old, scope.before);
  const after = flattenSchema(now, scope.after);
  const place = after.name !== undefined && after.name === before.name ? after.name : spot.place;
  const here = { ...spot, place };
  compareValues(before, after, here, scope);
  if (before.schema.items && after.schema.items) {
    const inside = { ...here, anchor: toItemAnchor(spot.anchor), place: `${place}[]` };
    compareSchemas(before.schema.items, after.schema.items, inside, scope);
  }
  const key = `${scope.way} ${before.name} ${after.name}`;
  if (before.name !== undefined || after.name !== undefined) {
    if (scope.compared.has(key)) return;
    if (hasContent(after.schema)) scope.compared.add(key);
  }
  compareProperties(before.schema, after.schema, here, scope);
  compareOpenness(before.schema, after.schema, here, scope);
  compareAlternatives(before, after, here, scope);
}

const hasContent = ({ properties, oneOf, anyOf, additionalProperties }: SchemaObject) =>
  [properties, oneOf, anyOf, additionalProperties].some((part) => part !== undefined);

function compareProperties(before: SchemaObject, after: SchemaObject, spot: Spot, scope: SchemaComparison): void {
  const [old, now] = [listProperties(before, scope.before, scope.way), listProperties(after, scope.after, scope.way)];
  const wasRequired = new Set(before.required ?? []);
  const isRequired = new Set(after.required ?? []);
  for (const [name, schema] of now) {
    const place = `${spot.place}.${name}`;
    const anchor = toPropertyAnchor(spot.anchor, name);
    const tell = (kind: ChangeKind) => scope.report({ kind, place, way: scope.way, anchor });
    const known = old.get(name);
    if (!known) {
      tell(isRequired.has(name) ? 'property-added-required' : 'property-added');
      continue;
    }
    if (isRequired.has(name) !== wasRequired.has(name)) tell(isRequired.has(name) ? 'required' : 'optional');
    const [asked, asks] = [before.dependentRequired?.[name] ?? [], after.dependentRequired?.[name] ?? []];
    if (asks.some((other) => !asked.includes(other))) tell('asks-more');
    else if (asked.some((other) => !asks.includes(other))) tell('asks-less');
    compareSchemas(known, schema, { place, anchor, owner: anchor }, scope);
  }
  for (const name of old.keys()) {
    if (now.has(name)) continue;
    scope.report({ kind: 'property-removed', place: `${spot.place}.${name}`, way: scope.way, anchor: spot.owner });
  }
}

/** The properties that travel this way. */
function listProperties(schema: SchemaObject, version: ApiVersion, way: Way): ReadonlyMap<string, SchemaObject> {
  const entries = Object.entries(schema.properties ?? {}).filter(([, property]) => {
    const { readOnly, writeOnly } = flattenSchema(property, version).schema;
    return way === 'sent' ? !readOnly : !writeOnly;
  });
  return new Map(entries);
}

/** Whether other names than the described ones may be there, and what stands under them. */
function compareOpenness(before: SchemaObject, after: SchemaObject, spot: Spot, scope: SchemaComparison): void {
  const [old, now] = [before.additionalProperties, after.additionalProperties];
  const anchor = toAnyPropertyAnchor(spot.anchor);
  if (typeof old === 'object' && typeof now === 'object') {
    compareSchemas(old, now, { place: `${spot.place}.*`, anchor, owner: anchor }, scope);
    return;
  }
  const [wasClosed, isClosed] = [old === false, now === false];
  if (wasClosed === isClosed) return;
  scope.report({ kind: isClosed ? 'closed' : 'opened', place: spot.place, way: scope.way, anchor: spot.owner });
}

function compareAlternatives(before: PlainSchema, after: PlainSchema, spot: Spot, scope: SchemaComparison): void {
  const old = listAlternatives(before.schema, scope.before);
  const now = listAlternatives(after.schema, scope.after);
  [...now].forEach(([name, schema], index) => {
    const anchor = toAlternativeAnchor(spot.anchor, index);
    const known = old.get(name);
    // Where there were none, what was said of the value has become narrower.
    if (known) compareSchemas(known, schema, { place: `${spot.place}|${name}`, anchor, owner: spot.owner }, scope);
    else report(old.size === 0 ? 'alternative-removed' : 'alternative-added', name);
  });
  for (const name of old.keys()) {
    if (!now.has(name)) report(now.size === 0 ? 'alternative-added' : 'alternative-removed', name);
  }
  function report(kind: ChangeKind, subject: string): void {
    scope.report({ kind, place: spot.place, subject, way: scope.way, anchor: spot.owner });
  }
}

/**
 * The alternatives by what stays when they are put in another order or in other words: name, what they ask for, what
 * they hold, or type. Those of which that says the same are counted.
 */
function listAlternatives(schema: SchemaObject, version: ApiVersion): ReadonlyMap<string, SchemaObject> {
  const found = new Map<string, SchemaObject>();
  for (const branch of schema.oneOf ?? schema.anyOf ?? []) {
    const { schema: plain, name } = flattenSchema(branch, version);
    const held = plain.required ?? Object.keys(plain.properties ?? {});
    const key = name ?? (held.join('+') || [plain.type ?? []].flat().join('+') || 'value');
    const same = [...found.keys()].filter((known) => known === key || known.startsWith(`${key} `)).length;
    found.set(same === 0 ? key : `${key} ${same + 1}`, branch);
  }
  return found;
}

/** What is said of the value itself: type, values, limits, form. */
function compareValues(before: PlainSchema, after: PlainSchema, spot: Spot, scope: SchemaComparison): void {
  const [old, now] = [before.schema, after.schema];
  const tell = (kind: ChangeKind, from?: string, to?: string, subject?: string) =>
    scope.report({ kind, place: spot.place, subject, from, to, way: scope.way, anchor: spot.owner });

  compareTypes(listTypes(before), listTypes(after), tell);
  compareEnums(listValues(old), listValues(now), tell);
  for (const limit of LIMITS) compareLimit(limit, old[limit], now[limit], tell);
  if ((old.uniqueItems ?? false) !== (now.uniqueItems ?? false)) {
    tell(now.uniqueItems ? 'limit-narrowed' : 'limit-widened', undefined, undefined, 'uniqueItems');
  }
  for (const key of ['format', 'contentEncoding', 'contentMediaType'] as const) {
    if (old[key] !== now[key]) tell('format-changed', old[key], now[key], key);
  }
  if (old.pattern !== now.pattern) {
    tell(now.pattern === undefined ? 'pattern-removed' : 'pattern-changed', old.pattern, now.pattern);
  }
  if (!isSame(old.default, now.default)) tell('default-changed', write(old.default), write(now.default));
  if (now.deprecated && !old.deprecated) tell('deprecated');
}

type Tell = (kind: ChangeKind, from?: string, to?: string, subject?: string) => void;

/** The types that a value may have; undefined for any. */
function listTypes({ schema, isNullable }: PlainSchema): readonly string[] | undefined {
  const own = schema.type ?? (schema.properties ? 'object' : undefined);
  if (own === undefined) return undefined;
  const names = [own].flat().filter((name) => name !== 'null');
  return isNullable ? [...names, 'null'] : names;
}

function compareTypes(old: readonly string[] | undefined, now: readonly string[] | undefined, tell: Tell): void {
  const takes = (types: readonly string[] | undefined, type: string) =>
    !types || types.includes(type) || (type === 'integer' && types.includes('number'));
  const isNarrower = old ? old.some((type) => !takes(now, type)) : now !== undefined;
  const isWider = now ? now.some((type) => !takes(old, type)) : old !== undefined;
  if (!isNarrower && !isWider) return;
  const kind = isNarrower && isWider ? 'type-changed' : isNarrower ? 'type-narrowed' : 'type-widened';
  tell(kind, old?.join(' | '), now?.join(' | '));
}

/** The only values that a value may have; undefined for any. */
function listValues({ enum: values, const: only }: SchemaObject): readonly string[] | undefined {
  const all = values ?? (only === undefined ? undefined : [only]);
  return all?.filter((value) => value !== null).map((value) => write(value) ?? '');
}

function compareEnums(old: readonly string[] | undefined, now: readonly string[] | undefined, tell: Tell): void {
  if (!old && !now) return;
  if (!old || !now) {
    tell(now ? 'values-listed' : 'values-freed', old?.join(', '), now?.join(', '));
    return;
  }
  for (const value of now) if (!old.includes(value)) tell('value-added', undefined, undefined, value);
  for (const value of old) if (!now.includes(value)) tell('value-removed', undefined, undefined, value);
}

const LEAST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
const LIMITS = [...LEAST, 'maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'multipleOf'] as const;

function compareLimit(
  limit: (typeof LIMITS)[number],
  old: number | undefined,
  now: number | undefined,
  tell: Tell,
): void {
  if (old === now) return;
  const isLeast = LEAST.some((name) => name === limit);
  const isNarrower =
    now !== undefined && (old === undefined || (limit === 'multipleOf' ? old % now !== 0 : isLeast === now > old));
  tell(isNarrower ? 'limit-narrowed' : 'limit-widened', old?.toString(), now?.toString(), limit);
}

const write = (value: unknown) => (value === undefined || typeof value === 'string' ? value : JSON.stringify(value));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
