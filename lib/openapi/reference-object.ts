import { z } from 'zod';

const reference = z.strictObject({
  $ref: z.string(),
  summary: z.unknown().optional(),
  description: z.unknown().optional(),
});

export type ReferenceObject = z.output<typeof reference>;

/** Whether a part is only named. */
export function isReference<Value>(value: Value | ReferenceObject): value is ReferenceObject {
  return typeof value === 'object' && value !== null && '$ref' in value;
}

/** A reference where there is a `$ref`, and what `schema` says otherwise: faults are told of the one that is meant. */
export function referenceOr<Schema extends z.ZodType>(schema: Schema) {
  return z.unknown().transform((value, context): ReferenceObject | z.output<Schema> => {
    const result = isReference(value) ? reference.safeParse(value) : schema.safeParse(value);
    if (result.success) return result.data;
    for (const { path, ...issue } of result.error.issues) {
      context.issues.push({ ...issue, path: [...path], input: undefined });
    }
    return z.NEVER;
  });
}
