import type { FormSchema, FormSchemas } from '../openapi/request-form/form-file';
import { readReference } from '../openapi/request-form/form-nodes';
import { type JsonObject, toJsonObject } from './openapi-slice';

/** Names of the schemas that others need, without those that stand in files of their own. */
export function listNeeded(
  schemas: JsonObject,
  from: readonly unknown[],
  apart: ReadonlySet<string>,
): ReadonlySet<string> {
  const needed = new Set<string>();
  const waiting: unknown[] = [...from];
  while (waiting.length > 0) {
    for (const name of listReferences(waiting.pop())) {
      if (needed.has(name) || apart.has(name)) continue;
      needed.add(name);
      waiting.push(trimSchema(toJsonObject(schemas[name])));
    }
  }
  return needed;
}

function listReferences(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [readReference(inner)] : listReferences(inner),
  );
}

export function pickSchemas(schemas: JsonObject, names: ReadonlySet<string>): FormSchemas {
  const kept = Object.entries(schemas).filter(([name]) => names.has(name));
  return Object.fromEntries(kept.map(([name, schema]) => [name, trimSchema(toJsonObject(schema))]));
}

/** Keys that a form reads as they are. */
const KEPT = [
  ...['$ref', 'type', 'title', 'format', 'enum', 'const', 'default', 'pattern', 'minLength', 'maxLength', 'minimum'],
  ...['maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems'],
  ...['contentEncoding', 'required', 'dependentRequired', 'discriminator', 'deprecated', 'readOnly'],
];

/** A schema as the form reads it. */
export function trimSchema(source: JsonObject): FormSchema {
  const { required, title } = source;
  // An option without a title is called by what it demands.
  const isNamed = Array.isArray(required) && title === required.join(', ');
  const kept = Object.entries(source).filter(([key]) => KEPT.includes(key) && !(key === 'title' && isNamed));
  const description = firstSentence(source.description);
  const [example] = Array.isArray(source.examples) ? source.examples : [];
  const trimmed: FormSchema = {
    ...Object.fromEntries(kept),
    ...(description === undefined ? {} : { description }),
    ...(Array.isArray(source.enum)
      ? listMeanings(source.enum, source['x-enumDescriptions'])
      : example === undefined
        ? {}
        : { examples: [example] }),
    ...trimInside(source),
  };
  return trimmed;
}

function listMeanings(values: readonly unknown[], descriptions: unknown): Pick<FormSchema, 'meanings'> {
  if (descriptions === undefined) return {};
  const byValue = toJsonObject(descriptions);
  return { meanings: values.map((value) => String(byValue[String(value)] ?? '')) };
}

/** What stands inside a schema. */
function trimInside(source: JsonObject): FormSchema {
  const { properties, items, additionalProperties: more = source.unevaluatedProperties } = source;
  const list = (key: string) => {
    const value = source[key];
    return Array.isArray(value) ? { [key]: value.map((part) => trimSchema(toJsonObject(part))) } : {};
  };
  return {
    ...list('allOf'),
    ...list('oneOf'),
    ...list('anyOf'),
    ...(properties === undefined ? {} : { properties: mapValues(toJsonObject(properties), trimSchema) }),
    ...(items === undefined ? {} : { items: trimSchema(toJsonObject(items)) }),
    ...(more === undefined
      ? {}
      : { additionalProperties: typeof more === 'boolean' ? more : trimSchema(toJsonObject(more)) }),
    ...(source.dependentSchemas === undefined ? {} : { excludes: readExcludes(toJsonObject(source.dependentSchemas)) }),
  };
}

function mapValues<Value>(source: JsonObject, map: (value: JsonObject) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, map(toJsonObject(value))]));
}

/** Beside a field, the names that its schema refuses: the one form in which the layouts say it. */
function readExcludes(schemas: JsonObject): Readonly<Record<string, readonly string[]>> {
  return mapValues(schemas, ({ propertyNames }) => {
    const { enum: names } = toJsonObject(toJsonObject(propertyNames).not);
    return Array.isArray(names) ? names.map(String) : [];
  });
}

/** Descriptions begin with what the field is; the rest stands in the reference, to which the form links. */
export function firstSentence(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  return /^[\s\S]*?(?<!\b(?:art|ex|nº|p))[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}
