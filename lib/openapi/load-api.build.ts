import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildApi } from './build-api';
import type { Api } from './operation';
import { parseOpenApi } from './parse-document';

/** Reads openapi.yaml from the project's root and builds the reference model. */
export function loadApi(root: string): Api {
  const file = 'openapi.yaml';
  return buildApi(parseOpenApi(readFileSync(path.join(root, file), 'utf8'), file));
}
