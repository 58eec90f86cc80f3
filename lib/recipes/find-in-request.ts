import { findAll } from './read-document';
import type { DocumentValue, RecipeRequest } from './recipe';
import { toRequestBody } from './request-body';

/** What stands at a path of a case: in the document, or beside it in the request. */
export function findInRequest(request: RecipeRequest, path: string): readonly DocumentValue[] {
  const found = findAll(request.documento, path);
  return found.length > 0 ? found : findAll(toRequestBody(request), path);
}
