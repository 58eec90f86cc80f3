import { z } from 'zod';

const reference = z.strictObject({
  $ref: z.string(),
  summary: z.unknown().optional(),
  description: z.unknown().optional(),
});

export type ReferenceObject = z.output<typeof reference>;

/** A reference where there is a `$ref`, and what `schema` says otherwise: faults are told of the one that is meant. */
export function referenceOr<Schema extends z.ZodType>(schema: Schema) {
  return z.unknown().transform((value, context): ReferenceObject | z.output<Schema> => {
    const isReference = typeof value === 'object' && value !== null && '$ref' in value;
    const result = isReference ? reference.safeParse(value) : schema.safeParse(value);
    if (result.success) return result.data;
    for (const { path, ...issue } of result.error.issues) {
      context.issues.push({ ...issue, path: [...path], input: undefined });
    }
    return z.NEVER;
  });
}
