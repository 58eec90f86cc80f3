import { z } from 'zod';
import { descriptionText } from './description-text';
import {
  exampleObject,
  headerObject,
  parameterObject,
  requestBodyObject,
  responseObject,
  variables,
} from './exchange-objects';
import { referenceOr } from './reference-object';
import { ENVIRONMENTS } from './samples/environments';
import { schemaObject } from './schema-object';

/**
 * The part of OpenAPI 3.1 that this site knows, and the extensions it reads. Any other key is refused: what the pages
 * would silently leave out (`patternProperties`, `nullable` of OpenAPI 3.0, a path item in another file) is a fault.
 */

const text = z.string();
/** Part of the standard that the pages do not need. */
const unread = z.unknown().optional();
/** A text that must be there; the message is the same whether it is missing or empty. */
const required = (message: string) => z.string(message).min(1, message);

const operationObject = z.strictObject({
  operationId: required('Give the operation an operationId of letters and digits').regex(
    /^[A-Za-z][A-Za-z0-9]*$/,
    'Use letters and digits',
  ),
  summary: required('Give the operation a summary'),
  description: required('Give the operation a description').pipe(descriptionText),
  tags: z.array(text).min(1, 'Give the operation a tag'),
  'x-slug': required('Give the operation the slug of its page').regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Use lower-case letters, digits and single hyphens',
  ),
  'x-next-operations': z.array(text).default([]),
  'x-cstats': z.array(text.regex(/^[a-z]+\/[0-9]{3,4}$/, 'Write document/code, such as nfe/539')).default([]),
  /**
   * The answer tells in `situacao` what became of it, `refused` if the tax authority does not take it; `status` is the
   * path to ask at while it does not yet.
   */
  'x-result': z.strictObject({ refused: text, status: text.optional() }).optional(),
  /** Whether a POST only reads, so that samples may send it again. */
  'x-safe': z.literal(true).optional(),
  /** What later requests of a collection need from the answer: names of variables, each with its JSON Pointer. */
  'x-keep': variables.default({}),
  deprecated: z.boolean().optional(),
  security: z.array(z.record(text, z.array(text))).optional(),
  parameters: z.array(referenceOr(parameterObject)).default([]),
  requestBody: referenceOr(requestBodyObject).optional(),
  responses: z
    .record(text.regex(/^[1-5][0-9]{2}$/, 'Name each answer by its status, such as 200'), referenceOr(responseObject))
    .refine((responses) => Object.keys(responses).length > 0, 'Give the operation an answer'),
});

/** What the API sends to a reader's own address. */
const webhookObject = z.strictObject({
  operationId: required('Give the webhook an operationId'),
  summary: required('Give the webhook a summary'),
  description: required('Give the webhook a description').pipe(descriptionText),
  tags: z.array(text).length(1, 'Give the webhook one tag'),
  /** Operations that turn it on. */
  'x-channels': z.array(text).min(1, 'Name the operations that turn it on'),
  'x-next-operations': z.array(text).default([]),
  security: z.array(z.record(text, z.array(text))).optional(),
  parameters: z.array(referenceOr(parameterObject)).default([]),
  requestBody: referenceOr(requestBodyObject),
  responses: z.record(
    text.regex(/^[1-5][0-9]{2}$/, 'Name each answer by its status, such as 200'),
    referenceOr(responseObject),
  ),
});

const pathItem = z.strictObject({
  parameters: z.array(referenceOr(parameterObject)).optional(),
  get: operationObject.optional(),
  post: operationObject.optional(),
  put: operationObject.optional(),
  patch: operationObject.optional(),
  delete: operationObject.optional(),
});

const problemCode = z.strictObject({
  codigo: text.regex(/^[A-Z0-9_]+$/, 'Use capitals, digits and _'),
  status: z.int().min(400).max(599),
  titulo: text,
  causa: descriptionText,
  correcao: descriptionText,
  acao: z.enum(['reenviar', 'corrigir', 'consultar', 'aguardar', 'parar']),
});

const firstSteps = z.strictObject({
  name: text,
  description: descriptionText,
  steps: z
    .array(
      z.strictObject({
        operation: text,
        title: text,
        /** Name of the body's example; the first when left out. */
        example: text.optional(),
        /** Statuses besides those of success after which the next step makes sense. */
        accept: z.array(z.int().min(400).max(499)).default([]),
      }),
    )
    .min(1, 'Name at least one step'),
});

const VERSION = 'Describe the API in OpenAPI 3.1';

const securityScheme = z.strictObject({
  type: text,
  description: descriptionText.optional(),
  scheme: unread,
  bearerFormat: unread,
});

export const openApiSchema = z.strictObject({
  openapi: z.string(VERSION).regex(/^3\.1\.\d+$/, VERSION),
  info: z.strictObject({ title: text, version: text, description: descriptionText, contact: unread, license: unread }),
  servers: z
    .array(z.strictObject({ url: z.url(), description: text, 'x-environment': z.enum(ENVIRONMENTS).optional() }))
    .min(1, 'Give at least one server'),
  /** operationId of the operation that decides the environment of the tax authority, whatever the server. */
  'x-environment-operation': text.optional(),
  /** Requests that collections run in this order, from nothing to a first result. */
  'x-first-steps': firstSteps.optional(),
  security: z.array(z.record(text, z.array(text))).default([]),
  tags: z.array(z.strictObject({ name: text, description: descriptionText })),
  'x-problem-codes': z.array(problemCode).default([]),
  paths: z.record(text.regex(/^\//, 'Write a path that starts with /'), pathItem),
  /** By the end of the address of their page. */
  webhooks: z
    .record(
      text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens'),
      z.strictObject({ post: webhookObject }),
    )
    .default({}),
  components: z.strictObject({
    schemas: z.record(text, schemaObject).default({}),
    parameters: z.record(text, parameterObject).default({}),
    headers: z.record(text, headerObject).default({}),
    requestBodies: z.record(text, requestBodyObject).default({}),
    responses: z.record(text, responseObject).default({}),
    examples: z.record(text, exampleObject).default({}),
    securitySchemes: z.record(text, securityScheme).default({}),
  }),
});

export type OpenApiDocument = z.output<typeof openApiSchema>;
export type OperationObject = z.output<typeof operationObject>;
export type WebhookObject = z.output<typeof webhookObject>;
export type ProblemCode = z.output<typeof problemCode>;
export type ProblemAction = ProblemCode['acao'];
