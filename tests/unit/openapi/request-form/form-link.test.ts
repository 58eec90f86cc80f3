import { describe, expect, test } from 'vitest';
import type { FormSchema } from '../../../../lib/openapi/request-form/form-file';
import {
  applyChange,
  describeChange,
  readFragment,
  writeFragment,
} from '../../../../lib/openapi/request-form/form-link';
import { FormNodes } from '../../../../lib/openapi/request-form/form-nodes';
import type { JsonValue } from '../../../../lib/openapi/samples/sample-request';

const schema: FormSchema = {
  type: 'object',
  required: ['nome'],
  properties: {
    nome: { type: 'string' },
    uf: { type: 'string', enum: ['SP', 'RJ'] },
    ativo: { type: 'boolean' },
    itens: {
      type: 'array',
      items: { type: 'object', properties: { codigo: { type: 'string' }, origem: { type: 'integer', enum: [0, 1] } } },
    },
    etiquetas: { type: 'array', items: { type: 'string' } },
    livre: { type: 'object', additionalProperties: true },
  },
};
const newNodes = () => new FormNodes({});
const start: JsonValue = { nome: 'Exemplo', uf: 'SP', itens: [{ codigo: 'A', origem: 0 }] };
const describeFrom = (before: JsonValue, value: JsonValue) => describeChange(newNodes(), schema, before, value);
const open = (value: JsonValue) => applyChange(newNodes(), schema, start, describeFrom(start, value));

test('a link has nothing of what was typed, not even in names that are not described', () => {
  const typed = { nome: 'Maria', itens: [{ codigo: 'Segredo' }], etiquetas: ['Minha'], livre: { Maria: 'x' } };
  const fragment = writeFragment({ start: 'nfe', change: describeFrom(start, typed) });
  const text = Buffer.from(fragment.replace('montar=', ''), 'base64url').toString();
  expect(text).not.toMatch(/Maria|Segredo|Minha/);
});

describe('a form opened with a link', () => {
  test.each<readonly [string, JsonValue, JsonValue]>([
    ['has typed values of its start', { ...(start as object), nome: 'Maria' }, start],
    [
      'has the chosen values',
      { ...(start as object), uf: 'RJ', ativo: true },
      { ...(start as object), uf: 'RJ', ativo: true },
    ],
    ['lacks what was taken out', { nome: 'x' }, { nome: 'Exemplo' }],
    [
      'has as many entries, the new ones empty',
      { ...(start as object), itens: [{ codigo: 'B', origem: 1 }, { codigo: 'C' }], etiquetas: ['x', 'y'] },
      { ...(start as object), itens: [{ codigo: 'A', origem: 1 }, { codigo: '' }], etiquetas: ['', ''] },
    ],
  ])('%s', (_name, value, expected) => {
    expect(open(value)).toEqual(expected);
  });
});

test.each<readonly [string, JsonValue, JsonValue | undefined]>([
  ['nothing where the shape is the same', { ...(start as object), nome: 'Maria', extra: 1 }, undefined],
  ['nothing for another order', { itens: [{ origem: 0, codigo: 'B' }], uf: 'SP', nome: 'x' }, undefined],
  ['the names that went', { nome: 'x', uf: 'SP' }, { itens: null }],
  [
    'what came, with the values it may have',
    { ...(start as object), ativo: false, etiquetas: ['x'] },
    { ativo: [false], etiquetas: [1] },
  ],
  ['a value that is not allowed as one that is there', { ...(start as object), uf: 'XX' }, { uf: 1 }],
  [
    'the places that differ',
    { ...(start as object), itens: [{ codigo: 'A', origem: 1 }] },
    { itens: { '0': { origem: [1] } } },
  ],
  [
    'how many entries there are',
    { ...(start as object), itens: [{ codigo: 'A', origem: 0 }, { codigo: 'B' }] },
    { itens: { '#': 2, '1': { codigo: 1 } } },
  ],
  ['entries that went', { ...(start as object), itens: [] }, { itens: [] }],
  ['a list of values anew', { ...(start as object), etiquetas: ['x', 'y'] }, { etiquetas: [1, 1] }],
  ['a list that is none any more', { ...(start as object), itens: 'x' }, { itens: 1 }],
  ['null as one that is there', { ...(start as object), nome: null, uf: null }, { uf: 1 }],
])('a link says %s', (_name, value, expected) => {
  expect(describeFrom(start, value)).toEqual(expected);
});

test('a link says nothing of an open object but that it is there', () => {
  expect(describeFrom({ nome: 'x' }, { nome: 'x', livre: { Maria: 1 } })).toEqual({ livre: {} });
  expect(describeFrom({ nome: 'x', livre: {} }, { nome: 'x', livre: { Maria: 1 } })).toBeUndefined();
});

test('a link from entries to fewer and to more of them says what differs', () => {
  const items = (...origins: readonly number[]) => ({ nome: 'x', itens: origins.map((origem) => ({ origem })) });
  expect(describeFrom(items(0, 1), items(0))).toEqual({ itens: { '#': 1 } });
  expect(describeFrom(items(0, 1), items(1, 1))).toEqual({ itens: { '0': { origem: [1] } } });
  expect(describeFrom(items(), items(1))).toEqual({ itens: [{ origem: [1] }] });
});

test.each<readonly [string, Parameters<typeof writeFragment>[0]]>([
  ['of a start alone', { start: 'receita', change: undefined }],
  ['with a change', { start: 'receita', change: { uf: ['RJ'], ç: null } }],
  ['whose bytes need the signs of base64', { start: '~~~???>>>ÿÿ', change: ['ÿ¿¾'] }],
])('a fragment %s says what was written into it', (_name, link) => {
  const fragment = writeFragment(link);
  expect(fragment).toMatch(/^montar=[\w-]+$/);
  expect(readFragment(`#${fragment}`)).toEqual(link);
  expect(readFragment(fragment)).toEqual(link);
});

test('a fragment of a start alone has no place for a change', () => {
  expect(Buffer.from(writeFragment({ start: 'a', change: undefined }).slice(7), 'base64url').toString()).toBe('["a"]');
});

test.each([
  '',
  '#corpo',
  '#corpo=WyJhIl0',
  '##montar=WyJhIl0',
  '#montar',
  '#montar=',
  '#montar=%%',
  '#montar=bnVsbA',
  '#montar=W10',
])('the fragment "%s" is none of a form', (fragment) => expect(readFragment(fragment)).toBeUndefined());

test.each<readonly [string, unknown]>([
  ['values that are not allowed', { uf: ['XX'], nome: ['Texto'], ativo: ['sim'] }],
  ['names that are not described', { __proto__: { a: 1 }, constructor: 1, toString: 1 }],
  ['another shape', { itens: 'x', uf: { a: 1 } }],
  ['no object', ['x']],
])('a link with %s changes nothing', (_name, change) => {
  expect(applyChange(newNodes(), schema, { nome: 'Exemplo', uf: 'SP', ativo: false, itens: [] }, change)).toEqual({
    nome: 'Exemplo',
    uf: 'SP',
    ativo: false,
    itens: [],
  });
});

test('a link that asks for a million entries gets two hundred', () => {
  const opened = applyChange(newNodes(), schema, start, { itens: { '#': 1e6 } });
  expect(opened).toHaveProperty('itens.length', 200);
});

test.each<readonly [unknown, number]>([
  [{ '#': 0 }, 0],
  [{ '#': 3 }, 3],
  [{ '#': -1 }, 1],
  [{ '#': 1.5 }, 1],
  [{ '#': 'x' }, 1],
  [{}, 1],
  [[], 0],
  [[1, 1], 2],
  [null, 1],
  ['x', 1],
])('a link that asks for %o of one entry gets %i', (change, number) => {
  const opened = applyChange(newNodes(), { type: 'array', items: { type: 'string' } }, ['A'], change);
  expect(opened).toHaveLength(number);
});

test('a link opens what selects before what it holds, whatever its order', () => {
  const option = (tipo: string, name: string): FormSchema => ({
    properties: { tipo: { type: 'string', enum: [tipo] }, [name]: { type: 'string' } },
    required: ['tipo'],
  });
  const choice: FormSchema = { oneOf: [option('a', 'um'), option('b', 'dois')] };
  const opened = applyChange(newNodes(), choice, { tipo: 'a', um: 'x' }, { dois: 1, tipo: ['b'], um: null });
  expect(opened).toEqual({ tipo: 'b', dois: '' });
});

test.each<readonly [FormSchema, unknown, JsonValue]>([
  [{ type: 'boolean' }, [true], true],
  [{ type: ['boolean', 'null'] }, [true], true],
  [{ type: 'boolean' }, ['true'], false],
  [{ type: 'string' }, [true], ''],
  [{ enum: ['a', 1] }, [1], 1],
  [{ enum: ['a', 'b'] }, 'b', ''],
  [{ enum: ['a', ''] }, [{}], ''],
  [{ type: 'object', properties: { a: { type: 'string' } } }, 1, {}],
  [{ type: 'object', properties: { a: { type: 'string' } } }, undefined, {}],
])('%o with %o in a link is %o', (schema, change, expected) => {
  expect(applyChange(newNodes(), schema, undefined, change)).toEqual(expected);
});

test('a link may be as long as what it says', () => {
  const link = { start: 'nfe', change: 'x'.repeat(500_000) };
  expect(readFragment(`#${writeFragment(link)}`)).toEqual(link);
});
