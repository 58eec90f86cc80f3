import { isObject } from '../../text/json-object';
import type { JsonValue } from '../samples/sample-request';
import type { FormSchema } from './form-file';
import type { FormChoice, FormOption, ObjectNode } from './form-node';
import type { FormNodes } from './form-nodes';

export type JsonObject = { readonly [key: string]: JsonValue };

/** A property of an object, as far as the choices made so far tell. */
export type FormField = { readonly name: string; readonly schema: FormSchema; readonly isRequired: boolean };

/** A choice with what the value has chosen. */
export type MadeChoice = {
  readonly choice: FormChoice;
  readonly selected: number | undefined;
  /** Fields of the selected option, and the choices inside it. */
  readonly inner: FormFields | undefined;
};

export type FormFields = { readonly fields: readonly FormField[]; readonly choices: readonly MadeChoice[] };

/**
 * What an object with this value may hold. Fields that belong to an option stand with their choice; where a value of
 * another field decides, with the object's own.
 */
export function resolveFields(node: ObjectNode, value: JsonValue | undefined): FormFields {
  const claimed = new Set(node.choices.flatMap(listClaimed));
  const own = [...node.properties].filter(([name]) => !claimed.has(name));
  const fields = own.map(([name, schema]) => ({ name, schema, isRequired: node.required.has(name) }));
  const made = node.choices.map((choice) => makeChoice(node, choice, value));
  const decided = made.filter(({ choice }) => choice.selector);
  const open = made.filter(({ choice }) => !choice.selector);
  const known = new Set(own.map(([name]) => name));
  const more = decided.flatMap(({ inner }) => inner?.fields.filter(({ name }) => !known.has(name)) ?? []);
  return { fields: [...fields, ...more], choices: [...decided.flatMap(({ inner }) => inner?.choices ?? []), ...open] };
}

/** The names that the options of a choice own; the one that selects among them is the object's. */
function listClaimed({ options, selector }: FormChoice): readonly string[] {
  return options.flatMap(({ names }) => [...names].filter((name) => name !== selector?.property));
}

function makeChoice(outer: ObjectNode, choice: FormChoice, value: JsonValue | undefined): MadeChoice {
  const selected = findSelected(choice, value);
  const option = selected === undefined ? undefined : choice.options[selected];
  if (!option) return { choice, selected, inner: undefined };
  const inner = resolveFields(option.node, value);
  // What the object says of a field of an option is said of it there.
  const fields = inner.fields.map((field) => {
    const said = outer.properties.get(field.name);
    const isRequired = field.isRequired || outer.required.has(field.name);
    return { ...field, isRequired, schema: said ? joinSaid(field.schema, said) : field.schema };
  });
  return { choice, selected, inner: { ...inner, fields } };
}

const joined = new WeakMap<FormSchema, WeakMap<FormSchema, FormSchema>>();

/** Both schemas as one, always the same one: what is read from a schema is kept by it. */
function joinSaid(inner: FormSchema, outer: FormSchema): FormSchema {
  const known = joined.get(inner) ?? new WeakMap<FormSchema, FormSchema>();
  joined.set(inner, known);
  const schema = known.get(outer) ?? { allOf: [inner, outer] };
  known.set(outer, schema);
  return schema;
}

/** The option that a value follows: by the property that selects, else the one whose own fields are there. */
export function findSelected({ options, selector }: FormChoice, value: JsonValue | undefined): number | undefined {
  if (!isObject(value)) return undefined;
  if (selector) return selector.optionOf.get(String(value[selector.property] ?? ''));
  const scores = options.map((option) => score(option, options, value));
  const best = Math.max(...scores);
  const selected = best > 0 ? scores.indexOf(best) : options.findIndex((option) => takesAnything(option, value));
  return selected < 0 ? undefined : selected;
}

/** Whether an option has what is there, whatever its values: it stands for all that the others do not list. */
function takesAnything({ names, node }: FormOption, value: JsonObject): boolean {
  const isThere = names.size > 0 && [...names].every((name) => name in value);
  return isThere && [...node.properties.values()].every((schema) => schema.enum === undefined);
}

/** Fields that are there and that some other option lacks or refuses; what an option demands counts for more. */
function score({ names, node }: FormOption, options: readonly FormOption[], value: JsonObject): number {
  const telling = [...names].filter(
    (name) => name in value && options.some((other) => !other.names.has(name) || refusesAt(other, name, value[name])),
  );
  const missing = [...node.required].filter((name) => !(name in value));
  const refused = [...node.properties].some(([name, schema]) => refuses(schema, value[name]));
  return telling.length === 0 || refused ? 0 : telling.length * 2 + (missing.length === 0 ? 1 : 0);
}

function refusesAt({ node }: FormOption, name: string, value: JsonValue | undefined): boolean {
  return refuses(node.properties.get(name) ?? {}, value);
}

/** A field without a value yet may become what any option allows. */
function refuses(schema: FormSchema, value: JsonValue | undefined): boolean {
  return value !== undefined && value !== '' && schema.enum !== undefined && !schema.enum.includes(value);
}

/** Fields and choices of an object in one list, those of chosen options too. */
export function listFields({ fields, choices }: FormFields): readonly FormField[] {
  return [...fields, ...choices.flatMap(({ inner }) => (inner ? listFields(inner) : []))];
}

/** The schema of what an object holds under a name. */
export function findField(node: ObjectNode, value: JsonValue | undefined, name: string): FormField | undefined {
  return listFields(resolveFields(node, value)).find((field) => field.name === name);
}

/** The schema behind a path of a value; undefined where the value does not lead there. */
export function findSchema(
  nodes: FormNodes,
  schema: FormSchema,
  value: JsonValue | undefined,
  [key, ...rest]: readonly string[],
): FormSchema | undefined {
  if (key === undefined) return schema;
  const node = nodes.read(schema);
  if (node.kind === 'list') {
    return findSchema(nodes, node.items, Array.isArray(value) ? value[Number(key)] : undefined, rest);
  }
  const field = node.kind === 'object' ? findField(node, value, key) : undefined;
  return field && findSchema(nodes, field.schema, isObject(value) ? value[key] : undefined, rest);
}
