import type { OpenApiDocument, OperationObject, WebhookObject } from '../document';
import type {
  HeaderObject,
  MediaTypeObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from '../exchange-objects';
import { isReference, type ReferenceObject } from '../reference-object';
import type { SchemaObject } from '../schema-object';
import type { ApiVersion, VersionBody, VersionExchange, VersionParameter, VersionResponse } from './api-version';

/** What is said of a value in words, or only arranges how it is shown. */
const WORDS = ['description', 'examples', 'x-enumDescriptions', 'x-layouts'] as const;

/**
 * The structure of a description.
 * @param released the day of the release, YYYY-MM-DD
 */
export function takeSnapshot(document: OpenApiDocument, released: string): ApiVersion {
  const { components } = document;
  return {
    version: document.info.version,
    released,
    operations: Object.fromEntries(listOperations(document)),
    webhooks: mapValues(document.webhooks, ({ post }) => pickExchange(post)),
    problems: Object.fromEntries(document['x-problem-codes'].map(({ codigo, status }) => [codigo, status])),
    parameters: mapValues(components.parameters, pickParameter),
    headers: mapValues(components.headers, pickHeader),
    requestBodies: mapValues(components.requestBodies, pickBody),
    responses: mapValues(components.responses, pickResponse),
    schemas: mapValues(components.schemas, pickSchema),
  };
}

function listOperations(document: OpenApiDocument): readonly (readonly [string, ApiVersion['operations'][string]])[] {
  return Object.entries(document.paths).flatMap(([path, { parameters: shared = [], ...methods }]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      if (!operation) return [];
      const security = operation.security ?? document.security;
      const isOpen = !security.some((alternative) => Object.keys(alternative).length > 0);
      const snapshot = {
        method: method.toUpperCase(),
        path,
        ...pickExchange({ ...operation, parameters: [...shared, ...operation.parameters] }),
        ...flag('deprecated', operation.deprecated),
        ...flag('isOpen', isOpen),
      };
      return [[operation.operationId, snapshot] as const];
    }),
  );
}

function pickExchange(
  source: Pick<OperationObject | WebhookObject, 'parameters' | 'requestBody' | 'responses'>,
): VersionExchange {
  const { parameters, requestBody, responses } = source;
  return {
    ...(parameters.length > 0 ? { parameters: parameters.map((value) => keepReference(value, pickParameter)) } : {}),
    ...(requestBody ? { requestBody: keepReference(requestBody, pickBody) } : {}),
    responses: mapValues(responses, (value) => keepReference(value, pickResponse)),
  };
}

function pickParameter({ name, in: place, required, deprecated, schema }: ParameterObject): VersionParameter {
  return {
    name,
    in: place,
    ...flag('required', required),
    ...flag('deprecated', deprecated),
    schema: pickSchema(schema ?? {}),
  };
}

function pickHeader({ required, schema }: HeaderObject) {
  return { ...flag('required', required), schema: pickSchema(schema ?? {}) };
}

function pickBody({ required, content }: RequestBodyObject): VersionBody {
  return { ...flag('required', required), content: pickContent(content) };
}

function pickResponse({ headers, content }: ResponseObject): VersionResponse {
  return {
    ...(headers ? { headers: mapValues(headers, (value) => keepReference(value, pickHeader)) } : {}),
    ...(content ? { content: pickContent(content) } : {}),
  };
}

const pickContent = (content: Readonly<Record<string, MediaTypeObject>>) =>
  mapValues(content, ({ schema }) => pickSchema(schema ?? {}));

/** A schema and all inside it, without words. */
function pickSchema(schema: SchemaObject): SchemaObject {
  const picked = { ...schema };
  for (const key of WORDS) delete picked[key];
  for (const key of ['allOf', 'oneOf', 'anyOf'] as const) {
    if (schema[key]) picked[key] = schema[key].map(pickSchema);
  }
  if (schema.properties) picked.properties = mapValues(schema.properties, pickSchema);
  if (schema.items) picked.items = pickSchema(schema.items);
  if (typeof schema.additionalProperties === 'object') {
    picked.additionalProperties = pickSchema(schema.additionalProperties);
  }
  return picked;
}

function keepReference<Source, Result>(
  value: Source | ReferenceObject,
  pick: (value: Source) => Result,
): Result | ReferenceObject {
  return isReference(value) ? { $ref: value.$ref } : pick(value);
}

/** A fact that is only written where it is so. */
function flag<Name extends string>(name: Name, isSet: boolean | undefined): { readonly [key in Name]?: true } {
  return isSet ? ({ [name]: true } as { readonly [key in Name]: true }) : {};
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
