import { readSource } from '../errors/read-source.build';
import { type ParsedYaml, parseYaml } from '../errors/yaml';

/** openapi.yaml as its author wrote it: its text, and what is in it. */
export type Description = { readonly file: string; readonly text: string; readonly yaml: ParsedYaml };

/** Reads openapi.yaml from the project's root, for the model and for outputs that pass it on unchanged. */
export function loadDescription(root: string): Description {
  const file = 'openapi.yaml';
  const text = readSource(root, file);
  return { file, text, yaml: parseYaml(text, file) };
}
