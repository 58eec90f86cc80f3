import { z } from 'zod';
import { descriptionText } from './description-text';

const text = z.string();
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const;
const USE_TYPES = `Use ${TYPES.join(', ')}`;
const typeName = z.enum(TYPES, USE_TYPES);
const count = z.int('Write a whole number').min(0, 'Write 0 or more');
const pattern = text.refine(isPattern, 'Write a regular expression');
/** A property's name is part of the address of its field, which holds no blanks. */
const propertyName = text.regex(/^\S+$/, 'Name the property without blanks: links lead to it by its name');

/** What layouts describe. */
export type LayoutKind = 'documents' | 'events';

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
  'x-layouts'?: Record<string, { of: LayoutKind; description: string }> | undefined;
  /** Made of an entry of `x-layouts`; no author writes it. */
  layouts?: LayoutKind | undefined;
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
  z
    .strictObject({
      $ref: text.optional(),
      title: text.optional(),
      description: descriptionText.optional(),
      type: z.union([typeName, z.array(typeName).min(1, 'Name a type')], USE_TYPES).optional(),
      format: text.optional(),
      enum: z.array(z.unknown()).min(1, 'Give at least one value').optional(),
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
      /** Properties that only the alternatives have, because the layout of what they hold depends on these. */
      'x-layouts': z
        .record(
          propertyName,
          z.strictObject({
            of: z.enum(['documents', 'events'], 'Use documents or events'),
            description: descriptionText,
          }),
        )
        .optional(),
      discriminator: z.strictObject({ propertyName: text, mapping: z.record(text, text).optional() }).optional(),
      readOnly: z.boolean().optional(),
      writeOnly: z.boolean().optional(),
      deprecated: z.boolean().optional(),
      pattern: pattern.optional(),
      minLength: count.optional(),
      maxLength: count.optional(),
      minimum: z.number().optional(),
      maximum: z.number().optional(),
      exclusiveMinimum: z.number().optional(),
      exclusiveMaximum: z.number().optional(),
      multipleOf: z.number().positive('Write a number above 0').optional(),
      minItems: count.optional(),
      maxItems: count.optional(),
      uniqueItems: z.boolean().optional(),
      contentEncoding: text.optional(),
      contentMediaType: text.optional(),
      dependentRequired: z.record(propertyName, z.array(text)).optional(),
    })
    .superRefine((schema, context) => {
      for (const [least, most] of LIMITS) {
        const [low, high] = [schema[least], schema[most]];
        if (low === undefined || high === undefined || low <= high) continue;
        context.addIssue({
          code: 'custom',
          path: [most],
          message: `Write a number that is not below ${least}, ${low}`,
        });
      }
    }),
);

const LIMITS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minItems', 'maxItems'],
] as const;

/** Patterns are those of JavaScript with the `u` flag, as JSON Schema asks for. */
function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
