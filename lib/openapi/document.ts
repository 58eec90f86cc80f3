import { z } from 'zod';

/**
 * The part of OpenAPI 3.1 that the reference pages show. Extensions this site reads are spelled out;
 * other keys of the standard pass through unread, and the OpenAPI linter looks after those.
 */

const reference = z.object({ $ref: z.string() });
const text = z.string();
/** A text that must be there; the message is the same whether it is missing or empty. */
const required = (message: string) => z.string(message).min(1, message);
const jsonValue: z.ZodType<unknown> = z.unknown();

export type SchemaObject = {
  $ref?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  type?: string | string[] | undefined;
  format?: string | undefined;
  enum?: unknown[] | undefined;
  'x-enumDescriptions'?: Record<string, string> | undefined;
  const?: unknown;
  default?: unknown;
  examples?: unknown[] | undefined;
  properties?: Record<string, SchemaObject> | undefined;
  required?: string[] | undefined;
  additionalProperties?: boolean | SchemaObject | undefined;
  items?: SchemaObject | undefined;
  allOf?: SchemaObject[] | undefined;
  oneOf?: SchemaObject[] | undefined;
  anyOf?: SchemaObject[] | undefined;
  discriminator?: { propertyName: string; mapping?: Record<string, string> | undefined } | undefined;
  readOnly?: boolean | undefined;
  writeOnly?: boolean | undefined;
  deprecated?: boolean | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  exclusiveMaximum?: number | undefined;
  multipleOf?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  uniqueItems?: boolean | undefined;
  contentEncoding?: string | undefined;
  contentMediaType?: string | undefined;
};

const schemaObject: z.ZodType<SchemaObject> = z.lazy(() =>
  z.object({
    $ref: text.optional(),
    title: text.optional(),
    description: text.optional(),
    type: z.union([text, z.array(text)]).optional(),
    format: text.optional(),
    enum: z.array(jsonValue).optional(),
    'x-enumDescriptions': z.record(text, text).optional(),
    const: jsonValue.optional(),
    default: jsonValue.optional(),
    examples: z.array(jsonValue).optional(),
    properties: z.record(text, schemaObject).optional(),
    required: z.array(text).optional(),
    additionalProperties: z.union([z.boolean(), schemaObject]).optional(),
    items: schemaObject.optional(),
    allOf: z.array(schemaObject).optional(),
    oneOf: z.array(schemaObject).optional(),
    anyOf: z.array(schemaObject).optional(),
    discriminator: z.object({ propertyName: text, mapping: z.record(text, text).optional() }).optional(),
    readOnly: z.boolean().optional(),
    writeOnly: z.boolean().optional(),
    deprecated: z.boolean().optional(),
    pattern: text.optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
    exclusiveMaximum: z.number().optional(),
    multipleOf: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    uniqueItems: z.boolean().optional(),
    contentEncoding: text.optional(),
    contentMediaType: text.optional(),
  }),
);

const exampleObject = z.object({
  summary: text.optional(),
  description: text.optional(),
  value: jsonValue,
  /** Media type of the answer to this request, where it is not the first of the answer's media types. */
  'x-answer': text.optional(),
});
const examples = z.record(text, z.union([reference, exampleObject]));
const mediaType = z.object({ schema: schemaObject.optional(), examples: examples.optional() });
const content = z.record(text, mediaType);

const headerObject = z.object({
  description: text.optional(),
  required: z.boolean().optional(),
  schema: schemaObject.optional(),
  example: jsonValue.optional(),
});

const parameterObject = z.object({
  name: text,
  in: z.enum(['path', 'query', 'header', 'cookie']),
  description: text.optional(),
  required: z.boolean().optional(),
  deprecated: z.boolean().optional(),
  schema: schemaObject.optional(),
  example: jsonValue.optional(),
  /** An optional parameter that code samples send all the same, because a real integration does. */
  'x-in-sample': z.boolean().optional(),
});

const requestBodyObject = z.object({ description: text.optional(), required: z.boolean().optional(), content });

const responseObject = z.object({
  description: text,
  headers: z.record(text, z.union([reference, headerObject])).optional(),
  content: content.optional(),
});

const operationObject = z.object({
  operationId: required('Give the operation an operationId of letters and digits').regex(
    /^[A-Za-z][A-Za-z0-9]*$/,
    'Use letters and digits',
  ),
  summary: required('Give the operation a summary'),
  description: required('Give the operation a description'),
  tags: z.array(text).min(1, 'Give the operation a tag'),
  'x-slug': required('Give the operation the slug of its page').regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Use lower-case letters, digits and single hyphens',
  ),
  'x-next-operations': z.array(text).default([]),
  'x-cstats': z.array(text.regex(/^[a-z]+\/[0-9]{3,4}$/, 'Write document/code, such as nfe/539')).default([]),
  deprecated: z.boolean().optional(),
  security: z.array(z.record(text, z.array(text))).optional(),
  parameters: z.array(z.union([reference, parameterObject])).default([]),
  requestBody: z.union([reference, requestBodyObject]).optional(),
  responses: z.record(text.regex(/^[1-5][0-9]{2}$/), z.union([reference, responseObject])),
});

const pathItem = z.object({
  parameters: z.array(z.union([reference, parameterObject])).optional(),
  get: operationObject.optional(),
  post: operationObject.optional(),
  put: operationObject.optional(),
  patch: operationObject.optional(),
  delete: operationObject.optional(),
});

const problemCode = z.strictObject({
  codigo: text.regex(/^[A-Z0-9_]+$/),
  status: z.int().min(400).max(599),
  titulo: text,
  causa: text,
  correcao: text,
  acao: z.enum(['reenviar', 'corrigir', 'consultar', 'aguardar', 'parar']),
});

export const openApiSchema = z.object({
  openapi: text.regex(/^3\.1\./, 'Describe the API in OpenAPI 3.1'),
  info: z.object({ title: text, version: text, description: text }),
  servers: z.array(z.object({ url: z.url(), description: text })).min(1, 'Give at least one server'),
  security: z.array(z.record(text, z.array(text))).default([]),
  tags: z.array(z.object({ name: text, description: text })),
  'x-problem-codes': z.array(problemCode).default([]),
  paths: z.record(text.regex(/^\//), pathItem),
  components: z.object({
    schemas: z.record(text, schemaObject).default({}),
    parameters: z.record(text, parameterObject).default({}),
    headers: z.record(text, headerObject).default({}),
    requestBodies: z.record(text, requestBodyObject).default({}),
    responses: z.record(text, responseObject).default({}),
    examples: z.record(text, exampleObject).default({}),
    securitySchemes: z.record(text, z.object({ type: text, description: text.optional() })).default({}),
  }),
});

export type OpenApiDocument = z.output<typeof openApiSchema>;
export type ReferenceObject = z.output<typeof reference>;
export type ExampleObject = z.output<typeof exampleObject>;
export type MediaTypeObject = z.output<typeof mediaType>;
export type HeaderObject = z.output<typeof headerObject>;
export type ParameterObject = z.output<typeof parameterObject>;
export type RequestBodyObject = z.output<typeof requestBodyObject>;
export type ResponseObject = z.output<typeof responseObject>;
export type OperationObject = z.output<typeof operationObject>;
export type ProblemCode = z.output<typeof problemCode>;
export type ProblemAction = ProblemCode['acao'];
