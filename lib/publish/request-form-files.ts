import { nameSchema } from '../leiaute/build-schemas';
import { toJsonPath } from '../leiaute/layout';
import type {
  FormFile,
  FormParameter,
  FormPart,
  FormSchema,
  FormSchemas,
  FormStart,
} from '../openapi/request-form/form-file';
import { readReference } from '../openapi/request-form/form-nodes';
import type { JsonValue } from '../openapi/samples/sample-request';
import type { OperationPage, Page } from '../pages/page';
import type { Site } from '../pages/site';
import { exampleBodyPath, formPartPath, formPath, recipeBodyPath } from '../routes/download-address';
import { type JsonObject, toJsonObject } from './openapi-slice';

/** A file of a form, by its site path. */
type FormContent = { readonly path: string; readonly content: FormFile | FormSchemas };

/**
 * What the form of an operation's request is made from: its parameters, its body and how it may begin. The schemas of
 * layouts are files of their own, fetched when the reader has chosen one.
 * @param slice the OpenAPI document of the operation
 */
export function listFormFiles(page: OperationPage, slice: JsonObject, site: Site): readonly FormContent[] {
  const { operation, sharedPath } = page;
  const components = toJsonObject(slice.components);
  const schemas = toJsonObject(components.schemas);
  const item = toJsonObject(toJsonObject(slice.paths)[operation.path]);
  const source = toJsonObject(item[operation.method.toLowerCase()]);
  const resolve = (section: string, value: unknown) => resolveReference(components, section, toJsonObject(value));
  const parameters = [item.parameters, source.parameters]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((parameter) => readParameter(resolve('parameters', parameter)));
  const content = toJsonObject(resolve('requestBodies', source.requestBody).content);
  const media = content['application/json'];
  const body = media === undefined ? undefined : trimSchema(toJsonObject(toJsonObject(media).schema));
  const parts = listParts(schemas, page, site);
  const names = listNeeded(schemas, [body, ...parameters.map(({ schema }) => schema)], new Set(Object.keys(parts)));
  const [first] = operation.requests;
  const file: FormFile = {
    page: sharedPath,
    method: operation.method,
    server: operation.servers[0]?.url ?? '',
    path: operation.path,
    isAuthenticated: operation.isAuthenticated,
    answer: first.request.answer,
    ...(first.request.isSafe ? { isSafe: true } : {}),
    now: first.request.bodyFile?.now,
    parameters,
    body,
    schemas: pickSchemas(schemas, names),
    parts,
    examples: body === undefined ? [] : listExamples(page),
    recipes: listRecipes(page, site.pages),
  };
  return [
    { path: formPath(sharedPath), content: file },
    ...Object.entries(parts).map(([name, { file: path }]) => ({
      path,
      content: pickSchemas(schemas, listNeeded(schemas, [{ $ref: toReference(name) }], new Set())),
    })),
  ];
}

/** A long body is a file already; a body that is no JSON has no fields here. */
function listExamples({ operation, sharedPath }: OperationPage): readonly FormStart[] {
  return operation.requests.flatMap(({ example, summary, request }): FormStart[] => {
    if (example === undefined || request.upload) return [];
    const start = { id: example, title: summary ?? example };
    if (request.bodyFile) return [{ ...start, file: exampleBodyPath(sharedPath, example) }];
    return [{ ...start, body: request.body ?? null }];
  });
}

/** Recipes whose request the operation takes. */
function listRecipes({ operation, locale }: OperationPage, pages: readonly Page[]): readonly FormStart[] {
  return pages.flatMap((page) =>
    page.kind === 'recipe' && page.locale === locale && page.operation.operation.id === operation.id
      ? [{ id: page.recipe.id, title: page.title, file: recipeBodyPath(page.sharedPath) }]
      : [],
  );
}

const toReference = (name: string) => `#/components/schemas/${name}`;

function resolveReference(components: JsonObject, section: string, value: JsonObject): JsonObject {
  if (typeof value.$ref !== 'string') return value;
  return toJsonObject(toJsonObject(components[section])[value.$ref.replace(`#/components/${section}/`, '')]);
}

function readParameter(source: JsonObject): FormParameter {
  const schema = trimSchema(toJsonObject(source.schema));
  const description = firstSentence(source.description);
  const isFresh = source['x-fresh'] === true;
  return {
    name: String(source.name),
    // Checked where the description is parsed.
    place: source.in as FormParameter['place'],
    isRequired: source.required === true,
    isInSample: source['x-in-sample'] === true,
    isFresh,
    schema: { ...schema, ...(description === undefined ? {} : { description }) },
    // Examples come from YAML, which holds JSON values only.
    example: source.example as JsonValue | undefined,
  };
}

/** The layouts among the schemas, each with its page. */
function listParts(schemas: JsonObject, { sharedPath, locale }: OperationPage, site: Site): FormFile['parts'] {
  const layouts = site.layouts.filter((layout) => nameSchema(layout) in schemas);
  return Object.fromEntries(
    layouts.map((layout): [string, FormPart] => {
      const name = nameSchema(layout);
      const pages = site.pages.flatMap((page) =>
        page.kind === 'layout' && page.locale === locale && page.event === undefined && page.layout.id === layout.id
          ? [{ page: page.sharedPath, group: toJsonPath(page.node, layout.content.path) }]
          : [],
      );
      const groups = pages.map(({ group }) => group).filter((group) => group !== '');
      const page = pages.find(({ group }) => group === '')?.page;
      return [name, { file: formPartPath(sharedPath, name), page, groups }];
    }),
  );
}

/** Names of the schemas that others need, without those that stand in files of their own. */
function listNeeded(schemas: JsonObject, from: readonly unknown[], apart: ReadonlySet<string>): ReadonlySet<string> {
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

function pickSchemas(schemas: JsonObject, names: ReadonlySet<string>): FormSchemas {
  const kept = Object.entries(schemas).filter(([name]) => names.has(name));
  return Object.fromEntries(kept.map(([name, schema]) => [name, trimSchema(toJsonObject(schema))]));
}

/** Keys that a form reads as they are. */
const KEPT = [
  ...['$ref', 'type', 'title', 'format', 'enum', 'const', 'default', 'pattern', 'minLength', 'maxLength', 'minimum'],
  ...['maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems'],
  ...['contentEncoding', 'required', 'dependentRequired', 'discriminator', 'deprecated', 'readOnly'],
  'x-enumDescriptions',
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
    ...(example === undefined || Array.isArray(source.enum) ? {} : { examples: [example] }),
    ...trimInside(source),
  };
  return trimmed;
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
function firstSentence(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  return /^[\s\S]*?(?<!\b(?:art|ex|nº|p))[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}
