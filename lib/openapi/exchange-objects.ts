import { z } from 'zod';
import { descriptionText } from './description-text';
import { referenceOr } from './reference-object';
import { ENVIRONMENTS } from './samples/environments';
import { schemaObject } from './schema-object';

/** What a call of the API and its answer are made of. As in the document around them, any other key is refused. */

const text = z.string();

const pointer = text.regex(/^\//, 'Write a JSON Pointer');
/** Names of variables, each with the JSON Pointer of its value. */
export const variables = z.record(text.regex(/^[A-Za-z]\w*$/, 'Use letters and digits'), pointer);

export const exampleObject = z.strictObject({
  summary: text.optional(),
  description: descriptionText.optional(),
  value: z.custom<unknown>((value) => value !== undefined, 'Give the example a value'),
  /** Media type of the answer to this request, where it is not the first of the answer's media types. */
  'x-answer': text.optional(),
  /** The same where the request asks for it by `Accept`. */
  'x-accept': text.optional(),
  /** JSON Pointer of the value that is the moment of the call. */
  'x-now': pointer.optional(),
  /**
   * A file that samples read from their folder, by its name: in JSON the value at `pointer`, which holds it in base64;
   * in a form the part there; in any other body, all of it, without a pointer.
   */
  'x-file': z
    .strictObject({
      name: text.regex(/^[\w.-]+$/, 'Use letters, digits, ".", "_" and "-"'),
      pointer: pointer.optional(),
    })
    .optional(),
  /** Values that readers set once for all requests of a collection: names of variables, each with its JSON Pointer. */
  'x-variables': variables.optional(),
  /** The same for values that no file holds. */
  'x-secrets': variables.optional(),
  /** What differs in an environment other than the first server's: values by JSON Pointer. */
  'x-environments': z.partialRecord(z.enum(ENVIRONMENTS), z.record(pointer, z.unknown())).optional(),
});
const examples = z.record(text, referenceOr(exampleObject));
const mediaType = z.strictObject({
  schema: schemaObject.optional(),
  examples: examples.optional(),
  /** Part of the standard that the pages do not need. */
  encoding: z.unknown().optional(),
});
const content = z.record(text, mediaType);

export const headerObject = z.strictObject({
  description: descriptionText.optional(),
  required: z.boolean().optional(),
  schema: schemaObject.optional(),
  example: z.unknown().optional(),
});

export const parameterObject = z.strictObject({
  name: text,
  in: z.enum(['path', 'query', 'header']),
  description: descriptionText.optional(),
  required: z.boolean().optional(),
  deprecated: z.boolean().optional(),
  schema: schemaObject.optional(),
  example: z.unknown().optional(),
  /** An optional parameter that code samples send all the same, because a real integration does. */
  'x-in-sample': z.boolean().optional(),
  /** Whether each call has a value of its own, which samples make. */
  'x-fresh': z.boolean().optional(),
});

export const requestBodyObject = z.strictObject({
  description: descriptionText.optional(),
  required: z.boolean().optional(),
  content,
});

export const responseObject = z.strictObject({
  description: descriptionText,
  headers: z.record(text, referenceOr(headerObject)).optional(),
  content: content.optional(),
});

export type ExampleObject = z.output<typeof exampleObject>;
export type MediaTypeObject = z.output<typeof mediaType>;
export type HeaderObject = z.output<typeof headerObject>;
export type ParameterObject = z.output<typeof parameterObject>;
export type RequestBodyObject = z.output<typeof requestBodyObject>;
export type ResponseObject = z.output<typeof responseObject>;
