import { describe, expect, test } from 'vitest';
import type { FormSchema } from '../../../../lib/openapi/request-form/form-file';
import {
  addAll,
  addRequired,
  addRequiredFields,
  fillRequired,
  keepRequired,
  listMissing,
  readAt,
  writeAt,
} from '../../../../lib/openapi/request-form/form-value';
import type { JsonValue } from '../../../../lib/openapi/samples/sample-request';
import { newNodes, person, readObject, ref } from '../../support/person-form';

const text: FormSchema = { type: 'string' };

describe('places of a value', () => {
  const value: JsonValue = { lista: [{ a: 1 }, { a: 2 }], b: 'x' };

  test('are read', () => {
    expect(readAt(value, [])).toBe(value);
    expect(readAt(value, ['lista', '1', 'a'])).toBe(2);
    expect(readAt(value, ['lista', '2', 'a'])).toBeUndefined();
    expect(readAt(value, ['b', 'length'])).toBeUndefined();
    expect(readAt(value, ['constructor'])).toBeUndefined();
  });

  test.each<readonly [string, JsonValue, readonly string[], JsonValue | undefined, JsonValue]>([
    ['the whole', value, [], 'y', 'y'],
    ['the whole taken out', value, [], undefined, null],
    ['an entry of a list', value, ['lista', '1', 'a'], 3, { lista: [{ a: 1 }, { a: 3 }], b: 'x' }],
    ['an entry more', value, ['lista', '2'], { a: 4 }, { lista: [{ a: 1 }, { a: 2 }, { a: 4 }], b: 'x' }],
    ['an entry less', value, ['lista', '0'], undefined, { lista: [{ a: 2 }], b: 'x' }],
    ['a field of an entry taken out', value, ['lista', '0', 'a'], undefined, { lista: [{}, { a: 2 }], b: 'x' }],
    ['a field less', value, ['lista'], undefined, { b: 'x' }],
    ['fields where nothing was', null, ['a', 'b'], 1, { a: { b: 1 } }],
    ['fields where a text was', value, ['b', 'c'], 1, { lista: [{ a: 1 }, { a: 2 }], b: { c: 1 } }],
    ['a field taken out where none was', 'x', ['a'], undefined, {}],
  ])('are written: %s', (_name, before, path, next, expected) => {
    expect(writeAt(before, path, next)).toEqual(expected);
  });

  test('stay in their order when they are written', () => {
    expect(Object.keys(writeAt({ a: 1, b: 2 }, ['a'], 3) as object)).toEqual(['a', 'b']);
    expect(Object.keys(writeAt({ a: 1, b: 2 }, ['c'], 3) as object)).toEqual(['a', 'b', 'c']);
  });
});

describe('what a schema demands', () => {
  test.each<readonly [string, FormSchema, JsonValue]>([
    ['the first alternative', person, { nome: '', CNPJ: '' }],
    ['values that can only be one', ref('Pix'), { tipo: 'pix', chave: '' }],
    ['a constant', { const: 5, enum: [5, 6] }, 5],
    ['no value of several', { enum: ['a', 'b'] }, ''],
    ['a boolean', { type: 'boolean' }, false],
    ['an empty list', { type: 'array', items: text }, []],
    [
      'an entry of a list that has to have one',
      { type: 'array', minItems: 1, items: ref('Pix') },
      [{ tipo: 'pix', chave: '' }],
    ],
    ['what has not come', ref('Ausente'), {}],
    [
      'the alternatives inside the first one',
      {
        oneOf: [
          {
            properties: { a: text },
            required: ['a'],
            oneOf: [{ properties: { b: text }, required: ['b'] }, { properties: { c: text } }],
          },
          { properties: { d: text } },
        ],
      },
      { a: '', b: '' },
    ],
  ])('%s', (_name, schema, expected) => {
    expect(fillRequired(newNodes(), schema)).toEqual(expected);
  });

  test('is added to a value, in the order in which it was and with what else it has', () => {
    const value = { apelido: 'x', CPF: '1', idade: 3 };
    expect(addRequired(newNodes(), person, value)).toEqual({ ...value, nome: '' });
    const nodes = newNodes();
    expect(Object.keys(addRequiredFields(nodes, readObject(person), value))).toEqual([
      'apelido',
      'CPF',
      'idade',
      'nome',
    ]);
  });

  test('is added inside fields and entries that are there', () => {
    const list: FormSchema = { type: 'object', properties: { pagamentos: { type: 'array', items: ref('Pix') } } };
    expect(addRequired(newNodes(), list, { pagamentos: [{ chave: 'x' }, {}] })).toEqual({
      pagamentos: [
        { chave: 'x', tipo: 'pix' },
        { tipo: 'pix', chave: '' },
      ],
    });
  });

  test('and nothing more is kept, with what was typed there', () => {
    const typed = { nome: 'Ana', idade: 3, CPF: '1', apelido: 'x' };
    expect(keepRequired(newNodes(), person, typed)).toEqual({ nome: 'Ana', CPF: '1' });
  });

  test('is nothing for an object that is null', () => {
    const schema: FormSchema = { properties: { pix: { anyOf: [ref('Pix'), { type: 'null' }] } } };
    expect(addRequired(newNodes(), schema, { pix: null })).toEqual({ pix: null });
  });
});

describe('everything', () => {
  test('leaves out what the fields before exclude and what only answers have', () => {
    const whole = addAll(newNodes(), person, { nome: 'Ana', CPF: '1' });
    expect(whole).toEqual({ nome: 'Ana', CPF: '1', idade: '', emails: [''], ramal: '' });
  });

  test('keeps fields that exclude each other where both are there, and those that are demanded', () => {
    const both: FormSchema = { properties: { a: text, b: text, c: text }, excludes: { a: ['b', 'c'] } };
    expect(addAll(newNodes(), both, { a: '1', b: '2' })).toEqual({ a: '1', b: '2' });
    expect(addAll(newNodes(), { ...both, required: ['b'] }, { a: '1' })).toEqual({ a: '1', b: '' });
    expect(addAll(newNodes(), both, { c: '1' })).toEqual({ b: '', c: '1' });
  });

  test('of a schema that contains itself ends', () => {
    const depth = JSON.stringify(addAll(newNodes(), ref('No'), {})).match(/filho/g)?.length;
    expect(depth).toBe(16);
    const list: FormSchema = { properties: { filhos: { type: 'array', minItems: 1, items: ref('No') } } };
    expect(JSON.stringify(addAll(newNodes(), list, {})).match(/filho"/g)?.length).toBe(14);
  });
});

describe('schemas that have not come', () => {
  const list = (schema: FormSchema, value: JsonValue | undefined) => listMissing(newNodes(), schema, value);
  const schema: FormSchema = { properties: { documento: ref('NFe'), outro: ref('CTe'), nome: text } };

  test('are named where a value needs them', () => {
    expect(list(schema, { documento: {}, nome: 'x' })).toEqual(['NFe']);
    expect(list(schema, 'x')).toEqual([]);
    expect(list(text, 'x')).toEqual([]);
    expect(list(text, {})).toEqual([]);
  });

  test('are named for each entry of a list', () => {
    expect(list({ type: 'array', items: schema }, [{ outro: {} }, { documento: {} }])).toEqual(['CTe', 'NFe']);
    expect(list({ type: 'array', items: schema }, undefined)).toEqual([]);
  });
});
