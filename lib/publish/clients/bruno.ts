import { STATUS_CODES } from 'node:http';
import { stringify } from 'yaml';
import type { Api } from '../../openapi/operation';
import { FORM_FILE_TYPE } from '../../openapi/samples/wire-request';
import { type ClientOperation, type ClientRequest, FRESH_VALUES, listClientGroups, toFileName } from './client-request';
import { type ScriptDialect, writeChecks, writeFreshValues, writeStepChecks } from './client-scripts';
import { listClientSteps } from './client-steps';
import type { ClientValue } from './client-values';
import { CLIENT_VARIABLES, listVariables } from './client-variables';

const { server, token } = CLIENT_VARIABLES;

/** A file of a collection: path from the collection's folder, and text. */
export type CollectionFile = { readonly path: string; readonly text: string };

/** Bruno's names for what scripts do. What they set goes before the environment's, and no file keeps it. */
const BRUNO: ScriptDialect = {
  status: 'res.getStatus()',
  json: 'res.getBody()',
  text: 'JSON.stringify(res.getBody())',
  test: 'test',
  expect: 'expect',
  get: (name) => `bru.getVar('${name}')`,
  set: (name, value) => `bru.setVar('${name}', ${value});`,
  keep: (name, value) => `bru.setVar('${name}', ${value});`,
  freshKey: "bru.interpolate('{{$guid}}')",
  setNext: (name) => `bru.runner.setNextRequest(${name});`,
  wait: (milliseconds) => `await bru.sleep(${milliseconds});`,
};

/** The API as a Bruno collection in the OpenCollection format: a folder of YAML files. */
export function buildBrunoCollection(api: Api): readonly CollectionFile[] {
  return [
    writeYaml('opencollection.yml', {
      opencollection: '1.0.0',
      info: { name: api.title, version: api.version },
      request: {
        auth: { type: 'bearer', token: `{{${token}}}` },
        scripts: [{ type: 'before-request', code: writeFreshValues(BRUNO).join('\n') }],
      },
      docs: markdown(api.description.source),
      bundled: false,
    }),
    ...api.servers.map((item) =>
      writeYaml(`environments/${toFileName(item.description)}.yml`, {
        name: item.description,
        variables: [
          { name: server, value: item.url },
          { name: token, secret: true },
          ...listVariables(api).map(({ name, value, isSecret }) => ({
            name,
            ...(isSecret ? { secret: true } : { value }),
          })),
        ],
      }),
    ),
    ...writeFirstSteps(api),
    ...listClientGroups(api).flatMap(({ name, description, operations }, index) => {
      const folder = toFileName(name);
      return [
        // After the first steps.
        writeFolder(folder, name, description, index + 1),
        ...operations.flatMap((operation, place) => writeOperation(folder, operation, place)),
      ];
    }),
  ];
}

/** The folder that runs from nothing to a first result. */
function writeFirstSteps(api: Api): readonly CollectionFile[] {
  const { firstSteps } = api;
  if (!firstSteps) return [];
  const folder = toFileName(firstSteps.name);
  return [
    writeFolder(folder, firstSteps.name, firstSteps.description.source, 0),
    ...listClientSteps(api).map((step, place) =>
      writeRequest(`${folder}/${toFileName(step.title)}.yml`, step.request, {
        place,
        tests: writeStepChecks(step, BRUNO),
        docs: step.summary,
      }),
    ),
  ];
}

/** An operation with several named examples is a folder with a request for each. */
function writeOperation(folder: string, operation: ClientOperation, place: number): readonly CollectionFile[] {
  const { title, slug, description, requests } = operation;
  const [first, ...rest] = requests;
  const answers = listExamples(operation, first);
  const write = (path: string, request: ClientRequest, about: Pick<RequestFile, 'place' | 'answers'>) =>
    writeRequest(path, request, { ...about, tests: writeChecks(request, BRUNO), docs: description });
  if (rest.length === 0) return [write(`${folder}/${slug}.yml`, first, { place, answers })];
  return [
    writeFolder(`${folder}/${slug}`, title, description, place),
    ...requests.map((request, index) =>
      write(`${folder}/${slug}/${index + 1}-${toFileName(request.name)}.yml`, request, {
        place: index,
        ...(index === 0 ? { answers } : {}),
      }),
    ),
  ];
}

function writeFolder(folder: string, name: string, description: string, place: number): CollectionFile {
  return writeYaml(`${folder}/folder.yml`, {
    info: { name, type: 'folder', seq: place + 1 },
    request: { auth: 'inherit' },
    docs: markdown(description),
  });
}

/** What a request's file says beside the request. */
type RequestFile = {
  readonly place: number;
  readonly tests: readonly string[];
  readonly docs: string;
  readonly answers?: readonly object[];
};

function writeRequest(
  path: string,
  request: ClientRequest,
  { place, tests, docs, answers = [] }: RequestFile,
): CollectionFile {
  const { method, pathValues, query, headers, isAuthenticated } = request;
  const params = [
    ...query.map((item) => ({ ...toPair(item), type: 'query' })),
    ...pathValues.map((item) => ({ ...toPair(item), type: 'path' })),
  ];
  return writeYaml(path, {
    info: { name: request.name, type: 'http', seq: place + 1 },
    http: {
      method,
      url: writeUrl(request),
      headers: headers.map((header) => toPair({ ...header, value: FRESH_VALUES[header.name] ?? header.value })),
      params,
      ...writeBody(request),
      ...(isAuthenticated ? { auth: 'inherit' } : {}),
    },
    runtime: { scripts: [{ type: 'tests', code: tests.join('\n') }] },
    examples: answers,
    docs,
  });
}

function writeBody({ body, upload }: ClientRequest): object {
  if (body !== undefined) return { body: { type: 'json', data: body } };
  if (!upload) return {};
  if (upload.kind === 'file') {
    const file = { filePath: upload.name, contentType: upload.mediaType, selected: true };
    return { body: { type: 'file', data: [file] } };
  }
  const data = upload.parts.map(({ kind, name, value }) => {
    if (kind === 'file') return { name, type: 'file', value: [value], contentType: FORM_FILE_TYPE };
    return { name, type: 'text', value: kind === 'secret' ? `{{${value}}}` : value };
  });
  return { body: { type: 'multipart-form', data } };
}

function writeUrl({ path, query }: ClientRequest): string {
  const search = query
    .filter(({ isSent }) => isSent)
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');
  return `{{${server}}}${path.replace(/\{([^}]+)\}/g, ':$1')}${search === '' ? '' : `?${search}`}`;
}

function toPair({ name, value, description, isSent }: ClientValue): object {
  return { name, value, ...(description === '' ? {} : { description }), ...(isSent ? {} : { disabled: true }) };
}

function listExamples({ responses }: ClientOperation, request: ClientRequest): readonly object[] {
  return responses.flatMap(({ status, media }) =>
    media.flatMap(({ mediaType, examples }) =>
      examples.map(({ summary, code, grammar }) => ({
        name: `${status} ${summary}`,
        request: {
          url: writeUrl(request),
          method: request.method,
          ...writeBody(request),
        },
        response: {
          status: Number(status),
          statusText: STATUS_CODES[status] ?? '',
          headers: [{ name: 'Content-Type', value: mediaType }],
          body: { type: grammar, data: code },
        },
      })),
    ),
  );
}

const markdown = (content: string) => ({ content, type: 'text/markdown' });

function writeYaml(path: string, value: object): CollectionFile {
  return { path, text: stringify(value, { lineWidth: 0 }) };
}
