import { mergeAllOf, unwrapNullable, unwrapSingle } from '../merge-schema';
import { isReference, type ReferenceObject } from '../reference-object';
import type { SchemaObject } from '../schema-object';
import type { ApiVersion } from './api-version';

/** A schema with its references followed and its parts joined. */
export type PlainSchema = {
  readonly schema: SchemaObject;
  readonly name: string | undefined;
  readonly isNullable: boolean;
};

/** Joins references and parts into one schema, as the pages show it. */
export function flattenSchema(schema: SchemaObject, version: ApiVersion): PlainSchema {
  const outer = unwrapNullable(schema);
  const { schema: target, name } = resolveSchema(unwrapSingle(outer.schema), version);
  const merged = mergeAllOf(target, (part) => resolveSchema(part, version));
  const inner = unwrapNullable(merged);
  if (inner.schema === merged) return { schema: merged, name, isNullable: outer.isNullable || inner.isNullable };
  const { schema: value, name: valueName } = flattenSchema(inner.schema, version);
  return { schema: value, name: valueName ?? name, isNullable: true };
}

/** The schemas of the layouts belong to no snapshot, because official tables change them: only their name is compared. */
function resolveSchema(
  schema: SchemaObject,
  version: ApiVersion,
): { readonly schema: SchemaObject; readonly name: string | undefined } {
  if (schema.$ref === undefined) return { schema, name: undefined };
  const { $ref: reference, ...siblings } = schema;
  const name = readName(reference);
  const target = version.schemas?.[name];
  if (!target) return { schema: siblings, name };
  const end = resolveSchema(target, version);
  return { schema: { ...end.schema, ...siblings }, name: end.name ?? name };
}

/** A shared part by its reference, or the part itself; undefined where a snapshot was edited and lacks it. */
export function followReference<Value>(
  value: Value | ReferenceObject | undefined,
  shared: Readonly<Record<string, Value>> | undefined,
): Value | undefined {
  if (value === undefined || !isReference(value)) return value;
  return shared?.[readName(value.$ref)];
}

const readName = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);
