import { z } from 'zod';
import { descriptionText } from './description-text';

const text = z.string();
/** A property's name is part of the address of its field, which holds no blanks. */
const propertyName = text.regex(/^\S+$/, 'Name the property without blanks: links lead to it by its name');

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
  dependentRequired?: Record<string, string[]> | undefined;
};

/** A schema of OpenAPI 3.1, as far as the pages show one. */
export const schemaObject: z.ZodType<SchemaObject> = z.lazy(() =>
  z.strictObject({
    $ref: text.optional(),
    title: text.optional(),
    description: descriptionText.optional(),
    type: z.union([text, z.array(text)]).optional(),
    format: text.optional(),
    enum: z.array(z.unknown()).optional(),
    'x-enumDescriptions': z.record(text, descriptionText).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    examples: z.array(z.unknown()).optional(),
    properties: z.record(propertyName, schemaObject).optional(),
    required: z.array(text).optional(),
    additionalProperties: z.union([z.boolean(), schemaObject]).optional(),
    items: schemaObject.optional(),
    allOf: z.array(schemaObject).optional(),
    oneOf: z.array(schemaObject).optional(),
    anyOf: z.array(schemaObject).optional(),
    discriminator: z.strictObject({ propertyName: text, mapping: z.record(text, text).optional() }).optional(),
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
    dependentRequired: z.record(propertyName, z.array(text)).optional(),
  }),
);
