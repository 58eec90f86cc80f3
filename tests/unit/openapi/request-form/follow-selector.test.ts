import { expect, test } from 'vitest';
import { follow } from '../../../../lib/openapi/request-form/follow-selector';
import type { FormFile } from '../../../../lib/openapi/request-form/form-file';
import type { JsonValue } from '../../../../lib/openapi/samples/sample-request';
import { components, newNodes, person, ref } from '../../support/person-form';

const file: FormFile = {
  ...{ page: '/docs/api/x/', method: 'POST', path: '/v1/x', isAuthenticated: true, answer: { kind: 'json' } },
  ...{ servers: [{ url: 'https://um.exemplo.com.br', environment: undefined }], now: undefined },
  ...{ parameters: [], body: ref('Pagamento'), schemas: components, parts: {}, examples: [], recipes: [] },
};
const step = (before: JsonValue, path: readonly string[], next: JsonValue | undefined, form: FormFile = file) =>
  follow(newNodes(), form, { before, path, next });
const pix = { corpo: { tipo: 'pix', chave: 'x', nota: 'y' } };

test.each<readonly [string, JsonValue, readonly string[], JsonValue | undefined, JsonValue]>([
  [
    'another value brings its fields and takes the others',
    pix,
    ['corpo', 'tipo'],
    'boleto',
    { tipo: 'boleto', vencimento: '', nota: 'y' },
  ],
  [
    'a value from nothing brings its fields',
    { corpo: { tipo: '' } },
    ['corpo', 'tipo'],
    'pix',
    { tipo: 'pix', chave: '' },
  ],
  [
    'the same value changes nothing else',
    { corpo: { tipo: 'pix', nota: 'y' } },
    ['corpo', 'tipo'],
    'pix',
    { tipo: 'pix', nota: 'y' },
  ],
  [
    'a value that selects nothing changes nothing else',
    pix,
    ['corpo', 'tipo'],
    'outro',
    { tipo: 'outro', chave: 'x', nota: 'y' },
  ],
  [
    'another field changes nothing else',
    { corpo: { tipo: 'pix' } },
    ['corpo', 'nota'],
    'z',
    { tipo: 'pix', nota: 'z' },
  ],
  [
    'a field further in is no selector',
    { corpo: { tipo: 'pix' } },
    ['corpo', 'nota', 'tipo'],
    'boleto',
    { tipo: 'pix', nota: { tipo: 'boleto' } },
  ],
  ['what selects is taken out alone', pix, ['corpo', 'tipo'], undefined, { chave: 'x', nota: 'y' }],
])('%s', (_name, before, path, next, corpo) => {
  expect(step(before, path, next)).toEqual({ corpo });
});

test('a parameter of the same name is no selector', () => {
  const before = { ...pix, parametros: { tipo: 'pix' } };
  expect(step(before, ['parametros', 'tipo'], 'boleto')).toEqual({ ...pix, parametros: { tipo: 'boleto' } });
});

test('a form without a body, or whose body selects nothing, has only the step', () => {
  expect(step(pix, ['corpo', 'tipo'], 'boleto', { ...file, body: undefined })).toEqual({
    corpo: { ...pix.corpo, tipo: 'boleto' },
  });
  expect(step({ corpo: { CPF: '1' } }, ['corpo', 'CNPJ'], '2', { ...file, body: person })).toEqual({
    corpo: { CPF: '1', CNPJ: '2' },
  });
  expect(step({ corpo: 'x' }, ['corpo', 'tipo'], 'pix', { ...file, body: { type: 'string' } })).toEqual({
    corpo: { tipo: 'pix' },
  });
});
