import type { FormSchema, FormSchemas } from './form-file';
import { type FormChoice, type FormNode, type FormOption, listNames, type ObjectNode } from './form-node';
import { EMPTY, joinAll, type Merged, readOwn } from './merged-schema';

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

function readSelector({ discriminator }: FormSchema, branches: readonly FormSchema[]): FormChoice['selector'] {
  if (!discriminator) return undefined;
  const { propertyName: property, mapping = {} } = discriminator;
  const entries = Object.entries(mapping).map(
    ([value, target]) => [value, branches.findIndex(({ $ref }) => $ref === target)] as const,
  );
  return { property, optionOf: new Map(entries.filter(([, index]) => index >= 0)) };
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
