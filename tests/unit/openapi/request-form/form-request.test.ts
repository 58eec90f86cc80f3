import { describe, expect, test } from 'vitest';
import type { FormFile, FormParameter, FormServer } from '../../../../lib/openapi/request-form/form-file';
import { buildFormRequest, isMade, startParameters } from '../../../../lib/openapi/request-form/form-request';

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

describe('a long body is read from a file', () => {
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
