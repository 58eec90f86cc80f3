import { isObject } from '../../text/json-object';
import type { JsonValue } from '../samples/sample-request';
import { type FormFields, type JsonObject, listFields, resolveFields } from './form-fields';
import type { FormSchema } from './form-file';
import type { FormChoice, FormOption, ObjectNode, ValueNode } from './form-node';
import type { FormNodes } from './form-nodes';

/** Levels below which nothing is filled in: schemas may contain themselves. */
const DEEPEST = 16;

/** The value at a path; undefined where nothing is there. */
export function readAt(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, value);
}

/** The value with something else at a path, or without it where that is undefined. */
export function writeAt(value: JsonValue, [key, ...rest]: readonly string[], next: JsonValue | undefined): JsonValue {
  if (key === undefined) return next ?? null;
  if (Array.isArray(value)) {
    const index = Number(key);
    if (rest.length === 0 && next === undefined) return value.filter((_, place) => place !== index);
    if (index >= value.length) return [...value, writeAt(null, rest, next)];
    return value.map((entry: JsonValue, place) => (place === index ? writeAt(entry, rest, next) : entry));
  }
  const { [key]: inner, ...others } = isObject(value) ? value : {};
  if (rest.length === 0 && next === undefined) return others;
  const entry = writeAt(inner ?? null, rest, next);
  return isObject(value) && key in value ? { ...value, [key]: entry } : { ...others, [key]: entry };
}

/** What a schema demands: its fields without values, but for those that can have only one. */
export function fillRequired(nodes: FormNodes, schema: FormSchema): JsonValue {
  return shape(nodes, schema, undefined, { keeps: 'required', depth: 0 });
}

/** A value with what is missing of the fields that are demanded. */
export function addRequired(nodes: FormNodes, schema: FormSchema, value: JsonValue | undefined): JsonValue {
  return shape(nodes, schema, value, { keeps: 'own', depth: 0 });
}

/** The same of an object whose schema has been read. */
export function addRequiredFields(nodes: FormNodes, node: ObjectNode, value: JsonObject): JsonObject {
  return shapeObject(nodes, node, value, { keeps: 'own', depth: 0 });
}

/** A value with what is missing of the fields that are demanded, and without the others. */
export function keepRequired(nodes: FormNodes, schema: FormSchema, value: JsonValue | undefined): JsonValue {
  return shape(nodes, schema, value, { keeps: 'required', depth: 0 });
}

/** A value with every field that there may be beside those it has, in the options it has chosen. */
export function addAll(nodes: FormNodes, schema: FormSchema, value: JsonValue | undefined): JsonValue {
  return shape(nodes, schema, value, { keeps: 'all', depth: 0 });
}

/** Which fields a value has in the end: the demanded ones, also those it had, or all that there may be. */
type Extent = { readonly keeps: 'required' | 'own' | 'all'; readonly depth: number };

function shape(nodes: FormNodes, schema: FormSchema, value: JsonValue | undefined, extent: Extent): JsonValue {
  const node = nodes.read(schema);
  const deeper = { ...extent, depth: extent.depth + 1 };
  switch (node.kind) {
    case 'object':
      return value === null ? null : shapeObject(nodes, node, isObject(value) ? value : {}, extent);
    case 'list': {
      if (Array.isArray(value)) return value.map((entry: JsonValue) => shape(nodes, node.items, entry, deeper));
      const isFilled = (extent.keeps === 'all' || (node.schema.minItems ?? 0) > 0) && extent.depth < DEEPEST;
      return isFilled ? [shape(nodes, node.items, undefined, deeper)] : [];
    }
    case 'value':
      return value ?? fillValue(node);
    case 'part':
      return value ?? {};
  }
}

function fillValue({ schema, types }: ValueNode): JsonValue {
  // Written in the description as JSON.
  const only = (schema.const ?? (schema.enum?.length === 1 ? schema.enum[0] : undefined)) as JsonValue | undefined;
  return only ?? (types[0] === 'boolean' ? false : '');
}

function shapeObject(nodes: FormNodes, node: ObjectNode, value: JsonObject, extent: Extent): JsonObject {
  const chosen = chooseFirst(nodes, node, value);
  const fields = resolveFields(node, chosen);
  const isAdded = extent.keeps === 'all' && extent.depth < DEEPEST;
  const isKept = listFields(fields).filter(
    ({ name, isRequired }) => isRequired || isAdded || (extent.keeps === 'own' && name in chosen),
  );
  const excluded = (name: string, others: readonly string[]) =>
    others.some((other) => node.excludes[other]?.includes(name) || node.excludes[name]?.includes(other));
  const kept: Record<string, JsonValue> = {};
  for (const { name, schema, isRequired } of isKept) {
    if (!(name in chosen) && !isRequired && excluded(name, [...Object.keys(chosen), ...Object.keys(kept)])) continue;
    kept[name] = shape(nodes, schema, chosen[name], { ...extent, depth: extent.depth + 1 });
  }
  const rest = extent.keeps === 'required' ? {} : chosen;
  return { ...rest, ...inOrder(kept, chosen) };
}

/** Keys that were there stay where they were. */
function inOrder(kept: JsonObject, before: JsonObject): JsonObject {
  const first = Object.keys(before).filter((key) => key in kept);
  return Object.fromEntries([...new Set([...first, ...Object.keys(kept)])].map((key) => [key, kept[key] ?? null]));
}

/** An object with the first option of each choice that it has not made. */
function chooseFirst(nodes: FormNodes, node: ObjectNode, value: JsonObject, rounds = 4): JsonObject {
  const open = resolveFields(node, value);
  const choice = findOpenChoice(open);
  if (!choice || rounds === 0) return value;
  return chooseFirst(nodes, node, selectOption(nodes, choice, value, 0), rounds - 1);
}

function findOpenChoice({ choices }: FormFields): FormChoice | undefined {
  const open = choices.find(({ selected }) => selected === undefined);
  if (open) return open.choice;
  return choices.flatMap(({ inner }) => (inner ? [findOpenChoice(inner)] : [])).find((choice) => choice !== undefined);
}

/** An object that follows another option of a choice: the fields of the others go, those that it demands come. */
export function selectOption(nodes: FormNodes, choice: FormChoice, value: JsonObject, index: number): JsonObject {
  const option = choice.options[index];
  const names = option?.names ?? new Set();
  const others = choice.options
    .filter((other) => other !== option)
    .flatMap((other) => [...other.names].filter((name) => !names.has(name) || isOther(other, option, name)));
  const kept = Object.fromEntries(Object.entries(value).filter(([name]) => !others.includes(name)));
  const demanded = [...(option?.node.properties ?? [])].filter(([name]) => option?.node.required.has(name));
  const first = demanded.length > 0 ? demanded : [...(option?.node.properties ?? [])].slice(0, 1);
  const added = first.filter(([name]) => !(name in kept));
  return { ...kept, ...Object.fromEntries(added.map(([name, schema]) => [name, fillRequired(nodes, schema)])) };
}

/** Whether two options say different things of a field that both have, other than which values it may have. */
function isOther(one: FormOption, other: FormOption | undefined, name: string): boolean {
  const [first, second] = [one, other].map((option) => JSON.stringify(findInside(option, name)));
  return first !== second;
}

function findInside(option: FormOption | undefined, name: string): FormSchema | undefined {
  if (!option) return undefined;
  const { properties, choices } = option.node;
  const own = properties.get(name);
  if (own) return own.enum ? {} : own;
  const around = choices.flatMap(({ options }) => options).find(({ names }) => names.has(name));
  return findInside(around, name);
}

/** An object with one more of its fields, before those that come after it in the description. */
export function addField(nodes: FormNodes, node: ObjectNode, value: JsonObject, name: string): JsonObject {
  const all = listFields(resolveFields(node, value));
  const field = all.find((candidate) => candidate.name === name);
  if (!field) return value;
  const order = all.map((candidate) => candidate.name);
  const later = new Set(order.slice(order.indexOf(name) + 1));
  const entries = Object.entries(value).filter(([key]) => key !== name);
  const place = entries.findIndex(([key]) => later.has(key));
  const added = [name, fillRequired(nodes, field.schema)] as const;
  return Object.fromEntries(
    place < 0 ? [...entries, added] : [...entries.slice(0, place), added, ...entries.slice(place)],
  );
}

/** Names of the schemas that a value needs and that have not come. */
export function listMissing(nodes: FormNodes, schema: FormSchema, value: JsonValue | undefined): readonly string[] {
  const node = nodes.read(schema);
  if (node.kind === 'part') return node.names;
  if (node.kind === 'list') {
    return Array.isArray(value) ? value.flatMap((entry: JsonValue) => listMissing(nodes, node.items, entry)) : [];
  }
  if (node.kind !== 'object' || !isObject(value)) return [];
  return listFields(resolveFields(node, value)).flatMap(({ name, schema: inner }) =>
    name in value ? listMissing(nodes, inner, value[name]) : [],
  );
}
