import { buildApi } from './build-api';
import type { Description } from './description';
import { loadDescription } from './load-description.build';
import type { Api } from './operation';
import { readOpenApi } from './parse-document';

/** Builds the reference model from openapi.yaml in the project's root, or from what was read of it before. */
export function loadApi(root: string, description: Description = loadDescription(root)): Api {
  return buildApi(readOpenApi(description));
}
