import type { SourcePlace } from '../errors/site-error';
import { readFirstParagraph, renderMarkdown } from '../text/markdown';
import { buildRequestBody, buildResponses, type ExchangeContext, groupParameters } from './build-exchange';
import { buildRequests } from './build-requests';
import { SchemaViewBuilder } from './build-schema';
import { checkAnchors } from './check-anchors';
import type { OpenApiDocument, OperationObject } from './document';
import { readPointer } from './example-variants';
import type { ParameterObject } from './exchange-objects';
import type { Operation } from './operation';
import type { ReferenceResolver } from './resolve';
import type { ServerView } from './samples/environments';
import type { HttpMethod } from './samples/sample-request';

type OperationSource = {
  readonly document: OpenApiDocument;
  readonly resolver: ReferenceResolver;
  readonly method: HttpMethod;
  readonly path: string;
  readonly source: OperationObject;
  /** Parameters of the path item, common to its operations. */
  readonly shared: OperationObject['parameters'];
  /** Where the operation stands in its file. */
  readonly place: SourcePlace;
};

/**
 * Builds the model of one operation's page.
 * @throws SiteError on two fields with one id, and on parameters that lack an example
 */
export function buildOperation(input: OperationSource): Operation {
  const { document, resolver, method, path, source } = input;
  const servers = describeServers(document);
  const environment = servers[0]?.environment;
  const context: ExchangeContext = {
    resolver,
    schemas: new SchemaViewBuilder(resolver),
    place: input.place,
    environment,
  };
  const parameters = mergeParameters(
    input.shared.map((value) => resolver.resolve('parameters', value)),
    source.parameters.map((value) => resolver.resolve('parameters', value)),
  );
  const security = source.security ?? document.security;
  const isAuthenticated = security.some((alternative) => Object.keys(alternative).length > 0);
  const body = source.requestBody && resolver.resolve('requestBodies', source.requestBody);
  const requestBody = body && buildRequestBody(body, context);
  const operation: Operation = {
    id: source.operationId,
    slug: source['x-slug'],
    tag: source.tags[0] ?? '',
    method,
    path,
    title: source.summary,
    description: renderMarkdown(source.description),
    summary: readFirstParagraph(source.description),
    isDeprecated: source.deprecated ?? false,
    isAuthenticated,
    servers,
    environmentSlug: findSlug(document, document['x-environment-operation']),
    parameters: groupParameters(parameters, context),
    requestBody,
    responses: buildResponses(source, context),
    requests: buildRequests({ ...input, servers, parameters, body, isAuthenticated }),
    nextOperationIds: source['x-next-operations'],
    keeps: Object.entries(source['x-keep']).map(([name, pointer]) => ({ name, keys: readPointer(pointer) })),
    problemCodes: listProblemCodes(source, context),
    cstats: source['x-cstats'].map((value) => {
      const [document = '', code = ''] = value.split('/');
      return { document, code };
    }),
  };
  checkAnchors(operation, input.place);
  return operation;
}

function findSlug({ paths }: OpenApiDocument, id: string | undefined): string | undefined {
  const operations = Object.values(paths).flatMap((item) => [item.get, item.post, item.put, item.patch, item.delete]);
  return operations.find((operation) => operation?.operationId === id)?.['x-slug'];
}

/** The servers of a description, the one that samples are written with first. */
export function describeServers({ servers }: OpenApiDocument): readonly ServerView[] {
  return servers.map(({ url, description, 'x-environment': environment }) => ({ url, description, environment }));
}

/** The path item's parameters, each replaced by the operation's own of the same name and place. */
function mergeParameters(
  shared: readonly ParameterObject[],
  own: readonly ParameterObject[],
): readonly ParameterObject[] {
  const isReplaced = (parameter: ParameterObject) =>
    own.some((other) => other.name === parameter.name && other.in === parameter.in);
  return [...shared.filter((parameter) => !isReplaced(parameter)), ...own];
}

/** The codes that the examples of the failures show. */
function listProblemCodes(source: OperationObject, { resolver }: ExchangeContext): readonly string[] {
  const examples = Object.values(source.responses).flatMap((response) =>
    Object.values(resolver.resolve('responses', response).content?.['application/problem+json']?.examples ?? {}),
  );
  const codes = examples.map((example) => readCode(resolver.resolve('examples', example).value));
  return [...new Set(codes.filter((code) => code !== undefined))];
}

function readCode(problem: unknown): string | undefined {
  if (typeof problem !== 'object' || problem === null || !('codigo' in problem)) return undefined;
  return typeof problem.codigo === 'string' ? problem.codigo : undefined;
}
