import { renderMarkdown } from '../text/markdown';
import { describeType, listAllowed, toLiteral } from './describe-schema';
import { listConstraints } from './list-constraints';
import { mergeAllOf, unwrapNullable, unwrapSingle } from './merge-schema';
import { toAlternativeAnchor, toAnyPropertyAnchor, toItemAnchor, toPropertyAnchor } from './property-anchors';
import type { ReferenceResolver } from './resolve';
import type { SchemaObject } from './schema-object';
import type { AlternativeView, FieldView, SchemaBody } from './schema-view';

/** Which way a value travels: readOnly properties are left out of requests, writeOnly ones out of responses. */
export type Direction = 'request' | 'response';

/**
 * Turns the schemas of one page into views. One builder serves one page, because a schema is expanded
 * only the first time it appears there.
 */
export class SchemaViewBuilder {
  readonly #resolver: ReferenceResolver;
  readonly #expanded = new Map<string, string>();

  constructor(resolver: ReferenceResolver) {
    this.#resolver = resolver;
  }

  /**
   * The content of an object schema, or of the items of a list schema.
   * @param anchor start of the ids of the fields inside
   * @param place the schemas around this one, outermost first, and the id on the page that a link to it uses
   */
  buildBody(
    schema: SchemaObject,
    anchor: string,
    direction: Direction,
    { path = [], owner = anchor }: { readonly path?: readonly string[]; readonly owner?: string } = {},
  ): SchemaBody {
    const { schema: plain, name } = this.#flatten(schema);
    if (name !== undefined && path.includes(name)) return { kind: 'recursive', name };
    if (plain.items) {
      const around = name === undefined ? path : [...path, name];
      return this.buildBody(plain.items, toItemAnchor(anchor), direction, { path: around, owner });
    }
    if (plain.layouts) return { kind: 'layouts', of: plain.layouts, outlines: [] };
    if (!hasContent(plain)) return { kind: 'leaf' };
    if (name !== undefined) {
      const key = this.#isDirectional(plain) ? `${direction} ${name}` : name;
      const first = this.#expanded.get(key);
      if (first !== undefined) return { kind: 'seen', name, anchor: first };
      this.#expanded.set(key, owner);
    }
    const inner = name === undefined ? path : [...path, name];
    return {
      kind: 'fields',
      fields: this.#buildFields(plain, anchor, direction, inner),
      alternatives: this.#buildAlternatives(plain, anchor, direction, { path: inner, owner }),
      isOpen: plain.additionalProperties === true,
    };
  }

  /** One named value: a property, parameter or header. */
  buildField(
    name: string,
    schema: SchemaObject,
    options: {
      readonly anchor: string;
      readonly direction: Direction;
      readonly isRequired: boolean;
      readonly description?: string | undefined;
      readonly example?: unknown;
      readonly isDeprecated?: boolean | undefined;
      readonly alsoRequires?: readonly string[] | undefined;
      readonly path?: readonly string[];
    },
  ): FieldView {
    const { schema: plain, isNullable } = this.#flatten(schema);
    const item = plain.items ? this.#flatten(plain.items).schema : plain;
    const description = options.description ?? plain.description;
    const examples = options.example === undefined ? (plain.examples ?? []) : [options.example];
    return {
      anchor: options.anchor,
      name,
      type: describeType(plain, item, isNullable),
      isRequired: options.isRequired,
      isDeprecated: options.isDeprecated ?? plain.deprecated ?? false,
      alsoRequires: options.alsoRequires ?? [],
      description: description === undefined ? undefined : renderMarkdown(description),
      constraints: [...listConstraints(plain), ...(plain.items ? listConstraints(item) : [])],
      allowed: listAllowed(item),
      constant: plain.const === undefined ? undefined : toLiteral(plain.const),
      defaultValue: plain.default === undefined ? undefined : toLiteral(plain.default),
      examples: examples.slice(0, 3).map(toLiteral),
      body: this.buildBody(schema, options.anchor, options.direction, { path: options.path ?? [] }),
    };
  }

  #buildFields(schema: SchemaObject, anchor: string, direction: Direction, path: readonly string[]): FieldView[] {
    const required = new Set(schema.required ?? []);
    const fields: FieldView[] = [];
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const { schema: plain } = this.#flatten(property);
      if (direction === 'request' ? plain.readOnly : plain.writeOnly) continue;
      fields.push(
        this.buildField(name, property, {
          anchor: toPropertyAnchor(anchor, name),
          direction,
          isRequired: required.has(name),
          alsoRequires: readOwn(schema.dependentRequired, name),
          path,
        }),
      );
    }
    // A value under a name that the sender chooses: shown as one more field, named by a star.
    if (typeof schema.additionalProperties === 'object') {
      fields.push(
        this.buildField('*', schema.additionalProperties, {
          anchor: toAnyPropertyAnchor(anchor),
          direction,
          isRequired: false,
          path,
        }),
      );
    }
    return fields.sort((a, b) => rank(a) - rank(b));
  }

  #buildAlternatives(
    schema: SchemaObject,
    anchor: string,
    direction: Direction,
    place: { readonly path: readonly string[]; readonly owner: string },
  ): { mode: 'oneOf' | 'anyOf'; options: readonly AlternativeView[] } | undefined {
    const mode = schema.oneOf ? 'oneOf' : 'anyOf';
    const branches = schema.oneOf ?? schema.anyOf;
    if (!branches) return undefined;
    const options = branches.map((branch, index): AlternativeView => {
      const { schema: plain, name } = this.#flatten(branch);
      const onlyRequires = plain.properties === undefined && plain.type === undefined;
      const inner = toAlternativeAnchor(anchor, index);
      return {
        anchor: inner,
        label: plain.title ?? name,
        selector: findSelector(schema, branch, name),
        requires: onlyRequires ? (plain.required ?? []) : [],
        body: this.buildBody(branch, inner, direction, place),
      };
    });
    return { mode, options };
  }

  /** Whether some property inside is left out of requests or of responses, so that the two do not read alike. */
  #isDirectional(schema: SchemaObject, seen: Set<string> = new Set()): boolean {
    const { schema: plain, name } = this.#flatten(schema);
    if (plain.readOnly || plain.writeOnly) return true;
    if (name !== undefined && seen.has(name)) return false;
    if (name !== undefined) seen.add(name);
    const inside = [
      ...Object.values(plain.properties ?? {}),
      ...[plain.oneOf, plain.anyOf].flatMap((branches) => branches ?? []),
      ...(plain.items ? [plain.items] : []),
      ...(typeof plain.additionalProperties === 'object' ? [plain.additionalProperties] : []),
    ];
    return inside.some((part) => this.#isDirectional(part, seen));
  }

  #flatten(schema: SchemaObject): { schema: SchemaObject; name: string | undefined; isNullable: boolean } {
    const outer = unwrapNullable(schema);
    const { schema: target, name } = this.#resolver.resolveSchema(unwrapSingle(outer.schema));
    const merged = mergeAllOf(this.#joinLayoutBranches(target), (part) => this.#resolver.resolveSchema(part));
    const inner = unwrapNullable(merged);
    if (inner.schema === merged) return { schema: merged, name, isNullable: outer.isNullable || inner.isNullable };
    // A shared schema that is itself "X or null".
    const { schema: value, name: valueName } = this.#flatten(inner.schema);
    return { schema: value, name: valueName ?? name, isNullable: true };
  }

  /** Alternatives that tell the layout of a property are shown at that property; what all of them ask for, here. */
  #joinLayoutBranches(schema: SchemaObject): SchemaObject {
    const { 'x-layouts': layouts, oneOf: [first] = [], discriminator: _discriminator, properties, ...rest } = schema;
    if (!layouts) return schema;
    const described = Object.entries(layouts).map(([name, { of, description }]): [string, SchemaObject] => [
      name,
      { layouts: of, description },
    ]);
    const [narrowed] = first ? (this.#resolver.resolveSchema(first).schema.allOf ?? []) : [];
    // Their properties are those that are described here.
    const oneOf = narrowed?.oneOf?.map(({ title, required }) => ({ title, required }));
    return { ...rest, properties: { ...Object.fromEntries(described), ...properties }, oneOf };
  }
}

/** The values of the discriminator that lead to a branch: those mapped to it, or else its own name. */
function findSelector(
  { discriminator }: SchemaObject,
  branch: SchemaObject,
  name: string | undefined,
): AlternativeView['selector'] {
  if (!discriminator || name === undefined) return undefined;
  const { propertyName: property, mapping = {} } = discriminator;
  const mapped = Object.entries(mapping).filter(([, target]) => target === branch.$ref || target === name);
  return { property, values: mapped.length > 0 ? mapped.map(([value]) => value) : [name] };
}

/** An entry under a name of the author's choice, which may be one that every object has, such as `constructor`. */
function readOwn<Value>(entries: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return entries && Object.hasOwn(entries, name) ? entries[name] : undefined;
}

function hasContent(schema: SchemaObject): boolean {
  const { properties, oneOf, anyOf, additionalProperties } = schema;
  return [properties, oneOf, anyOf].some((part) => part !== undefined) || typeof additionalProperties === 'object';
}

/** Required fields first, deprecated ones last, otherwise as written. */
function rank(field: FieldView): number {
  if (field.isDeprecated) return 2;
  return field.isRequired ? 0 : 1;
}
