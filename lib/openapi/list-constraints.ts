import type { SchemaObject } from './schema-object';
import type { Constraint } from './schema-view';

const NUMERIC_LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
] as const;
const TEXT_LIMITS = ['pattern', 'contentEncoding', 'contentMediaType'] as const;

/** Limits in the order a reader looks for them. */
export function listConstraints(schema: SchemaObject): readonly Constraint[] {
  const constraints: Constraint[] = [];
  for (const kind of NUMERIC_LIMITS) {
    const value = schema[kind];
    if (value !== undefined) constraints.push({ kind, value: String(value) });
  }
  if (schema.uniqueItems) constraints.push({ kind: 'uniqueItems', value: 'true' });
  for (const kind of TEXT_LIMITS) {
    const value = schema[kind];
    if (value !== undefined) constraints.push({ kind, value });
  }
  return constraints;
}
