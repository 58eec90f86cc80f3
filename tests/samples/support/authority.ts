import type { Environment } from '../../../lib/openapi/samples/environments';
import { findFaults } from '../../../lib/recipes/check-request';
import { RECIPE_MODELS, type RecipeRequest } from '../../../lib/recipes/recipe';
import { isObject, object, text } from '../../unit/openapi/description-document';
import { readDocumentXml } from './document-xml';

/** What `tpAmb` says in each environment. */
const TP_AMB: Readonly<Record<Environment, string>> = { producao: '1', homologacao: '2' };

/** What every document says: without it nothing of the XML can be judged. */
const NEEDED = ['ide', 'emit'];

/** The document of a request, from its JSON or from its XML; undefined where it has neither. */
export function documentOf(body: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isObject(body)) return undefined;
  if (isObject(body.documento)) return body.documento;
  return typeof body.xml === 'string' ? readDocumentXml(Buffer.from(body.xml, 'base64').toString('utf8')) : undefined;
}

/** The status codes with which the tax authority would reject the document of a request, each once. */
export function findRejections(body: unknown, environment: Environment): readonly string[] {
  const documento = documentOf(body);
  const request = isObject(body) ? { ...body, documento } : {};
  if (!documento || !isRequest(request) || !hasItems(documento, request.modelo)) return ['215'];
  const wrongEnvironment = text(object(documento.ide).tpAmb) === TP_AMB[environment] ? [] : ['252'];
  const broken = findFaults(request).map(
    ({ rejection, path, found }) => rejection?.split('/')[1] ?? `${path}: ${found}`,
  );
  return [...new Set([...wrongEnvironment, ...broken])];
}

/** Whether the groups are there that no document of its model lacks. */
function hasItems(documento: Readonly<Record<string, unknown>>, modelo: string): boolean {
  const needed = modelo === '55' || modelo === '65' ? [...NEEDED, 'det', 'total'] : NEEDED;
  return needed.every((name) => documento[name] !== undefined);
}

/** The rules read nothing of the request but its model and its document. */
function isRequest(body: object): body is RecipeRequest {
  return 'modelo' in body && RECIPE_MODELS.some((model) => model === body.modelo);
}
