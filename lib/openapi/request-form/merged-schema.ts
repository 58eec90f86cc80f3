import type { FormSchema } from './form-file';
import type { FormChoice } from './form-node';

/** A schema with everything that it refers to and is made of. */
export type Merged = {
  /** Keys of the schema's own, the outer ones in place of those inside. */
  readonly schema: FormSchema;
  readonly properties: ReadonlyMap<string, FormSchema>;
  readonly required: ReadonlySet<string>;
  readonly choices: readonly FormChoice[];
  readonly patterns: readonly string[];
  readonly isNullable: boolean;
  readonly missing: readonly string[];
};

/** A schema that says nothing. */
export const EMPTY: Merged = {
  schema: {},
  properties: new Map(),
  required: new Set(),
  choices: [],
  patterns: [],
  isNullable: false,
  missing: [],
};

/** What a schema says itself, apart from its reference, its parts and its alternatives. */
export function readOwn(
  { pattern, meanings, ...own }: FormSchema,
  properties: Readonly<Record<string, FormSchema>>,
  required: readonly string[],
): Pick<Merged, 'schema' | 'properties' | 'required' | 'patterns'> {
  // By value: where schemas are joined, some values go.
  const byValue = meanings?.map((meaning, index) => [own.enum?.[index], meaning]);
  return {
    schema: byValue ? { ...own, 'x-enumDescriptions': Object.fromEntries(byValue) } : own,
    properties: new Map(Object.entries(properties).filter(([, { readOnly }]) => readOnly !== true)),
    required: new Set(required),
    patterns: pattern === undefined ? [] : [pattern],
  };
}

/** Schemas that all hold, as one. */
export function joinAll(parts: readonly Merged[]): Merged {
  return parts.reduce((joined, part) => ({
    schema: joinSchemas(joined.schema, part.schema),
    properties: joinProperties(joined.properties, part.properties),
    required: new Set([...joined.required, ...part.required]),
    choices: [...joined.choices, ...part.choices],
    patterns: [...new Set([...joined.patterns, ...part.patterns])],
    isNullable: joined.isNullable || part.isNullable,
    missing: [...joined.missing, ...part.missing],
  }));
}

/** The later schema's keys win, but for lists of values, of which only the common ones hold. */
function joinSchemas(first: FormSchema, second: FormSchema): FormSchema {
  const defined = Object.fromEntries(Object.entries(second).filter(([, value]) => value !== undefined));
  const [own, other] = [first.enum, second.enum];
  const values = own && other ? own.filter((value) => other.includes(value)) : (other ?? own);
  return {
    ...first,
    ...defined,
    ...(values === undefined ? {} : { enum: values }),
    dependentRequired: { ...first.dependentRequired, ...second.dependentRequired },
    excludes: { ...first.excludes, ...second.excludes },
  };
}

function joinProperties(
  first: ReadonlyMap<string, FormSchema>,
  second: ReadonlyMap<string, FormSchema>,
): ReadonlyMap<string, FormSchema> {
  if (first.size === 0 || second.size === 0) return first.size === 0 ? second : first;
  const joined = new Map(first);
  for (const [name, schema] of second) {
    const earlier = joined.get(name);
    joined.set(name, earlier ? { allOf: [earlier, schema], description: schema.description } : schema);
  }
  return joined;
}
