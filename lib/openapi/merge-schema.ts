import type { SchemaObject } from './schema-object';

type Resolved = { readonly schema: SchemaObject; readonly name: string | undefined };

/**
 * Joins the parts of `allOf` with the schema's own keys into one object schema. A part that is there already adds
 * nothing the second time.
 * @param seen names of the parts so far
 */
export function mergeAllOf(
  schema: SchemaObject,
  resolve: (part: SchemaObject) => Resolved,
  seen: Set<string> = new Set(),
): SchemaObject {
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = allOf.map((part) => {
    const { schema: target, name } = resolve(part);
    if (name !== undefined && seen.has(name)) return {};
    if (name !== undefined) seen.add(name);
    return mergeAllOf(target, resolve, seen);
  });
  const all = [...parts, own];
  const joined: SchemaObject = {};
  for (const part of all) Object.assign<SchemaObject, SchemaObject>(joined, part);
  const merged: SchemaObject = {
    ...joined,
    properties: Object.fromEntries(all.flatMap((part) => Object.entries<SchemaObject>(part.properties ?? {}))),
    required: [...new Set(all.flatMap((part) => part.required ?? []))],
    dependentRequired: joinDependencies(all.map((part) => part.dependentRequired ?? {})),
  };
  // A part's title and description speak of that part; the whole has its own or none.
  return { ...merged, title: own.title, description: own.description };
}

/** What each property asks for beside itself, in any of the parts. */
function joinDependencies(parts: readonly Record<string, string[]>[]): Record<string, string[]> {
  const joined = new Map<string, string[]>();
  for (const [name, others] of parts.flatMap(Object.entries<string[]>)) {
    joined.set(name, [...new Set([...(joined.get(name) ?? []), ...others])]);
  }
  return Object.fromEntries(joined);
}

/** `allOf` around a single reference is the reference with other words beside it. */
export function unwrapSingle(schema: SchemaObject): SchemaObject {
  const [only, ...others] = schema.allOf ?? [];
  if (only?.$ref === undefined || others.length > 0) return schema;
  const { allOf: _allOf, ...siblings } = schema;
  return { ...only, ...siblings };
}

/** Takes "or null" off a schema: `anyOf: [X, null]` becomes X with the outer description. */
export function unwrapNullable(schema: SchemaObject): { readonly schema: SchemaObject; readonly isNullable: boolean } {
  const branches = schema.anyOf ?? schema.oneOf;
  const rest = branches?.filter((branch) => branch.type !== 'null');
  const only = rest?.[0];
  if (branches && rest && only && rest.length === 1 && rest.length < branches.length) {
    const { anyOf: _anyOf, oneOf: _oneOf, ...siblings } = schema;
    return { schema: { ...only, ...siblings }, isNullable: true };
  }
  return { schema, isNullable: Array.isArray(schema.type) && schema.type.includes('null') };
}
