import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { cstatDocumentList } from '../../../lib/cstat/documents';
import {
  CSTAT_FILE,
  DOCUMENT,
  follow,
  list,
  OPERATIONS,
  type Operation,
  object,
  parametersOf,
  responsesOf,
  text,
} from './description-document';
import { OPERATION_LIST } from './description-operation-list';

const PARTS = ['', '**Quando usar.** ', '**O que acontece depois.** ', '**O que pode dar errado.** '];
const DOCUMENTS: Readonly<Record<string, string>> = Object.fromEntries(
  cstatDocumentList.map(({ id, csvName }) => [id, csvName]),
);
const RATE_LIMIT = ['Limit', 'Remaining', 'Reset'];

test('the description has every operation that is published, with its path, method, slug and tag', () => {
  const described = OPERATIONS.map(({ id, method, path, node }) =>
    [method.toUpperCase(), path, node['x-slug'], id, list(node.tags).join()].join(' '),
  );
  expect(OPERATION_LIST.filter((operation) => !described.includes(operation))).toEqual([]);
  expect(OPERATION_LIST).not.toEqual([]);
});

test('every operation is described in four parts', () => {
  const problems = OPERATIONS.flatMap(({ id, node }) => {
    const paragraphs = text(node.description).split('\n\n');
    if (paragraphs.length !== PARTS.length) return [`${id}: ${paragraphs.length} parágrafos`];
    return PARTS.filter((part, index) => {
      const paragraph = paragraphs[index] ?? '';
      return (
        !paragraph.startsWith(part) ||
        paragraph.length < part.length + 40 ||
        (part === '' && paragraph.startsWith('**'))
      );
    }).map((part) => `${id}: parte “${part.trim() || 'o que faz'}” ausente, curta ou fora de ordem`);
  });
  expect(problems).toEqual([]);
});

test('every operation names one to four next operations that exist', () => {
  const ids = new Set(OPERATIONS.map(({ id }) => id));
  const problems = OPERATIONS.flatMap(({ id, node }) => {
    const next = list(node['x-next-operations']).map(text);
    const wrong = next.filter((name) => !ids.has(name) || name === id).map((name) => `${id}: ${name} não serve`);
    return next.length < 1 || next.length > 4 ? [...wrong, `${id}: ${next.length} próximas operações`] : wrong;
  });
  expect(problems).toEqual([]);
});

test('every status code an operation names is in the data of the knowledge base', () => {
  const rows = parse<{ documento: string; codigo: string }>(CSTAT_FILE, {
    columns: true,
    record_delimiter: ['\r\n', '\n'],
  });
  const known = new Set(rows.map(({ documento, codigo }) => `${documento} ${codigo}`));
  const problems = OPERATIONS.flatMap(({ id, node }) => {
    const codes = list(node['x-cstats']).map(text);
    const repeated = codes
      .filter((code, index) => codes.indexOf(code) !== index)
      .map((code) => `${id}: ${code} repetido`);
    const unknown = codes.filter((code) => {
      const [document = '', number = ''] = code.split('/');
      return !known.has(`${DOCUMENTS[document]} ${number}`);
    });
    return [...repeated, ...unknown.map((code) => `${id}: ${code} não existe em cstat.csv`)];
  });
  expect(problems).toEqual([]);
});

test('every parameter has a description and an example, and the path names only described parameters', () => {
  const problems = OPERATIONS.flatMap((operation) => {
    const parameters = parametersOf(operation);
    const bare = parameters.flatMap(({ where, node }) => [
      ...(text(node.description) === '' ? [`${where}: sem descrição`] : []),
      ...(node.example === undefined && node.examples === undefined ? [`${where}: sem exemplo`] : []),
    ]);
    const inPath = parameters.filter(({ node }) => node.in === 'path').map(({ node }) => `{${text(node.name)}}`);
    const named: readonly string[] = operation.path.match(/\{[^}]+\}/g) ?? [];
    return inPath.toSorted().join() === named.toSorted().join()
      ? bare
      : [...bare, `${operation.id}: ${operation.path}`];
  });
  expect(problems).toEqual([]);
});

test('every 2xx answer of an authenticated operation ends its headers with the three of the rate limit', () => {
  const expected = RATE_LIMIT.map((name) => [`RateLimit-${name}`, `#/components/headers/RateLimit${name}`].join(' '));
  const problems = OPERATIONS.filter(({ node }) => list(node.security ?? [{}]).length > 0)
    .flatMap(responsesOf)
    .filter(({ status }) => status.startsWith('2'))
    .filter(({ node }) => {
      const headers = Object.entries(object(node.headers)).map(([name, header]) => `${name} ${object(header).$ref}`);
      return headers.slice(-RATE_LIMIT.length).join() !== expected.join();
    })
    .map(({ where }) => where);
  expect(problems).toEqual([]);
});

test('every operation that changes what an ETag stands for takes If-Match and answers 412', () => {
  const succeed = (operation: Operation) => responsesOf(operation).filter(({ status }) => status.startsWith('2'));
  const answersWith = (operation: Operation, header: string) =>
    succeed(operation).some(({ node }) => header in object(node.headers));
  const read = OPERATIONS.filter((operation) => operation.method === 'get' && answersWith(operation, 'ETag'));
  const paths = new Set(read.map(({ path }) => path));
  const problems = OPERATIONS.filter(({ method }) => method !== 'get')
    .filter((operation) => answersWith(operation, 'ETag') || paths.has(operation.path))
    .filter((operation) => !succeed(operation).some(({ status }) => status === '201'))
    .filter((operation) => {
      const takes = parametersOf(operation).some(({ node }) => node.name === 'If-Match');
      return !takes || !responsesOf(operation).some(({ status }) => status === '412');
    });
  expect(read.length).toBeGreaterThan(0);
  expect(problems.map(({ id }) => id)).toEqual([]);
});

test('every answer of sending that is not final says where to look for the result', () => {
  const problems = OPERATIONS.filter(({ id }) => id.startsWith('send'))
    .flatMap(responsesOf)
    .filter(({ status, node }) => status === '202' && !('Location' in object(node.headers)));
  expect(problems.map(({ where }) => where)).toEqual([]);
});

test('what goes is told by two headers, which creating a token has too, for the whole version', () => {
  const [created] = OPERATIONS.filter(({ path }) => path === '/v1/auth/token')
    .flatMap(responsesOf)
    .filter(({ status }) => status === '201');
  const headers = object(created?.node.headers);
  for (const name of ['Deprecation', 'Sunset']) {
    const { node, pointer } = follow(headers[name], '');
    expect(pointer).toBe(`/components/headers/${name}`);
    expect(text(node.description)).toMatch(/RFC \d{4}/u);
    // The overview shows the same values.
    expect(text(object(DOCUMENT.info).description)).toContain(`${name}: ${text(node.example)}`);
  }
});

/** Successes of deprecated operations without the headers that say since when and until when they answer. */
const listUndated = (operations: readonly Operation[]): readonly string[] =>
  operations
    .filter(({ node }) => node.deprecated === true)
    .flatMap(responsesOf)
    .filter(({ status }) => status.startsWith('2'))
    .filter(({ node }) => ['Deprecation', 'Sunset'].some((name) => !(name in object(node.headers))))
    .map(({ where }) => where);

test('every success of a deprecated operation says since when it is deprecated and until when it answers', () => {
  expect(listUndated(OPERATIONS)).toEqual([]);
  // None is deprecated today: were all of them, those without the headers would be found.
  const deprecated = OPERATIONS.map((operation) => ({ ...operation, node: { ...operation.node, deprecated: true } }));
  const found = listUndated(deprecated).map((where) => where.split(' ')[0]);
  expect(found).toContain('sendDfeUsingPOST');
  expect(found).not.toContain('createAuthenticationTokenUsingPOST');
});
