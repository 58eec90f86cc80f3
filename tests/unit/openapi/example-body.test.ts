import { describe, expect, test } from 'vitest';
import { readOperation } from '../support/api';

const long = Object.fromEntries(Array.from({ length: 38 }, (_, index) => [`campo${index}`, index]));
const body = (example: object) => ({
  requestBody: { content: { 'application/json': { examples: { nota: example } } } },
});
const requestOf = (example: object, parts: object = {}) => readOperation({ ...body(example), ...parts }).requests[0];

describe('a long body', () => {
  test('is read from a file from 41 lines of JSON on', () => {
    expect(requestOf({ value: long }).request).not.toHaveProperty('bodyFile');
    expect(requestOf({ value: { ...long, mais: 1 } }).request.bodyFile).toEqual({
      name: 'nota.json',
      url: expect.stringMatching(/^https:\/\/.*\/docs\/api\/fiscal\/criar-pedido-using-post\.nota\.json$/),
    });
  });

  test('says where the moment of the call stands', () => {
    const { request } = requestOf({ value: { ...long, ide: { dhEmi: 'x' } }, 'x-now': '/ide/dhEmi' });
    expect(request.bodyFile?.now).toEqual(['ide', 'dhEmi']);
    expect(requestOf({ value: { ide: { dhEmi: 'x' } }, 'x-now': '/ide/dhEmi' }).request).not.toHaveProperty('bodyFile');
  });
});

describe('a body with a file of the reader’s', () => {
  test('says which value that is, or that it is the whole', () => {
    const file = { name: 'certificado.pfx', pointer: '/arquivo/conteudo' };
    const { request } = requestOf({ value: { arquivo: { conteudo: 'AAAA' } }, 'x-file': file });
    expect(request.ownFile).toEqual({ name: 'certificado.pfx', keys: ['arquivo', 'conteudo'] });
    expect(requestOf({ value: { a: 1 } }).request).not.toHaveProperty('ownFile');
  });

  test('is read from it before a long body is', () => {
    const { request } = requestOf({ value: { ...long, mais: '', x: '' }, 'x-file': { name: 'a.xml', pointer: '/x' } });
    expect(request.ownFile?.name).toBe('a.xml');
    expect(request).not.toHaveProperty('bodyFile');
  });
});

test('values that collections keep have their names and places, secrets apart', () => {
  const example = {
    value: { a: { b: '1' }, senha: 'x' },
    'x-variables': { valorDeB: '/a/b' },
    'x-secrets': { senhaDaConta: '/senha' },
  };
  expect(requestOf(example).variables).toEqual([
    { name: 'valorDeB', keys: ['a', 'b'], isSecret: false },
    { name: 'senhaDaConta', keys: ['senha'], isSecret: true },
  ]);
  expect(requestOf({ value: {} })).not.toHaveProperty('variables');
});

test('what may be sent again is what the description says', () => {
  expect(requestOf({ value: {} }, { 'x-safe': true }).request.isSafe).toBe(true);
  expect(requestOf({ value: {} }).request).not.toHaveProperty('isSafe');
});
