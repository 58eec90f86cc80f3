import { z } from 'zod';
import { referenceOr } from '../reference-object';
import { schemaObject } from '../schema-object';

/**
 * The structure of the API in one version: what programs rely on, without texts and examples. Shared parts stay
 * references, so that each stands once and a difference of two snapshots reads like that of two descriptions.
 */

const text = z.string();
const content = z.record(text, schemaObject);

const parameter = z.strictObject({
  name: text,
  in: z.enum(['path', 'query', 'header']),
  required: z.literal(true).optional(),
  deprecated: z.literal(true).optional(),
  schema: schemaObject,
});
const header = z.strictObject({ required: z.literal(true).optional(), schema: schemaObject });
const body = z.strictObject({ required: z.literal(true).optional(), content });
const response = z.strictObject({
  headers: z.record(text, referenceOr(header)).optional(),
  content: content.optional(),
});

const exchange = {
  parameters: z.array(referenceOr(parameter)).optional(),
  requestBody: referenceOr(body).optional(),
  responses: z.record(text, referenceOr(response)),
};
const operation = z.strictObject({
  method: text,
  path: text,
  ...exchange,
  deprecated: z.literal(true).optional(),
  /** Whether it answers without a token. */
  isOpen: z.literal(true).optional(),
});

export const apiVersionSchema = z.strictObject({
  version: text.regex(/^\d+\.\d+\.\d+$/, 'Write a version such as 1.1.0'),
  released: z.iso.date('Write a day as YYYY-MM-DD'),
  /** By operationId. */
  operations: z.record(text, operation),
  /** By the end of the address of their page. */
  webhooks: z.record(text, z.strictObject(exchange)).optional(),
  /** HTTP statuses of the codes of `problem+json`. */
  problems: z.record(text, z.int()).optional(),
  parameters: z.record(text, parameter).optional(),
  headers: z.record(text, header).optional(),
  requestBodies: z.record(text, body).optional(),
  responses: z.record(text, response).optional(),
  schemas: z.record(text, schemaObject).optional(),
});

export type ApiVersion = z.output<typeof apiVersionSchema>;
/** What an operation and a webhook have alike. */
export type VersionExchange = NonNullable<ApiVersion['webhooks']>[string];
export type VersionOperation = ApiVersion['operations'][string];
export type VersionParameter = z.output<typeof parameter>;
export type VersionBody = z.output<typeof body>;
export type VersionResponse = z.output<typeof response>;
