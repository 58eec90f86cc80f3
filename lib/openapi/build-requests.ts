import { SiteError, type SourcePlace } from '../errors/site-error';
import type { OpenApiDocument, OperationObject, ParameterObject, RequestBodyObject } from './document';
import type { NamedRequest } from './operation';
import type { ReferenceResolver } from './resolve';
import type { HttpMethod, JsonValue, SampleRequest } from './samples/sample-request';

type RequestSource = {
  readonly document: OpenApiDocument;
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
 * One request per named example of the JSON body, or a single request for an operation without a body.
 * @throws SiteError when a parameter that the request needs has no example
 */
export function buildRequests(input: RequestSource): readonly [NamedRequest, ...NamedRequest[]] {
  const base = buildBase(input);
  const examples = Object.entries(input.body?.content['application/json']?.examples ?? {});
  const [first, ...rest] = examples.map(([example, value]): NamedRequest => {
    // Examples come from YAML, which holds JSON values only.
    const body = input.resolver.resolve('examples', value).value as JsonValue;
    return { example, request: { ...base, body } };
  });
  return first ? [first, ...rest] : [{ example: undefined, request: base }];
}

function buildBase(input: RequestSource): SampleRequest {
  const { document, method, isAuthenticated } = input;
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
    url: `${document.servers[0]?.url ?? ''}${path}${query === '' ? '' : `?${query}`}`,
    headers: shown
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => ({ name, value: readExample(input, shown, name, 'header') })),
    bearer: isAuthenticated,
    answer: describeAnswer(input),
  };
}

function readExample(
  { source, place }: RequestSource,
  parameters: readonly ParameterObject[],
  name: string,
  location: ParameterObject['in'],
): string {
  const parameter = parameters.find((candidate) => candidate.name === name && candidate.in === location);
  if (parameter?.example !== undefined) return String(parameter.example);
  throw new SiteError({
    place,
    key: `${source.operationId}.parameters.${name}`,
    found: 'the parameter has no example',
    fix: 'give it an example: code samples need a value',
  });
}

function describeAnswer({ source, resolver }: RequestSource): SampleRequest['answer'] {
  const [, success] = Object.entries(source.responses).find(([status]) => status.startsWith('2')) ?? [];
  const content = success === undefined ? {} : (resolver.resolve('responses', success).content ?? {});
  const mediaType = Object.keys(content)[0];
  switch (mediaType) {
    case undefined:
      return { kind: 'none' };
    case 'application/json':
      return { kind: 'json' };
    case 'application/pdf':
      return { kind: 'file', fileName: 'documento.pdf' };
    case 'application/xml':
      return { kind: 'file', fileName: 'documento.xml' };
    case 'application/zip':
      return { kind: 'file', fileName: 'documentos.zip' };
    default:
      return { kind: 'text' };
  }
}
