import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from '../errors/yaml';

/** openapi.yaml as its author wrote it: text, and the value in it. */
export type Description = { readonly text: string; readonly value: unknown };

/** Reads openapi.yaml from the project's root for outputs that pass it on unchanged. */
export function loadDescription(root: string): Description {
  const file = 'openapi.yaml';
  const text = readFileSync(path.join(root, file), 'utf8');
  return { text, value: parseYaml(text, file).value };
}
