import { describeValue } from './build-value-schema';
import { type Composed, composeParticles, writeFields } from './compose-particles';
import type { JsonSchema, NamedSchemas } from './json-schema';
import type { EventLayout, Layout, LayoutNode } from './layout';
import { toJsonPath } from './layout';
import { arrangeParticles } from './particles';
import { toStructure } from './structure';

/** A schema for groups of one structure in several documents, and the group that says what it is. */
export type SharedType = { readonly name: string; readonly layout: Layout; readonly group: LayoutNode };

/**
 * The schemas of what `documento` holds: one for each group, named by its path, such as NFe.det.prod. A group that is
 * word for word like an earlier one shares its schema, and so do all that are of a shared type.
 * @param layouts in the order in which groups give their names
 * @param types the shared types, by the structure of their groups
 */
export function buildLayoutSchemas(layouts: readonly Layout[], types: ReadonlyMap<string, SharedType>): NamedSchemas {
  const named = new Map<string, JsonSchema>();
  const nameOf = new Map<string, string>();
  const nameGroup = (node: LayoutNode, layout: Layout): string => {
    const shared = types.get(toStructure(node));
    if (shared !== undefined && named.has(shared.name)) return shared.name;
    // What openapi.yaml refers to keeps its name, even where two events are alike.
    const isWhole = node === layout.content;
    const schema = {
      ...(isWhole && { title: titleLayout(layout) }),
      ...(shared ? describeGroup(shared.group, shared.layout, nameGroup) : describeGroup(node, layout, nameGroup)),
    };
    const text = JSON.stringify(schema);
    const name = shared?.name ?? (isWhole ? undefined : nameOf.get(text)) ?? toSchemaName(layout, node);
    nameOf.set(text, name);
    named.set(name, schema);
    return name;
  };
  for (const layout of layouts) nameGroup(layout.content, layout);
  return Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Name of a group's schema: that of the layout, and the path as the JSON of the API has it. */
function toSchemaName(layout: Layout, node: LayoutNode): string {
  const path = toJsonPath(node, layout.content.path);
  return path === '' ? nameSchema(layout) : `${nameSchema(layout)}.${path}`;
}

/** Name of a layout's schema: the tag of the document, or the id of the event. */
export function nameSchema(layout: Layout): string {
  const [, root = ''] = layout.content.path.split('/');
  return 'tpEvento' in layout ? `DetEvento.${layout.id}` : root;
}

/** What a reader who chooses among layouts sees. Several documents have an event of the same name. */
function titleLayout(layout: Layout | EventLayout): string {
  return 'documentName' in layout ? `${layout.name} (${layout.documentName})` : layout.name;
}

type NameGroup = (node: LayoutNode, layout: Layout) => string;

function describeGroup(group: LayoutNode, layout: Layout, nameGroup: NameGroup): JsonSchema {
  // What the request has a property of its own for does not stand here.
  const children = group.children.filter(({ apiField }) => apiField === undefined);
  const composed = composeParticles(arrangeParticles(children), {
    describe: (node) => describeNode(node, layout, nameGroup),
    isRequired: (node) => isRequired(node, layout),
  });
  const { choices, excluding } = composed;
  return {
    type: 'object',
    ...writeFields(composed),
    ...(choices.length === 1 && { oneOf: choices[0] }),
    ...(choices.length > 1 && { allOf: choices.map((branches) => ({ oneOf: branches })) }),
    ...(excluding.length > 0 && { dependentSchemas: refuseTogether(excluding) }),
    // Alternatives bring fields of their own, so only all schemas together can say that nothing else may be there.
    ...(choices.length > 0 ? { unevaluatedProperties: false } : { additionalProperties: false }),
  };
}

/**
 * Beside a field those that it excludes may not be there. Said of names, and not with `not` around required fields, of
 * which one generator makes a group that may be anything, nor of properties, which linters take for all there are.
 */
function refuseTogether(excluding: Composed['excluding']): JsonSchema {
  const names = [...new Set(excluding.map(([name]) => name))];
  const listOthers = (name: string) => excluding.flatMap(([own, other]) => (own === name ? [other] : []));
  return Object.fromEntries(names.map((name) => [name, { propertyNames: { not: { enum: listOthers(name) } } }]));
}

/** What the API fills may be absent, and so may what stands alone and belongs to some of the document's models. */
function isRequired({ occurs, filledBy, models, choice }: LayoutNode, layout: Layout): boolean {
  const isForAll = models.length === 0 || choice.length > 0 || layout.models.every((model) => models.includes(model));
  return occurs.min > 0 && filledBy === 'reader' && isForAll;
}

function describeNode(node: LayoutNode, layout: Layout, nameGroup: NameGroup): JsonSchema {
  const { occurs, kind, choice } = node;
  const value = kind === 'group' ? { $ref: `#/components/schemas/${nameGroup(node, layout)}` } : describeValue(node);
  const description = describe(node);
  const isRepeated = occurs.max !== 1;
  if (!isRepeated && !choice.some(({ isRepeatable }) => isRepeatable)) return { description, ...value };
  const maxItems = isRepeated ? occurs.max : undefined;
  return { description, type: 'array', minItems: 1, ...(maxItems !== undefined && { maxItems }), items: value };
}

const FILLERS = { reader: '', default: 'A API preenche quando ausente.', api: 'A API preenche.' } as const;

function describe({ description, note, filledBy, models, since }: LayoutNode): string {
  const own = models.length > 0 ? `Só no modelo ${models.join(' e ')}.` : '';
  const origin = since === undefined ? '' : `Desde a ${since}.`;
  return [description, note, FILLERS[filledBy], own, origin].filter((text) => text).join(' ');
}
