import { STATUS_CODES } from 'node:http';
import type { Api } from '../../openapi/operation';
import type { ServerView } from '../../openapi/samples/environments';
import { FORM_FILE_TYPE } from '../../openapi/samples/wire-request';
import {
  type ClientOperation,
  type ClientRequest,
  encodeValue,
  FRESH_VALUES,
  listClientGroups,
} from './client-request';
import { type ScriptDialect, writeChecks, writeFreshValues, writeStepChecks } from './client-scripts';
import { listClientSteps } from './client-steps';
import type { ClientValue } from './client-values';
import { CLIENT_VARIABLES, listVariables } from './client-variables';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const { server, token } = CLIENT_VARIABLES;
const SERVER = `{{${server}}}`;

type PostmanItem = { readonly name: string; readonly [key: string]: unknown };

/** Postman's names for what scripts do. A variable of the environment hides the collection's, so it is kept there then. */
const POSTMAN: ScriptDialect = {
  status: 'pm.response.code',
  json: 'pm.response.json()',
  text: 'pm.response.text()',
  test: 'pm.test',
  expect: 'pm.expect',
  get: (name) => `pm.variables.get('${name}')`,
  set: (name, value) => `pm.collectionVariables.set('${name}', ${value});`,
  keep: (name, value) =>
    `(pm.environment.has('${name}') ? pm.environment : pm.collectionVariables).set('${name}', ${value});`,
  freshKey: "pm.variables.replaceIn('{{$guid}}')",
  setNext: (name) => `pm.execution.setNextRequest(${name});`,
  wait: (milliseconds) => `setTimeout(() => {}, ${milliseconds});`,
};

/** The API as a Postman collection v2.1: a folder for each group, the named examples as bodies and saved answers. */
export function buildPostmanCollection(api: Api) {
  return {
    info: { name: api.title, description: api.description.source, version: api.version, schema: SCHEMA },
    item: [
      ...buildFirstSteps(api),
      ...listClientGroups(api).map(({ name, description, operations }) => ({
        name,
        description,
        item: operations.map(buildOperation),
      })),
    ],
    event: [writeEvent('prerequest', writeFreshValues(POSTMAN))],
    auth: { type: 'bearer', bearer: [{ key: 'token', value: `{{${token}}}`, type: 'string' }] },
    variable: [
      { key: server, value: api.servers[0]?.url ?? '' },
      ...listVariables(api).flatMap(({ name, value, isSecret }) => (isSecret ? [] : [{ key: name, value }])),
    ],
  };
}

/** The folder that runs from nothing to a first result. */
function buildFirstSteps(api: Api): readonly PostmanItem[] {
  const { firstSteps } = api;
  if (!firstSteps) return [];
  return [
    {
      name: firstSteps.name,
      description: firstSteps.description.source,
      item: listClientSteps(api).map((step) => ({
        name: step.title,
        request: buildRequest(step.request, step.summary),
        event: [writeEvent('test', writeStepChecks(step, POSTMAN))],
        response: [],
      })),
    },
  ];
}

const writeEvent = (listen: 'prerequest' | 'test', exec: readonly string[]) => ({
  listen,
  script: { type: 'text/javascript', exec },
});

/** The variables of one server. Token and secrets are empty and marked as such: every reader has their own. */
export function buildPostmanEnvironment(api: Api, { url, description }: ServerView): object {
  const secrets = [token, ...listVariables(api).flatMap(({ name, isSecret }) => (isSecret ? [name] : []))];
  return {
    name: `${api.title}: ${description}`,
    values: [
      { key: server, value: url, type: 'default', enabled: true },
      ...secrets.map((key) => ({ key, value: '', type: 'secret', enabled: true })),
    ],
    _postman_variable_scope: 'environment',
  };
}

/** An operation with several named examples is a folder with a request for each. */
function buildOperation(operation: ClientOperation): PostmanItem {
  const { title, description, requests } = operation;
  const [first, ...rest] = requests;
  const responses = listResponses(operation, first);
  if (rest.length === 0) {
    return { name: title, request: buildRequest(first, description), event: [writeTest(first)], response: responses };
  }
  return {
    name: title,
    description,
    item: requests.map((request, index) => ({
      name: request.name,
      request: buildRequest(request, description),
      event: [writeTest(request)],
      response: index === 0 ? responses : [],
    })),
  };
}

const writeTest = (request: ClientRequest) => writeEvent('test', writeChecks(request, POSTMAN));

function buildRequest(request: ClientRequest, description: string): object {
  const { method, isAuthenticated } = request;
  return {
    method,
    description,
    ...(isAuthenticated ? {} : { auth: { type: 'noauth' } }),
    header: request.headers.map((header) => toPair({ ...header, value: FRESH_VALUES[header.name] ?? header.value })),
    ...buildBody(request),
    url: buildUrl(request),
  };
}

function buildBody({ body, upload }: ClientRequest): object {
  if (body !== undefined) return { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } };
  if (!upload) return {};
  if (upload.kind === 'file') return { body: { mode: 'file', file: { src: upload.name } } };
  const formdata = upload.parts.map(({ kind, name, value }) => {
    if (kind === 'file') return { key: name, type: 'file', src: value, contentType: FORM_FILE_TYPE };
    return { key: name, type: 'text', value: kind === 'secret' ? `{{${value}}}` : value };
  });
  return { body: { mode: 'formdata', formdata } };
}

function buildUrl({ path, pathValues, query }: ClientRequest) {
  const segments = path
    .slice(1)
    .replace(/\{([^}]+)\}/g, ':$1')
    .split('/');
  const search = query
    .filter(({ isSent }) => isSent)
    .map(({ name, value }) => `${name}=${encodeValue(value)}`)
    .join('&');
  return {
    raw: `${SERVER}/${segments.join('/')}${search === '' ? '' : `?${search}`}`,
    host: [SERVER],
    path: segments,
    ...(query.length === 0 ? {} : { query: query.map((item) => toPair({ ...item, value: encodeValue(item.value) })) }),
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
