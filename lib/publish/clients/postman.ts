import { STATUS_CODES } from 'node:http';
import type { Api } from '../../openapi/operation';
import type { ServerView } from '../../openapi/samples/environments';
import {
  CLIENT_VARIABLES,
  type ClientOperation,
  type ClientRequest,
  type ClientValue,
  FRESH_VALUES,
  listClientGroups,
  writeNowScript,
} from './client-request';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const { server, token } = CLIENT_VARIABLES;
const SERVER = `{{${server}}}`;

type PostmanItem = { readonly name: string; readonly [key: string]: unknown };

/** The API as a Postman collection v2.1: a folder for each group, the named examples as bodies and saved answers. */
export function buildPostmanCollection(api: Api): object {
  return {
    info: { name: api.title, description: api.description.source, version: api.version, schema: SCHEMA },
    item: listClientGroups(api).map(({ name, description, operations }) => ({
      name,
      description,
      item: operations.map(buildOperation),
    })),
    event: [
      writeEvent('prerequest', writeNowScript('pm.variables.set')),
      writeEvent('test', ["pm.test('a API aceitou a chamada', () => pm.expect(pm.response.code).to.be.below(400));"]),
    ],
    auth: { type: 'bearer', bearer: [{ key: 'token', value: `{{${token}}}`, type: 'string' }] },
    variable: [{ key: server, value: api.servers[0]?.url ?? '' }],
  };
}

const writeEvent = (listen: 'prerequest' | 'test', exec: readonly string[]) => ({
  listen,
  script: { type: 'text/javascript', exec },
});

/** The variables of one server. The token is empty and marked as secret: every reader has one of their own. */
export function buildPostmanEnvironment(api: Api, { url, description }: ServerView): object {
  return {
    name: `${api.title}: ${description}`,
    values: [
      { key: server, value: url, type: 'default', enabled: true },
      { key: token, value: '', type: 'secret', enabled: true },
    ],
    _postman_variable_scope: 'environment',
  };
}

/** An operation with several named examples is a folder with a request for each. */
function buildOperation(operation: ClientOperation): PostmanItem {
  const { title, description, requests } = operation;
  const [first, ...rest] = requests;
  const responses = listResponses(operation, first);
  if (rest.length === 0) return { name: title, request: buildRequest(first, description), response: responses };
  return {
    name: title,
    description,
    item: requests.map((request, index) => ({
      name: request.name,
      request: buildRequest(request, description),
      response: index === 0 ? responses : [],
    })),
  };
}

function buildRequest(request: ClientRequest, description: string): object {
  const { method, body, isAuthenticated } = request;
  return {
    method,
    description,
    ...(isAuthenticated ? {} : { auth: { type: 'noauth' } }),
    header: request.headers.map((header) => toPair({ ...header, value: FRESH_VALUES[header.name] ?? header.value })),
    ...(body === undefined ? {} : { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
    url: buildUrl(request),
  };
}

function buildUrl({ path, pathValues, query }: ClientRequest) {
  const segments = path
    .slice(1)
    .replace(/\{([^}]+)\}/g, ':$1')
    .split('/');
  const search = query
    .filter(({ isSent }) => isSent)
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return {
    raw: `${SERVER}/${segments.join('/')}${search === '' ? '' : `?${search}`}`,
    host: [SERVER],
    path: segments,
    ...(query.length === 0
      ? {}
      : { query: query.map((item) => toPair({ ...item, value: encodeURIComponent(item.value) })) }),
    ...(pathValues.length === 0
      ? {}
      : { variable: pathValues.map(({ name, value, description }) => ({ key: name, value, description })) }),
  };
}

function toPair({ name, value, description, isSent }: ClientValue): object {
  return { key: name, value, ...(description === '' ? {} : { description }), ...(isSent ? {} : { disabled: true }) };
}

/** The saved answers. The request of each is cut to what tells it apart, or the file would repeat every text. */
function listResponses({ responses }: ClientOperation, request: ClientRequest): readonly object[] {
  const { raw, host, path } = buildUrl(request);
  const originalRequest = { method: request.method, header: [], url: { raw, host, path } };
  return responses.flatMap(({ status, media }) =>
    media.flatMap(({ mediaType, examples }) =>
      examples.map(({ summary, code, grammar }) => ({
        name: `${status} ${summary}`,
        originalRequest,
        status: STATUS_CODES[status] ?? '',
        code: Number(status),
        _postman_previewlanguage: grammar,
        header: [{ key: 'Content-Type', value: mediaType }],
        cookie: [],
        body: code,
      })),
    ),
  );
}
