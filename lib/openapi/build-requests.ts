import { suggest } from '../errors/nearest';
import { SiteError, type SourcePlace } from '../errors/site-error';
import { exampleBodyPath, toEnvironmentFile } from '../routes/download-address';
import { toAbsoluteUrl } from '../routes/locale-address';
import { apiPath } from '../routes/page-address';
import type { ExampleObject, OperationObject, ParameterObject, RequestBodyObject } from './document';
import { buildExampleVariants, checkPointer, readPointer } from './example-variants';
import type { NamedRequest } from './operation';
import type { ReferenceResolver } from './resolve';
import { listServerChoices, type PerEnvironment, type ServerView } from './samples/environments';
import type { FormPart, HttpMethod, JsonValue, SampleRequest, Upload } from './samples/sample-request';
import { jsonText } from './samples/source-text';

/** Name under which a sample saves an answer, by media type; answers of other types are printed. */
const FILE_NAMES: Readonly<Record<string, string>> = {
  'application/pdf': 'documento.pdf',
  'application/xml': 'documento.xml',
  'application/zip': 'documentos.zip',
  'application/octet-stream': 'documento.bin',
  'text/html': 'documento.html',
  'text/csv': 'relatorio.csv',
};

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

/** The parts of a form. A secret is read from a variable of the environment, named after that of collections. */
function describeParts(source: ExampleObject, place: SourcePlace): readonly FormPart[] {
  const { value, 'x-file': file, 'x-secrets': secrets = {} } = source;
  checkPointer(value, file?.pointer ?? '', { key: 'x-file', place });
  return Object.entries(Object(value)).map(([name, text]): FormPart => {
    if (file && readPointer(file.pointer ?? '')[0] === name) return { kind: 'file', name, value: file.name };
    const [secret] = Object.entries(secrets).find(([, pointer]) => readPointer(pointer)[0] === name) ?? [];
    return secret === undefined
      ? { kind: 'text', name, value: String(text) }
      : { kind: 'secret', name, value: toEnvironmentName(secret) };
  });
}

/** `senhaCertificado`: `SENHA_CERTIFICADO`. */
function toEnvironmentName(variable: string): string {
  return variable.replace(/[A-Z]/g, '_$&').toUpperCase();
}

/** The values of a body that collections keep as variables. */
function describeVariables(source: ExampleObject, place: SourcePlace): Pick<NamedRequest, 'variables'> {
  const variables = (['x-variables', 'x-secrets'] as const).flatMap((key) =>
    Object.entries(source[key] ?? {}).map(([name, pointer]) => {
      checkPointer(source.value, pointer, { key, place });
      return { name, keys: readPointer(pointer), isSecret: key === 'x-secrets' };
    }),
  );
  return variables.length === 0 ? {} : { variables };
}

/** The value of a body that is a file of the reader's. */
function describeOwnFile(source: ExampleObject, place: SourcePlace): Pick<SampleRequest, 'ownFile'> | undefined {
  const file = source['x-file'];
  if (!file) return undefined;
  const { name, pointer = '' } = file;
  checkPointer(source.value, pointer, { key: 'x-file', place });
  return { ownFile: { name, keys: readPointer(pointer) } };
}

/** Lines of JSON from which on a body is read from a file. */
const LONG_BODY = 40;

/** Where a long body can be had. It differs by environment, and so does its file. */
function describeBodyFile(
  { source }: RequestSource,
  { body }: SampleRequest,
  example: string,
  now: string | undefined,
): Pick<SampleRequest, 'bodyFile'> {
  if (body === undefined || jsonText(body).split('\n').length <= LONG_BODY) return {};
  const url = toAbsoluteUrl(exampleBodyPath(apiPath('', source['x-slug']), example));
  return { bodyFile: { name: `${example}.json`, url, ...(now === undefined ? {} : { now: readPointer(now) }) } };
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

/** The same request to another server. */
export function moveRequest(request: SampleRequest, from: string, to: string): SampleRequest {
  const { answer } = request;
  const move = (url: string) => to + url.slice(from.length);
  const isAsked = answer.kind === 'result' && answer.statusUrl !== undefined;
  return {
    ...request,
    url: move(request.url),
    answer: isAsked ? { ...answer, statusUrl: move(answer.statusUrl) } : answer,
  };
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

/**
 * What the success answer holds.
 * @param asked the media type that an example of the request asks for; the answer's first one when left out
 */
function describeAnswer(
  { source, resolver, place, servers }: RequestSource,
  asked?: { readonly example: string; readonly mediaType: string },
): SampleRequest['answer'] {
  const [, success] = Object.entries(source.responses).find(([status]) => status.startsWith('2')) ?? [];
  const mediaTypes = Object.keys((success && resolver.resolve('responses', success).content) ?? {});
  if (asked && !mediaTypes.includes(asked.mediaType)) {
    throw new SiteError({
      place,
      key: `${source.operationId}.requestBody.${asked.example}.x-answer`,
      found: `the operation never answers with "${asked.mediaType}"`,
      fix: suggest(asked.mediaType, mediaTypes),
    });
  }
  const result = source['x-result'];
  if (result) {
    const { refused, status } = result;
    // The receipt's id is the last part of the path.
    const path = status?.replace(/\{[^}]+\}$/, '');
    return { kind: 'result', refused, ...(path === undefined ? {} : { statusUrl: `${servers[0]?.url ?? ''}${path}` }) };
  }
  const mediaType = asked?.mediaType ?? mediaTypes[0];
  if (mediaType === undefined) return { kind: 'none' };
  if (mediaType === 'application/json') return { kind: 'json' };
  const fileName = FILE_NAMES[mediaType];
  return fileName === undefined ? { kind: 'text' } : { kind: 'file', fileName };
}
