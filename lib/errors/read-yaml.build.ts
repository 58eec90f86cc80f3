import type { z } from 'zod';
import { parseOrThrow } from './parse';
import { readSource } from './read-source.build';
import type { SourcePlace } from './site-error';
import { type ParsedYaml, parseYaml, toLocator } from './yaml';

/** Says where the value of a key path stands, with its line as far as the path exists. */
export type PlaceOf = (path: readonly PropertyKey[]) => SourcePlace;

/**
 * Reads a YAML file of the sources.
 * @param root the project's root folder
 * @param file path from there
 * @returns what the schema makes of the file, and what finds its keys in it
 * @throws SiteError when there is no such file, or with the line of a fault in it
 */
export function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): { readonly value: z.output<Schema>; readonly lineOf: ParsedYaml['lineOf']; readonly placeOf: PlaceOf } {
  const { value, lineOf } = parseYaml(readSource(root, file), file);
  const locate = toLocator(lineOf);
  return { value: parseOrThrow(schema, value, file, locate), lineOf, placeOf: (path) => ({ file, ...locate(path) }) };
}
