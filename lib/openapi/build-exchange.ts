import type { SourcePlace } from '../errors/site-error';
import { renderInlineMarkdown, renderMarkdown } from '../text/markdown';
import type { Direction, SchemaViewBuilder } from './build-schema';
import { describeType } from './describe-schema';
import type { OperationObject } from './document';
import { buildExampleVariants } from './example-variants';
import type { HeaderObject, MediaTypeObject, ParameterObject, RequestBodyObject } from './exchange-objects';
import type { ExampleView, MediaView, ParameterGroup, RequestBodyView, ResponseView } from './operation';
import { BODY_ANCHOR, toParameterAnchor, toResponseAnchor } from './property-anchors';
import type { ReferenceResolver } from './resolve';
import { ENVIRONMENTS, type Environment, type PerEnvironment } from './samples/environments';
import type { FieldView } from './schema-view';

// What operations and webhooks have alike: the parameters and the body of a request, and the answers to it.

export type ExchangeContext = {
  readonly resolver: ReferenceResolver;
  readonly schemas: SchemaViewBuilder;
  readonly place: SourcePlace;
  /** The environment that examples are written for. */
  readonly environment: Environment | undefined;
};

/** Parameters by their place, each as a field with an anchor. */
export function groupParameters(
  parameters: readonly ParameterObject[],
  { schemas }: Pick<ExchangeContext, 'schemas'>,
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

/** A body with its fields and examples. */
export function buildRequestBody(
  body: RequestBodyObject,
  context: ExchangeContext,
  direction: Direction = 'request',
): RequestBodyView {
  return {
    anchor: BODY_ANCHOR,
    isRequired: body.required ?? false,
    description: body.description === undefined ? undefined : renderMarkdown(body.description),
    media: buildMedia(body.content, BODY_ANCHOR, direction, context),
  };
}

/** Every answer by its status. */
export function buildResponses(
  source: Pick<OperationObject, 'responses'>,
  context: ExchangeContext,
): readonly ResponseView[] {
  return Object.entries(source.responses).map(([status, value]) => {
    const response = context.resolver.resolve('responses', value);
    const anchor = toResponseAnchor(status);
    return {
      status,
      anchor,
      // It stands in a summary, which holds no paragraphs.
      description: renderInlineMarkdown(response.description),
      headers: Object.entries(response.headers ?? {}).map(([name, header]) =>
        buildHeader(name, context.resolver.resolve('headers', header), anchor, context),
      ),
      media: buildMedia(response.content ?? {}, anchor, 'response', context),
    };
  });
}

function buildHeader(name: string, header: HeaderObject, anchor: string, { schemas }: ExchangeContext): FieldView {
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
  context: ExchangeContext,
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
  { resolver, place, environment }: ExchangeContext,
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
