import { buildApi } from './build-api';
import { loadHistory } from './changes/load-history.build';
import { markHistory } from './changes/mark-history';
import type { Description } from './description';
import { loadDescription } from './load-description.build';
import type { Api } from './operation';
import { readOpenApi } from './parse-document';

/**
 * Builds the reference model from openapi.yaml in the project's root, or from what was read of it before, with what
 * changed since the versions that are kept.
 * @throws SiteError on a breaking change of which nothing is written
 */
export function loadApi(root: string, description: Description = loadDescription(root)): Api {
  const parsed = readOpenApi(description);
  const api = buildApi(parsed);
  const history = loadHistory(root, parsed.document);
  return history ? markHistory(api, history) : api;
}
