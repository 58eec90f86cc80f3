import { isDeepStrictEqual } from 'node:util';
import {
  contentsOf,
  examplesOf,
  list,
  object,
  type Place,
  parametersOf,
  text,
} from '../../unit/openapi/description-document';
import { mismatches } from '../../unit/openapi/description-validator';
import { BINARY, type DescribedRequest } from './described-samples';
import { type Arrival, meaningfulHeaders } from './local-api';
import { type Part, readForm } from './read-form';
import { PASSWORD, TOKEN } from './run-samples';

/** Headers that the description gives by other means than parameters. */
const DESCRIBED_ELSEWHERE = ['authorization', 'content-type', 'accept'];

/**
 * Says in what a request that arrived differs from what the description asks for; `[]` if in nothing.
 * @param password what the caller has put where a form asks for one
 */
export function findWireFaults(
  described: DescribedRequest,
  arrival: Arrival,
  password: string = PASSWORD,
): readonly string[] {
  const { operation } = described;
  const method = operation.method.toUpperCase();
  const [path = '', query = ''] = arrival.target.split('?');
  return [
    ...(arrival.method === method ? [] : [`method ${arrival.method} instead of ${method}`]),
    ...findPathFaults(described, path),
    ...findQueryFaults(described, new URLSearchParams(query)),
    ...findHeaderFaults(described, meaningfulHeaders(arrival)),
    ...findBodyFaults(described, arrival, password),
  ];
}

function parametersIn({ operation }: DescribedRequest, place: string): readonly (Place & { readonly name: string })[] {
  return parametersOf(operation)
    .filter(({ node }) => node.in === place)
    .map((parameter) => ({ ...parameter, name: text(parameter.node.name) }));
}

function findPathFaults(described: DescribedRequest, path: string): readonly string[] {
  const template = described.operation.path.split('/');
  const parts = path.split('/');
  if (parts.length !== template.length) return [`path ${path} instead of ${described.operation.path}`];
  const parameters = parametersIn(described, 'path');
  return template.flatMap((expected, index) => {
    const found = decodeURIComponent(parts[index] ?? '');
    const name = /^\{(.+)\}$/u.exec(expected)?.[1];
    if (name === undefined) return found === expected ? [] : [`path part ${found} instead of ${expected}`];
    const parameter = parameters.find((candidate) => candidate.name === name);
    return parameter ? findValueFaults(parameter, found) : [`path parameter ${name} is not described`];
  });
}

function findQueryFaults(described: DescribedRequest, query: URLSearchParams): readonly string[] {
  const parameters = parametersIn(described, 'query');
  const missing = parameters.filter(({ name, node }) => node.required === true && !query.has(name));
  return [
    ...missing.map(({ name }) => `query parameter ${name} is missing`),
    ...[...query].flatMap(([name, value]) => {
      const parameter = parameters.find((candidate) => candidate.name === name);
      return parameter ? findValueFaults(parameter, value) : [`query parameter ${name} is not described`];
    }),
  ];
}

function findHeaderFaults(described: DescribedRequest, headers: Arrival['headers']): readonly string[] {
  const parameters = parametersIn(described, 'header');
  const missing = parameters.filter(
    ({ name, node }) => node.required === true && headers[name.toLowerCase()] === undefined,
  );
  const authorization = needsToken(described) ? `Bearer ${TOKEN}` : undefined;
  return [
    ...missing.map(({ name }) => `header ${name} is missing`),
    ...(headers.authorization === authorization ? [] : [`Authorization: ${headers.authorization}`]),
    ...(headers.accept === acceptedBy(described) ? [] : [`Accept: ${headers.accept}`]),
    ...Object.entries(headers)
      .filter(([name]) => !DESCRIBED_ELSEWHERE.includes(name))
      .flatMap(([name, value]) => {
        const parameter = parameters.find((candidate) => candidate.name.toLowerCase() === name);
        return parameter ? findValueFaults(parameter, String(value)) : [`header ${name} is not described`];
      }),
  ];
}

/** What the example asks for by `Accept`. */
function acceptedBy({ operation, example }: DescribedRequest): unknown {
  return contentsOf(operation)
    .flatMap(examplesOf)
    .find(({ name, where }) => name === example && where.startsWith(`${operation.id} corpo `))?.node['x-accept'];
}

/** The description asks for a token everywhere except where an operation says `security: []`. */
function needsToken({ operation }: DescribedRequest): boolean {
  return !('security' in operation.node && list(operation.node.security).length === 0);
}

/** A value in an address or header is text: it fits when the text, or the number or boolean it spells, fits. */
function findValueFaults({ where, pointer, node }: Place, value: string): readonly string[] {
  const faults = mismatches(`${pointer}/schema`, value);
  const spells =
    ['integer', 'number', 'boolean'].includes(text(object(node.schema).type)) &&
    /^(-?\d+(\.\d+)?|true|false)$/u.test(value);
  if (faults.length === 0 || !spells) return faults.map((fault) => `${where}: ${fault}`);
  return mismatches(`${pointer}/schema`, JSON.parse(value)).map((fault) => `${where}: ${fault}`);
}

function findBodyFaults(described: DescribedRequest, arrival: Arrival, password: string): readonly string[] {
  const { operation, example, request } = described;
  const { headers, body } = arrival;
  const contents = contentsOf(operation).filter(({ where }) => where.startsWith(`${operation.id} corpo `));
  const content = contents.find((candidate) => examplesOf(candidate).some(({ name }) => name === example));
  if (content && request.upload) return findUploadFaults(described, { content, password }, arrival);
  if (!content) {
    const type = headers['content-type'];
    return [
      ...(body.length === 0 ? [] : [`a body of ${body.length} bytes that is not described`]),
      ...(type === undefined ? [] : [`Content-Type: ${type} without a body`]),
    ];
  }
  const type = headers['content-type'];
  const value: unknown = JSON.parse(body.toString('utf8'));
  const documented = examplesOf(content).find(({ name }) => name === example)?.node.value;
  return [
    ...(type === 'application/json' ? [] : [`Content-Type: ${type}`]),
    ...mismatches(`${content.pointer}/schema`, value).map((fault) => `body: ${fault}`),
    ...findNowFaults(described, value),
    ...(isDeepStrictEqual(withoutNow(described, value), withoutNow(described, documented))
      ? []
      : ['the body is not the documented example']),
  ];
}

/** What a body that is no JSON, with the reader's file in it, lacks of what its content asks for. */
function findUploadFaults(
  described: DescribedRequest,
  { content, password }: { readonly content: Place; readonly password: string },
  { headers, body }: Arrival,
): readonly string[] {
  const type = headers['content-type'];
  const parts = readForm(type, body);
  if (!content.where.endsWith(' multipart/form-data')) {
    return [
      ...(content.where.endsWith(` ${type}`) ? [] : [`Content-Type: ${type}`]),
      ...(body.equals(BINARY) ? [] : ['the body is not the file']),
    ];
  }
  if (!parts) return [`no form: ${type}`];
  const documented = object(examplesOf(content).find(({ name }) => name === described.example)?.node.value);
  const { properties } = object(content.node.schema);
  const isFile = (name: string) => object(object(properties)[name]).format === 'binary';
  const isSecret = (name: string) => object(object(properties)[name]).format === 'password';
  const values = parts.map(({ name, content }) => [name, isFile(name) ? '' : readTyped(content)] as const);
  const missing = Object.keys(documented).filter((name) => parts.every((part) => part.name !== name));
  return [
    ...missing.map((name) => `part ${name} is missing`),
    ...mismatches(`${content.pointer}/schema`, Object.fromEntries(values)).map((fault) => `form: ${fault}`),
    ...parts.flatMap((part) => {
      const { name } = part;
      if (isFile(name)) return findFileFaults(part, text(object(object(content.node.encoding)[name]).contentType));
      const wanted = isSecret(name) ? password : String(documented[name]);
      return part.content.toString('utf8') === wanted && part.fileName === undefined ? [] : [`part ${name} is wrong`];
    }),
  ];
}

function findFileFaults({ name, fileName, mediaType, content }: Part, types: string): readonly string[] {
  return [
    ...(fileName === undefined ? [`part ${name} has no file name`] : []),
    ...(types.split(', ').includes(mediaType ?? '') ? [] : [`part ${name} is ${mediaType}`]),
    ...(content.equals(BINARY) ? [] : [`part ${name} is not the file`]),
  ];
}

/** A form has texts only: a boolean is spelled. */
function readTyped(content: Buffer): unknown {
  const value = content.toString('utf8');
  return value === 'true' || value === 'false' ? value === 'true' : value;
}

/** The moment of the call, with its offset, stands where the description says. */
function findNowFaults({ request }: DescribedRequest, value: unknown): readonly string[] {
  const now = request.bodyFile?.now;
  if (!now) return [];
  const found = text(now.reduce<unknown>((inner, key) => object(inner)[key], value));
  const isNow = /T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/u.test(found) && Math.abs(Date.parse(found) - Date.now()) < 3_600_000;
  return isNow ? [] : [`${now.join('.')} is ${found} and not now`];
}

/** The body without the moment of the call. */
export function withoutNow({ request }: DescribedRequest, body: unknown): unknown {
  const now = request.bodyFile?.now;
  return now ? without(body, now) : body;
}

function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  const { [key]: inner, ...others } = object(value);
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
}
