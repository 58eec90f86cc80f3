import { parse } from 'yaml';
import { z } from 'zod';

const descriptionSchema = z.looseObject({ components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }) });

/**
 * Our description of the API as it is, but for an open object in place of each schema of a layout: our build makes these,
 * and other generators stop at a name that they do not find. They are as little on our pages of operations.
 */
export function completeDescription(text: string): string {
  const { components } = descriptionSchema.parse(parse(text));
  const named = [...text.matchAll(/#\/components\/schemas\/([\w.-]+)/g)].map(([, name = '']) => name);
  const missing = [...new Set(named)].filter((name) => !(name in components.schemas));
  return text.replace(
    /^ {2}schemas:\n/m,
    (head) => head + missing.map((name) => `    ${name}: { type: object }\n`).join(''),
  );
}
