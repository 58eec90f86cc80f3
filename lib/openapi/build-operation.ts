import type { SourcePlace } from '../errors/site-error';
import { readFirstParagraph, renderMarkdown } from '../text/markdown';
import { buildRequests } from './build-requests';
import { type Direction, SchemaViewBuilder } from './build-schema';
import { checkAnchors } from './check-anchors';
import { describeType } from './describe-schema';
import type {
  HeaderObject,
  MediaTypeObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
} from './document';
import { buildExampleVariants, readPointer } from './example-variants';
import type { ExampleView, MediaView, Operation, ParameterGroup, RequestBodyView, ResponseView } from './operation';
import { BODY_ANCHOR, toParameterAnchor, toResponseAnchor } from './property-anchors';
import type { ReferenceResolver } from './resolve';
import { ENVIRONMENTS, type Environment, type PerEnvironment, type ServerView } from './samples/environments';
import type { HttpMethod } from './samples/sample-request';
import type { FieldView } from './schema-view';

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

export type OperationContext = {
  readonly resolver: ReferenceResolver;
  readonly schemas: SchemaViewBuilder;
  readonly place: SourcePlace;
  /** The environment that examples are written for. */
  readonly environment: Environment | undefined;
};

/**
 * Builds the model of one operation's page.
 * @throws SiteError on two fields with one id, and on parameters that lack an example
 */
export function buildOperation(input: OperationSource): Operation {
  const { document, resolver, method, path, source } = input;
  const servers = describeServers(document);
  const environment = servers[0]?.environment;
  const context: OperationContext = {
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

/** A body with its fields and examples. */
export function buildRequestBody(
  body: RequestBodyObject,
  context: OperationContext,
  direction: Direction = 'request',
): RequestBodyView {
  return {
    anchor: BODY_ANCHOR,
    isRequired: body.required ?? false,
    description: body.description === undefined ? undefined : renderMarkdown(body.description),
    media: buildMedia(body.content, BODY_ANCHOR, direction, context),
  };
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

/** Parameters by their place, each as a field with an anchor. */
export function groupParameters(
  parameters: readonly ParameterObject[],
  { schemas }: Pick<OperationContext, 'schemas'>,
): readonly ParameterGroup[] {
  const places = ['path', 'query', 'header'] as const;
  return places
    .map((place) => ({
      place,
      fields: parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) =>
          schemas.buildField(parameter.name, parameter.schema ?? {}, {
            anchor: toParameterAnchor(place, parameter.name),
            direction: 'request',
            isRequired: parameter.required ?? false,
            description: parameter.description,
            example: parameter.example,
            isDeprecated: parameter.deprecated,
          }),
        ),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Every answer by its status. */
export function buildResponses(
  source: Pick<OperationObject, 'responses'>,
  context: OperationContext,
): readonly ResponseView[] {
  return Object.entries(source.responses).map(([status, value]) => {
    const response = context.resolver.resolve('responses', value);
    const anchor = toResponseAnchor(status);
    return {
      status,
      anchor,
      description: renderMarkdown(response.description),
      headers: Object.entries(response.headers ?? {}).map(([name, header]) =>
        buildHeader(name, context.resolver.resolve('headers', header), anchor, context),
      ),
      media: buildMedia(response.content ?? {}, anchor, 'response', context),
    };
  });
}

/** The codes that the examples of the failures show. */
function listProblemCodes(source: OperationObject, { resolver }: OperationContext): readonly string[] {
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

function buildHeader(name: string, header: HeaderObject, anchor: string, { schemas }: OperationContext): FieldView {
  return schemas.buildField(name, header.schema ?? {}, {
    anchor: `${anchor}.cabecalho.${name}`,
    direction: 'response',
    isRequired: header.required ?? false,
    description: header.description,
    example: header.example,
  });
}

function buildMedia(
  content: Readonly<Record<string, MediaTypeObject>>,
  anchor: string,
  direction: Direction,
  context: OperationContext,
): readonly MediaView[] {
  const { resolver, schemas } = context;
  return Object.entries(content).map(([mediaType, media], index) => {
    const schema = media.schema ?? {};
    const { schema: plain, name } = resolver.resolveSchema(schema);
    // The first media type owns the short anchors; the others carry their name, so that ids stay unique.
    const prefix = index === 0 ? anchor : `${anchor}.${mediaType.replace(/[^a-z0-9]+/gi, '-')}`;
    return {
      mediaType,
      type: describeType(plain, plain.items ?? plain, false).name,
      schemaName: plain.title ?? name,
      body: schemas.buildBody(schema, prefix, direction, { owner: anchor }),
      examples: buildExamples(media, mediaType, `exemplo.${prefix}`, context),
    };
  });
}

function buildExamples(
  media: MediaTypeObject,
  mediaType: string,
  anchor: string,
  { resolver, place, environment }: OperationContext,
): readonly ExampleView[] {
  const grammar = mediaType.endsWith('json') ? 'json' : mediaType.endsWith('xml') ? 'xml' : 'text';
  return Object.entries(media.examples ?? {}).map(([name, value]) => {
    const example = resolver.resolve('examples', value);
    const others = buildExampleVariants(example, place);
    const isVaried = environment !== undefined && Object.keys(others).length > 0;
    const values: PerEnvironment<unknown> = isVaried ? { ...others, [environment]: example.value } : {};
    const write = (content: unknown) =>
      typeof content === 'string' && grammar !== 'json' ? content.trimEnd() : JSON.stringify(content, null, 2);
    return {
      name,
      anchor: `${anchor}.${name}`,
      summary: example.summary ?? name,
      code: write(example.value),
      variants: ENVIRONMENTS.filter((name) => name in values).map((name) => ({
        environment: name,
        code: write(values[name]),
      })),
      grammar,
    };
  });
}
