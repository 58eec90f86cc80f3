import { nameSchema } from '../leiaute/build-schemas';
import { toJsonPath } from '../leiaute/layout';
import type { NamedRequest, Operation } from '../openapi/operation';
import type {
  FormDifference,
  FormFile,
  FormParameter,
  FormPart,
  FormSchemas,
  FormServer,
  FormStart,
} from '../openapi/request-form/form-file';
import { readAt } from '../openapi/request-form/form-value';
import { type Environment, listServerChoices, type ServerChoice } from '../openapi/samples/environments';
import type { JsonValue } from '../openapi/samples/sample-request';
import type { OperationPage, Page } from '../pages/page';
import type { Site } from '../pages/site';
import { exampleBodyPath, formPartPath, formPath, recipeBodyPath } from '../routes/download-address';
import { type JsonObject, toJsonObject } from './openapi-slice';
import { firstSentence, listNeeded, pickSchemas, trimSchema } from './request-form-schemas';

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
    servers: listServers(operation),
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

/** The servers among which the reader chooses; where there is nothing to choose, the first. */
function listServers({ servers }: Operation): FormFile['servers'] {
  const [first, ...others] = listServerChoices(servers);
  if (first === undefined) return [{ url: servers[0]?.url ?? '', environment: undefined }];
  const toServer = ({ url, environment }: ServerChoice): FormServer => ({ url, environment });
  return [toServer(first), ...others.map(toServer)];
}

/** A long body is a file already; a body that is no JSON has no fields here. */
function listExamples({ operation, sharedPath }: OperationPage): readonly FormStart[] {
  return operation.requests.flatMap((named): FormStart[] => {
    const { example, summary, request } = named;
    if (example === undefined || request.upload) return [];
    const differences = listDifferences(listBodies(operation, named), []);
    const start = { id: example, title: summary ?? example, ...(differences.length > 0 ? { differences } : {}) };
    if (request.bodyFile) return [{ ...start, file: exampleBodyPath(sharedPath, example) }];
    return [{ ...start, body: request.body ?? null }];
  });
}

type Bodies = readonly (readonly [Environment, JsonValue])[];

/** An example's body in each environment among which the reader chooses. */
function listBodies({ servers }: Operation, { request, variants = {} }: NamedRequest): Bodies {
  return listServerChoices(servers).map(({ environment }) => [
    environment,
    (variants[environment] ?? request).body ?? null,
  ]);
}

/** The values in which bodies differ: of objects with the same keys and of lists of the same length, those inside. */
function listDifferences(bodies: Bodies, path: readonly string[]): readonly FormDifference[] {
  if (new Set(bodies.map(([, body]) => JSON.stringify(body))).size < 2) return [];
  const [keys = [], ...others] = bodies.map(([, body]) => listKeys(body));
  const areAlike = keys.length > 0 && others.every((own) => own.join() === keys.join());
  if (!areAlike) return [{ path, values: Object.fromEntries(bodies) }];
  return keys.flatMap((key) => {
    const inner = bodies.map(([environment, own]) => [environment, readAt(own, [key]) ?? null] as const);
    return listDifferences(inner, [...path, key]);
  });
}

const listKeys = (value: JsonValue): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

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
