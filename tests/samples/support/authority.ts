import type { Environment } from '../../../lib/openapi/samples/environments';
import { findFaults } from '../../../lib/recipes/check-request';
import { RECIPE_MODELS, type RecipeRequest } from '../../../lib/recipes/recipe';
import { isObject, object, text } from '../../unit/openapi/description-document';

/** What `tpAmb` says in each environment. */
const TP_AMB: Readonly<Record<Environment, string>> = { producao: '1', homologacao: '2' };

/** The status codes with which the tax authority would reject the document of a request, each once. */
export function findRejections(body: unknown, environment: Environment): readonly string[] {
  if (!isObject(body) || !isObject(body.documento) || !isRequest(body)) return [];
  const wrongEnvironment = text(object(body.documento.ide).tpAmb) === TP_AMB[environment] ? [] : ['252'];
  const broken = findFaults(body).map(({ rejection, path, found }) => rejection?.split('/')[1] ?? `${path}: ${found}`);
  return [...new Set([...wrongEnvironment, ...broken])];
}

/** The rules read nothing of the request but its model and its document. */
function isRequest(body: object): body is RecipeRequest {
  return 'modelo' in body && RECIPE_MODELS.some((model) => model === body.modelo);
}
