import { STATUS_CODES } from 'node:http';
import { stringify } from 'yaml';
import type { Api } from '../../openapi/operation';
import {
  CLIENT_VARIABLES,
  type ClientOperation,
  type ClientRequest,
  type ClientValue,
  FRESH_VALUES,
  listClientGroups,
  toFileName,
  writeNowScript,
} from './client-request';

const { server, token } = CLIENT_VARIABLES;

/** A file of a collection: path from the collection's folder, and text. */
export type CollectionFile = { readonly path: string; readonly text: string };

/** The API as a Bruno collection in the OpenCollection format: a folder of YAML files. */
export function buildBrunoCollection(api: Api): readonly CollectionFile[] {
  return [
    writeYaml('opencollection.yml', {
      opencollection: '1.0.0',
      info: { name: api.title, version: api.version },
      request: {
        auth: { type: 'bearer', token: `{{${token}}}` },
        scripts: [
          { type: 'before-request', code: writeNowScript('bru.setVar').join('\n') },
          { type: 'tests', code: "test('a API aceitou a chamada', () => expect(res.getStatus()).to.be.below(400));" },
        ],
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
        ],
      }),
    ),
    ...listClientGroups(api).flatMap(({ name, description, operations }, index) => {
      const folder = toFileName(name);
      return [
        writeFolder(folder, name, description, index),
        ...operations.flatMap((operation, place) => writeOperation(folder, operation, place)),
      ];
    }),
  ];
}

/** An operation with several named examples is a folder with a request for each. */
function writeOperation(folder: string, operation: ClientOperation, place: number): readonly CollectionFile[] {
  const { title, slug, description, requests } = operation;
  const [first, ...rest] = requests;
  const answers = listExamples(operation, first);
  if (rest.length === 0) return [writeRequest(`${folder}/${slug}.yml`, operation, first, { place, answers })];
  return [
    writeFolder(`${folder}/${slug}`, title, description, place),
    ...requests.map((request, index) =>
      writeRequest(`${folder}/${slug}/${index + 1}-${toFileName(request.name)}.yml`, operation, request, {
        place: index,
        answers: index === 0 ? answers : [],
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

function writeRequest(
  path: string,
  operation: ClientOperation,
  request: ClientRequest,
  { place, answers }: { readonly place: number; readonly answers: readonly object[] },
): CollectionFile {
  const { method, pathValues, query, headers, body, isAuthenticated } = request;
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
      ...(body === undefined ? {} : { body: { type: 'json', data: body } }),
      ...(isAuthenticated ? { auth: 'inherit' } : {}),
    },
    examples: answers,
    docs: operation.description,
  });
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
          ...(request.body === undefined ? {} : { body: { type: 'json', data: request.body } }),
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
