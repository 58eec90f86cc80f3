import { SiteError, type SourcePlace } from '../errors/site-error';
import { toEnvironmentFile } from '../routes/download-address';
import { describeAnswer } from './describe-answer';
import type { OperationObject } from './document';
import { describeBodyFile, describeOwnFile, describeParts, describeVariables } from './example-body';
import { buildExampleVariants } from './example-variants';
import type { ParameterObject, RequestBodyObject } from './exchange-objects';
import type { NamedRequest } from './operation';
import type { ReferenceResolver } from './resolve';
import { listServerChoices, type PerEnvironment, type ServerView } from './samples/environments';
import { moveRequest } from './samples/move-request';
import type { HttpMethod, JsonValue, SampleRequest, Upload } from './samples/sample-request';

type RequestSource = {
  /** The one that samples are written with first. */
  readonly servers: readonly ServerView[];
  readonly resolver: ReferenceResolver;
  readonly method: HttpMethod;
  readonly path: string;
  readonly source: OperationObject;
  readonly parameters: readonly ParameterObject[];
  readonly body: RequestBodyObject | undefined;
  readonly isAuthenticated: boolean;
  /** Where the operation stands in its file. */
  readonly place: SourcePlace;
};

/**
 * One request per named example of the JSON body, then one per example of another body that says which file of the
 * reader's it takes; or a single request for an operation without a body.
 * @throws SiteError when a parameter that the request needs has no example
 */
export function buildRequests(input: RequestSource): readonly [NamedRequest, ...NamedRequest[]] {
  const base = buildBase(input);
  const examples = Object.entries(input.body?.content[JSON_TYPE]?.examples ?? {});
  const [first, ...rest] = examples.map(([example, value]): NamedRequest => {
    const source = input.resolver.resolve('examples', value);
    const { summary, value: body, 'x-accept': accepted } = source;
    const mediaType = accepted ?? source['x-answer'];
    const answer = mediaType === undefined ? base.answer : describeAnswer(input, { example, mediaType });
    const headers = accepted === undefined ? base.headers : [...base.headers, { name: 'Accept', value: accepted }];
    const bodies = buildExampleVariants(source, input.place);
    // Examples come from YAML, which holds JSON values only.
    const own = { ...base, headers, answer, body: body as JsonValue };
    const file = describeOwnFile(source, input.place) ?? describeBodyFile(input, own, example, source['x-now']);
    const request = { ...own, ...file };
    const variants = buildVariants(input, request, bodies as PerEnvironment<JsonValue>);
    return { example, summary, request, ...variants, ...describeVariables(source, input.place) };
  });
  if (first) return [first, ...rest, ...buildUploads(input, base)];
  return [{ example: undefined, summary: undefined, request: base, ...buildVariants(input, base, {}) }];
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/** The requests whose body is no JSON. */
function buildUploads(input: RequestSource, base: SampleRequest): readonly NamedRequest[] {
  const { resolver, place } = input;
  return Object.entries(input.body?.content ?? {}).flatMap(([mediaType, { examples = {} }]) =>
    Object.entries(examples).flatMap(([example, value]): readonly NamedRequest[] => {
      const source = resolver.resolve('examples', value);
      const file = source['x-file'];
      if (mediaType === JSON_TYPE || !file) return [];
      const upload: Upload =
        mediaType === FORM_TYPE
          ? { kind: 'form', parts: describeParts(source, place) }
          : { kind: 'file', name: file.name, mediaType };
      const request = { ...base, upload };
      const variants = buildVariants(input, request, {});
      return [{ example, summary: source.summary, request, ...variants, ...describeVariables(source, place) }];
    }),
  );
}

/** The request in each other environment: its server, and its body where that differs. */
function buildVariants(
  { servers }: RequestSource,
  request: SampleRequest,
  bodies: PerEnvironment<JsonValue>,
): Pick<NamedRequest, 'variants'> {
  const [first, ...others] = listServerChoices(servers);
  if (!first) return {};
  const variants = others.map(({ environment, url }) => {
    const body = bodies[environment] ?? request.body;
    const there = moveRequest(request, first.url, url);
    const { bodyFile } = request;
    const isOther = bodyFile !== undefined && bodies[environment] !== undefined;
    const file = isOther ? { bodyFile: { ...bodyFile, url: toEnvironmentFile(bodyFile.url, environment) } } : {};
    return [environment, body === undefined ? there : { ...there, ...file, body }] as const;
  });
  return { variants: Object.fromEntries(variants) };
}

function buildBase(input: RequestSource): SampleRequest {
  const { servers, method, isAuthenticated } = input;
  const shown = input.parameters.filter(
    (parameter) => parameter.required === true || parameter['x-in-sample'] === true,
  );
  const path = input.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(readExample(input, shown, name, 'path')),
  );
  const query = shown
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `${encodeURIComponent(name)}=${encodeURIComponent(readExample(input, shown, name, 'query'))}`)
    .join('&');
  return {
    method,
    url: `${servers[0]?.url ?? ''}${path}${query === '' ? '' : `?${query}`}`,
    headers: shown
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, 'x-fresh': isFresh }) => {
        const header = { name, value: readExample(input, shown, name, 'header') };
        return isFresh === true ? { ...header, isFresh } : header;
      }),
    bearer: isAuthenticated,
    answer: describeAnswer(input),
    ...(input.source['x-safe'] ? { isSafe: true } : {}),
  };
}

function readExample(
  { source, place }: RequestSource,
  parameters: readonly ParameterObject[],
  name: string,
  location: ParameterObject['in'],
): string {
  const parameter = parameters.find((candidate) => candidate.name === name && candidate.in === location);
  const example = parameter?.example ?? undefined;
  if (example !== undefined) return String(example);
  throw new SiteError({
    place,
    key: `${source.operationId}.parameters.${name}`,
    found: 'the parameter has no example',
    fix: 'give it an example: code samples need a value',
  });
}
