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
const nodes = new FormNodes({});
const start: JsonValue = { nome: 'Exemplo', uf: 'SP', itens: [{ codigo: 'A', origem: 0 }] };
const open = (value: JsonValue) => applyChange(nodes, schema, start, describeChange(nodes, schema, start, value));

test('a link has nothing of what was typed, not even in names that are not described', () => {
  const typed = { nome: 'Maria', itens: [{ codigo: 'Segredo' }], etiquetas: ['Minha'], livre: { Maria: 'x' } };
  const fragment = writeFragment({ start: 'nfe', change: describeChange(nodes, schema, start, typed) });
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

test('a fragment says what was written into it', () => {
  const link = { start: 'receita', change: { uf: ['RJ'], ç: null } };
  expect(readFragment(`#${writeFragment(link)}`)).toEqual(link);
});

test.each(['', '#corpo', '#montar', '#montar=', '#montar=%%', '#montar=bnVsbA', '#montar=W10'])(
  'the fragment "%s" is none of a form',
  (fragment) => expect(readFragment(fragment)).toBeUndefined(),
);

test.each<readonly [string, unknown]>([
  ['values that are not allowed', { uf: ['XX'], nome: ['Texto'], ativo: ['sim'] }],
  ['names that are not described', { __proto__: { a: 1 }, constructor: 1, toString: 1 }],
  ['another shape', { itens: 'x', uf: { a: 1 } }],
  ['no object', ['x']],
])('a link with %s changes nothing', (_name, change) => {
  expect(applyChange(nodes, schema, { nome: 'Exemplo', uf: 'SP', ativo: false, itens: [] }, change)).toEqual({
    nome: 'Exemplo',
    uf: 'SP',
    ativo: false,
    itens: [],
  });
});

test('a link that asks for a million entries gets two hundred', () => {
  const opened = applyChange(nodes, schema, start, { itens: { '#': 1e6 } });
  expect(opened).toHaveProperty('itens.length', 200);
});
