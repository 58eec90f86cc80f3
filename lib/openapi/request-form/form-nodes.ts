import type { FormSchema, FormSchemas } from './form-file';

/** One of several ways to fill an object. */
export type FormOption = {
  readonly label: string | undefined;
  readonly description: string | undefined;
  readonly node: ObjectNode;
  /** Every property that it or a choice inside it may have. */
  readonly names: ReadonlySet<string>;
};

export type FormChoice = {
  readonly mode: 'oneOf' | 'anyOf';
  readonly options: readonly FormOption[];
  /** The property whose value decides, and the index of the option that each value leads to. */
  readonly selector: { readonly property: string; readonly optionOf: ReadonlyMap<string, number> } | undefined;
};

export type ObjectNode = {
  readonly kind: 'object';
  readonly schema: FormSchema;
  readonly isNullable: boolean;
  readonly properties: ReadonlyMap<string, FormSchema>;
  readonly required: ReadonlySet<string>;
  readonly choices: readonly FormChoice[];
  /** Fields that must be there beside a field. */
  readonly together: Readonly<Record<string, readonly string[]>>;
  readonly excludes: Readonly<Record<string, readonly string[]>>;
};

export type ListNode = {
  readonly kind: 'list';
  readonly schema: FormSchema;
  readonly isNullable: boolean;
  readonly items: FormSchema;
};

export type ValueNode = {
  readonly kind: 'value';
  readonly schema: FormSchema;
  readonly isNullable: boolean;
  readonly types: readonly string[];
  /** All of them hold. */
  readonly patterns: readonly string[];
};

/** Schemas that are in files which have not come yet. */
export type PartNode = { readonly kind: 'part'; readonly schema: FormSchema; readonly names: readonly string[] };

export type FormNode = ObjectNode | ListNode | ValueNode | PartNode;

type Merged = {
  /** Keys of the schema's own, the outer ones in place of those inside. */
  readonly schema: FormSchema;
  readonly properties: ReadonlyMap<string, FormSchema>;
  readonly required: ReadonlySet<string>;
  readonly choices: readonly FormChoice[];
  readonly patterns: readonly string[];
  readonly isNullable: boolean;
  readonly missing: readonly string[];
};

/** Name of the component that a reference leads to. */
export const readReference = (reference: string): string => reference.replace('#/components/schemas/', '');

/** Reads the schemas of a form as nodes: references followed, parts joined, alternatives told apart. */
export class FormNodes {
  readonly #schemas: FormSchemas;
  readonly #nodes = new WeakMap<FormSchema, FormNode>();

  constructor(schemas: FormSchemas) {
    this.#schemas = schemas;
  }

  read(schema: FormSchema): FormNode {
    const known = this.#nodes.get(schema);
    if (known) return known;
    const node = toNode(this.#merge(schema));
    this.#nodes.set(schema, node);
    return node;
  }

  #merge(schema: FormSchema): Merged {
    const { $ref, allOf = [], oneOf, anyOf, properties = {}, required = [], ...own } = schema;
    const [inner, missing] = this.#follow($ref);
    const branches = oneOf ?? anyOf ?? [];
    const values = branches.filter(({ type }) => type !== 'null');
    const isOptional = values.length < branches.length;
    // "X or null" is X.
    const [only] = isOptional && values.length === 1 ? values : [];
    const parts = [...inner, ...allOf, ...(only ? [only] : [])].map((part) => this.#merge(part));
    const alternatives = only ? EMPTY : this.#readAlternatives(schema, values);
    const all = [...parts, alternatives, { ...EMPTY, ...readOwn(own, properties, required) }];
    const last = joinAll(all);
    return {
      ...last,
      isNullable: last.isNullable || isOptional || isNullType(schema),
      missing: [...missing, ...last.missing],
    };
  }

  /** The schema behind a reference, or its name where it has not come. */
  #follow($ref: string | undefined): readonly [readonly FormSchema[], readonly string[]] {
    if ($ref === undefined) return [[], []];
    const name = readReference($ref);
    const target = this.#schemas[name];
    return target ? [[target], []] : [[], [name]];
  }

  #readAlternatives(schema: FormSchema, branches: readonly FormSchema[]): Merged {
    if (branches.length === 0) return EMPTY;
    const merged = branches.map((branch) => this.#merge(branch));
    const missing = merged.flatMap((branch) => branch.missing);
    if (missing.length > 0) return { ...EMPTY, missing };
    const nodes = merged.map(toNode);
    const options = nodes.flatMap((node, index): FormOption[] =>
      node.kind === 'object' ? [{ ...describe(node, branches[index]), node, names: listNames(node) }] : [],
    );
    // Alternatives of a value are shown as one: nothing but its type differs.
    if (options.length < nodes.length) {
      const types = nodes.flatMap((node) =>
        node.kind === 'value' ? node.types : [node.kind === 'list' ? 'array' : 'object'],
      );
      return { ...EMPTY, schema: { ...nodes[0]?.schema, type: types, format: undefined } };
    }
    const choice: FormChoice = {
      mode: schema.oneOf ? 'oneOf' : 'anyOf',
      options,
      selector: readSelector(schema, branches),
    };
    return { ...EMPTY, choices: [choice] };
  }
}

function describe(
  { schema, properties, required }: ObjectNode,
  branch: FormSchema | undefined,
): Pick<FormOption, 'label' | 'description'> {
  const [only] = required.size === 1 && properties.size === 1 ? properties.values() : [];
  const label = schema.title ?? branch?.title ?? (branch?.$ref === undefined ? undefined : readReference(branch.$ref));
  return { label: label ?? [...required].join(', '), description: only?.description };
}

/** The names of an object's own properties and of those in its choices. */
export function listNames({ properties, choices }: ObjectNode): ReadonlySet<string> {
  return new Set([
    ...properties.keys(),
    ...choices.flatMap(({ options }) => options.flatMap(({ names }) => [...names])),
  ]);
}

function readSelector({ discriminator }: FormSchema, branches: readonly FormSchema[]): FormChoice['selector'] {
  if (!discriminator) return undefined;
  const { propertyName: property, mapping = {} } = discriminator;
  const entries = Object.entries(mapping).map(
    ([value, target]) => [value, branches.findIndex(({ $ref }) => $ref === target)] as const,
  );
  return { property, optionOf: new Map(entries.filter(([, index]) => index >= 0)) };
}

const EMPTY: Merged = {
  schema: {},
  properties: new Map(),
  required: new Set(),
  choices: [],
  patterns: [],
  isNullable: false,
  missing: [],
};

function readOwn(
  { pattern, ...own }: FormSchema,
  properties: Readonly<Record<string, FormSchema>>,
  required: readonly string[],
): Pick<Merged, 'schema' | 'properties' | 'required' | 'patterns'> {
  return {
    schema: own,
    properties: new Map(Object.entries(properties).filter(([, { readOnly }]) => readOnly !== true)),
    required: new Set(required),
    patterns: pattern === undefined ? [] : [pattern],
  };
}

function joinAll(parts: readonly Merged[]): Merged {
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

const isNullType = ({ type }: FormSchema) => Array.isArray(type) && type.includes('null');

function toNode({ schema, properties, required, choices, patterns, isNullable, missing }: Merged): FormNode {
  if (missing.length > 0) return { kind: 'part', schema, names: missing };
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  if (schema.items) return { kind: 'list', schema, isNullable, items: schema.items };
  if (properties.size > 0 || choices.length > 0 || types[0] === 'object') {
    const { dependentRequired: together = {}, excludes = {} } = schema;
    return { kind: 'object', schema, isNullable, properties, required, choices, together, excludes };
  }
  return { kind: 'value', schema, isNullable, types, patterns };
}
