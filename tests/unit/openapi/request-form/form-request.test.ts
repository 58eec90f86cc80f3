import { describe, expect, test } from 'vitest';
import type { FormFile, FormParameter, FormServer } from '../../../../lib/openapi/request-form/form-file';
import {
  buildFormRequest,
  buildRootSchema,
  isMade,
  startParameters,
} from '../../../../lib/openapi/request-form/form-request';
import type { JsonValue } from '../../../../lib/openapi/samples/sample-request';

const parameter = (place: FormParameter['place'], name: string, more: Partial<FormParameter> = {}): FormParameter => ({
  ...{ name, place, isRequired: false, isInSample: false, isFresh: false, schema: { type: 'string' } },
  example: 'exemplo',
  ...more,
});
const servers: readonly [FormServer, FormServer] = [
  { url: 'https://api.exemplo.com.br', environment: 'homologacao' },
  { url: 'https://producao.exemplo.com.br/api', environment: 'producao' },
];
const form: FormFile = {
  ...{ page: '/docs/api/x/', method: 'POST', servers, path: '/v1/pedidos/{id}' },
  ...{ isAuthenticated: true, answer: { kind: 'json' }, now: ['emissao'], body: { type: 'object' }, schemas: {} },
  parameters: [
    parameter('path', 'id', { isRequired: true }),
    parameter('query', 'filtro'),
    parameter('header', 'Idempotency-Key', { isInSample: true, isFresh: true, example: 'chave' }),
  ],
  ...{ parts: {}, examples: [], recipes: [] },
};
const address = 'https://docs.exemplo.com.br/#montar';
const begun = { start: { emissao: 'hoje' }, address, environment: 'homologacao' } as const;
const long = Array.from({ length: 50 }, (_, index) => index);

test('a form begins with the parameters that samples send, without those that samples make', () => {
  expect(startParameters(form)).toEqual({ path: { id: 'exemplo' }, query: {}, header: { 'Idempotency-Key': '' } });
});

test('a parameter without an example begins empty', () => {
  const without = { ...form, parameters: [parameter('query', 'q', { isRequired: true, example: undefined })] };
  expect(startParameters(without)).toEqual({ query: { q: '' } });
});

test('a form is one schema, with the parameters by their place', () => {
  const text = { type: 'string' };
  expect(buildRootSchema(form)).toEqual({
    properties: {
      parametros: {
        properties: {
          path: { properties: { id: text }, required: ['id'] },
          query: { properties: { filtro: text }, required: [] },
          header: { properties: { 'Idempotency-Key': text }, required: [] },
        },
        required: ['path', 'query', 'header'],
      },
      corpo: { type: 'object' },
    },
    required: ['parametros', 'corpo'],
  });
  expect(buildRootSchema({ ...form, parameters: [] })).toEqual({
    properties: { corpo: { type: 'object' } },
    required: ['corpo'],
  });
  expect(buildRootSchema({ ...form, parameters: [], body: undefined })).toEqual({ properties: {}, required: [] });
});

test('lists and several parameters of the address are joined, and what is missing is empty', () => {
  const request = (query: Readonly<Record<string, JsonValue>>) =>
    buildFormRequest(form, { parametros: { path: { id: '1' }, query } }, begun).url;
  expect(request({ a: ['x', 'y'], b: null, c: 2 })).toBe('https://api.exemplo.com.br/v1/pedidos/1?a=x%2Cy&b=&c=2');
  expect(request({})).toBe('https://api.exemplo.com.br/v1/pedidos/1');
  expect(buildFormRequest(form, {}, begun)).toMatchObject({
    url: 'https://api.exemplo.com.br/v1/pedidos/{id}',
    headers: [],
  });
});

test('parameters stand in the address, encoded, and an empty one keeps its name there', () => {
  const url = (id: string) =>
    buildFormRequest(form, { parametros: { path: { id }, query: { filtro: 'a b' } } }, begun).url;
  expect(url('1/2')).toBe('https://api.exemplo.com.br/v1/pedidos/1%2F2?filtro=a%20b');
  expect(url('')).toBe('https://api.exemplo.com.br/v1/pedidos/{id}?filtro=a%20b');
});

describe('the server', () => {
  const value = { parametros: { path: { id: '1' }, query: {} } };
  const statusUrl = 'https://api.exemplo.com.br/v1/pedidos/1/situacao';

  test('is that of the environment, for the request and for what is asked after it', () => {
    const result = { kind: 'result', refused: 'rejeitado', statusUrl } as const;
    const request = buildFormRequest({ ...form, answer: result }, value, { ...begun, environment: 'producao' });
    expect(request.url).toBe('https://producao.exemplo.com.br/api/v1/pedidos/1');
    expect(request.answer).toEqual({
      ...result,
      statusUrl: 'https://producao.exemplo.com.br/api/v1/pedidos/1/situacao',
    });
  });

  test('is the first where there is nothing to choose', () => {
    const only: FormFile = { ...form, servers: [{ url: 'https://api.exemplo.com.br', environment: undefined }] };
    const request = buildFormRequest(only, value, { ...begun, environment: undefined });
    expect(request.url).toBe('https://api.exemplo.com.br/v1/pedidos/1');
  });
});

describe('a header that samples make a value for', () => {
  const path = ['parametros', 'header', 'Idempotency-Key'];
  test.each<readonly [string, object]>([
    ['', { value: 'chave', isFresh: true }],
    ['minha', { value: 'minha' }],
  ])('with the value "%s"', (typed, expected) => {
    const value = { parametros: { header: { 'Idempotency-Key': typed } } };
    expect(buildFormRequest(form, value, begun).headers).toEqual([{ name: 'Idempotency-Key', ...expected }]);
    expect(isMade(form, path, value)).toBe(typed === '');
  });
});

test('only what samples make is theirs: no other header, no other place, no name of the body', () => {
  const value = {
    parametros: { header: { 'X-Outro': '', 'Idempotency-Key': '' }, query: { 'Idempotency-Key': '' } },
    header: { 'Idempotency-Key': '' },
  };
  expect(isMade(form, ['parametros', 'header', 'X-Outro'], value)).toBe(false);
  expect(isMade(form, ['parametros', 'query', 'Idempotency-Key'], value)).toBe(false);
  expect(isMade(form, ['corpo', 'header', 'Idempotency-Key'], { corpo: value })).toBe(false);
  const other = parameter('query', 'Idempotency-Key', { example: 'outra' });
  const { headers } = buildFormRequest({ ...form, parameters: [other, ...form.parameters] }, value, begun);
  expect(headers).toEqual([
    { name: 'X-Outro', value: '' },
    { name: 'Idempotency-Key', value: 'chave', isFresh: true },
  ]);
});

describe('a long body is read from a file', () => {
  test.each([
    [36, false],
    [37, true],
  ])('with %i entries: %o', (entries, isFile) => {
    // A line for each entry, and four for the brackets around them.
    const lista = Array.from({ length: entries }, (_, index) => index);
    const { body, bodyFile } = buildFormRequest({ ...form, now: undefined }, { corpo: { lista } }, begun);
    expect(body).toEqual({ lista });
    expect(bodyFile).toEqual(isFile ? { name: 'requisicao.json', url: address } : undefined);
  });

  test('whose moment was taken out is sent without one', () => {
    const taken = buildFormRequest(form, { corpo: { lista: long } }, { ...begun, start: {} });
    expect(taken.bodyFile).not.toHaveProperty('now');
  });

  test.each<readonly [string, object]>([
    ['hoje', { now: ['emissao'] }],
    ['ontem', {}],
  ])('whose moment is that of the call unless it was typed: %s', (emissao, expected) => {
    const { bodyFile } = buildFormRequest(form, { corpo: { emissao, lista: long } }, begun);
    expect(bodyFile).toEqual({ name: 'requisicao.json', url: begun.address, ...expected });
  });

  test('a short one is not', () => {
    expect(buildFormRequest(form, { corpo: { emissao: 'hoje' } }, begun)).not.toHaveProperty('bodyFile');
  });
});

test('what may be sent again is what the description says of the operation', () => {
  expect(buildFormRequest({ ...form, isSafe: true }, { corpo: {} }, begun).isSafe).toBe(true);
  expect(buildFormRequest(form, { corpo: {} }, begun)).not.toHaveProperty('isSafe');
});
