import { isDay } from '../../text/is-day';
import { isObject } from '../../text/json-object';
import { listConstraints } from '../list-constraints';
import type { JsonValue } from '../samples/sample-request';
import type { Constraint } from '../schema-view';
import { listFields, type MadeChoice, resolveFields } from './form-fields';
import type { FormSchema } from './form-file';
import { type ListNode, listNames, type ObjectNode, type ValueNode } from './form-node';
import type { FormNodes } from './form-nodes';

/** What a value breaks of its schema. */
export type Problem = {
  /** Where, from the form's root. */
  readonly path: readonly string[];
  readonly kind:
    | 'empty'
    | 'type'
    | 'value'
    | 'format'
    | 'limits'
    | 'missing'
    | 'choice'
    | 'together'
    | 'excludes'
    | 'unknown';
  /** The limits that are broken, of the kind `limits`. */
  readonly constraints: readonly Constraint[];
  /** What is said of it: names of fields, types, or a format. */
  readonly names: readonly string[];
};

/** Everything in a value that its schema refuses. */
export function checkValue(
  nodes: FormNodes,
  schema: FormSchema,
  value: JsonValue,
  path: readonly string[] = [],
): readonly Problem[] {
  const node = nodes.read(schema);
  if (node.kind === 'part') return [];
  if (value === null) return node.isNullable ? [] : [fault(path, 'empty')];
  switch (node.kind) {
    case 'object':
      return checkObject(nodes, node, value, path);
    case 'list':
      return checkList(nodes, node, value, path);
    case 'value':
      return checkLeaf(node, value, path);
  }
}

function fault(path: readonly string[], kind: Problem['kind'], names: readonly string[] = []): Problem {
  return { path, kind, constraints: [], names };
}

function checkObject(
  nodes: FormNodes,
  node: ObjectNode,
  value: JsonValue,
  path: readonly string[],
): readonly Problem[] {
  if (!isObject(value)) return [fault(path, 'type', ['object'])];
  const resolved = resolveFields(node, value);
  const fields = listFields(resolved);
  const known = new Set(fields.map(({ name }) => name));
  const names = Object.keys(value);
  const missing = fields.filter(({ name, isRequired }) => isRequired && !(name in value));
  const described = listNames(node);
  const unknown = names.filter((name) => !known.has(name) && (isClosed(node) || described.has(name)));
  return [
    ...missing.map(({ name }) => fault([...path, name], 'missing')),
    ...unknown.map((name) => fault([...path, name], 'unknown')),
    ...listOpenChoices(resolved.choices).map(({ choice }) =>
      fault(
        path,
        'choice',
        choice.options.map(({ label = '' }) => label),
      ),
    ),
    ...names.flatMap((name) => checkNeighbours(node, name, names, path)),
    ...fields.flatMap(({ name, schema }) =>
      name in value ? checkValue(nodes, schema, value[name] ?? null, [...path, name]) : [],
    ),
  ];
}

/** Whether an object refuses names that it does not describe. */
const isClosed = ({ schema }: ObjectNode) => schema.additionalProperties === false;

function listOpenChoices(choices: readonly MadeChoice[]): readonly MadeChoice[] {
  return choices.flatMap((made) =>
    made.inner ? listOpenChoices(made.inner.choices) : made.choice.selector ? [] : [made],
  );
}

function checkNeighbours(
  node: ObjectNode,
  name: string,
  names: readonly string[],
  path: readonly string[],
): readonly Problem[] {
  const missing = (node.together[name] ?? []).filter((other) => !names.includes(other));
  const excluded = (node.excludes[name] ?? []).filter((other) => names.includes(other));
  return [
    ...(missing.length > 0 ? [fault([...path, name], 'together', missing)] : []),
    ...(excluded.length > 0 ? [fault([...path, name], 'excludes', excluded)] : []),
  ];
}

function checkList(nodes: FormNodes, node: ListNode, value: JsonValue, path: readonly string[]): readonly Problem[] {
  if (!Array.isArray(value)) return [fault(path, 'type', ['array'])];
  // Array.isArray does not narrow a readonly list.
  const entries = value as readonly JsonValue[];
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems = false } = node.schema;
  const hasTwins = new Set(entries.map((entry) => JSON.stringify(entry))).size < entries.length;
  const broken = listConstraints(node.schema).filter(
    ({ kind }) =>
      (/^m..Items$/.test(kind) && (entries.length < minItems || entries.length > maxItems)) ||
      (kind === 'uniqueItems' && uniqueItems && hasTwins),
  );
  return [
    ...(broken.length > 0 ? [{ ...fault(path, 'limits'), constraints: broken }] : []),
    ...entries.flatMap((entry, index) => checkValue(nodes, node.items, entry, [...path, String(index)])),
  ];
}

function checkLeaf(
  { schema, types, patterns }: ValueNode,
  value: JsonValue,
  path: readonly string[],
): readonly Problem[] {
  if (value === '' && schema.enum?.includes('') !== true) return [fault(path, 'empty')];
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return [fault(path, 'type', types)];
  const allowed = schema.const === undefined ? schema.enum : [schema.const];
  if (allowed) return allowed.includes(value) ? [] : [fault(path, 'value', allowed.map(String))];
  const broken = listBroken(schema, patterns, value);
  if (broken.length > 0) return [{ ...fault(path, 'limits'), constraints: broken }];
  const format = schema.format ?? schema.contentEncoding ?? '';
  const isRight = FORMATS[format]?.(String(value)) ?? true;
  return isRight ? [] : [fault(path, 'format', [format])];
}

function isOfType(value: JsonValue, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function listBroken(schema: FormSchema, patterns: readonly string[], value: JsonValue): readonly Constraint[] {
  const limits = listConstraints(schema);
  const pick = (...kinds: readonly Constraint['kind'][]) => limits.filter(({ kind }) => kinds.includes(kind));
  if (typeof value === 'number') return listBrokenNumber(schema, value, pick);
  if (typeof value !== 'string') return [];
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const length = [...value].length;
  const isRange = length < minLength || length > maxLength;
  const broken = patterns.filter((pattern) => !readPattern(pattern).test(value));
  return [
    ...(isRange ? pick('minLength', 'maxLength') : []),
    ...broken.map((pattern): Constraint => ({ kind: 'pattern', value: pattern })),
  ];
}

type Pick = (...kinds: readonly Constraint['kind'][]) => readonly Constraint[];

function listBrokenNumber(schema: FormSchema, value: number, pick: Pick): readonly Constraint[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const isBelow = minimum !== undefined && value < minimum;
  const isAbove = maximum !== undefined && value > maximum;
  const steps = multipleOf === undefined ? 0 : value / multipleOf;
  return [
    ...(isBelow || isAbove ? pick('minimum', 'maximum') : []),
    ...(exclusiveMinimum !== undefined && value <= exclusiveMinimum ? pick('exclusiveMinimum') : []),
    ...(exclusiveMaximum !== undefined && value >= exclusiveMaximum ? pick('exclusiveMaximum') : []),
    // Of a large number the division alone leaves more than of a small one.
    ...(Math.abs(steps - Math.round(steps)) > 1e-9 * (1 + Math.abs(steps)) ? pick('multipleOf') : []),
  ];
}

const patterns = new Map<string, RegExp>();

function readPattern(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
}

/** Shapes of texts that descriptions name, as far as a slip shows in them. */
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDay,
  'date-time': (text) =>
    /^.{10}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text)),
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  uri: (text) => URL.canParse(text),
  base64: (text) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
};
