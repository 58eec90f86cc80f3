import { describe, expect, test } from 'vitest';
import {
  findField,
  findSchema,
  findSelected,
  listFields,
  resolveFields,
} from '../../../../lib/openapi/request-form/form-fields';
import type { FormSchema } from '../../../../lib/openapi/request-form/form-file';
import type { FormChoice } from '../../../../lib/openapi/request-form/form-node';
import type { JsonValue } from '../../../../lib/openapi/samples/sample-request';
import { newNodes, person, readObject, ref } from '../../support/person-form';

const text: FormSchema = { type: 'string' };

function choose(options: readonly FormSchema[]): FormChoice {
  const [choice] = readObject({ oneOf: [...options] }).choices;
  if (!choice) throw new Error('No choice');
  return choice;
}

/** An option with fields of which nothing more is said. */
const option = (names: readonly string[], ...required: string[]): FormSchema =>
  describedOption(Object.fromEntries(names.map((name) => [name, text])), ...required);

const describedOption = (properties: Readonly<Record<string, FormSchema>>, ...required: string[]): FormSchema => ({
  type: 'object',
  properties,
  required,
});

describe('which option a value follows', () => {
  test.each<readonly [string, readonly FormSchema[], JsonValue | undefined, number | undefined]>([
    ['none without a value', [option(['a']), option(['b'])], undefined, undefined],
    ['none of a list', [option(['a']), option(['b'])], ['a'], undefined],
    ['none without a field of its own', [option(['a']), option(['b'])], { c: '1' }, undefined],
    ['none with fields that all have', [option(['a', 'b']), option(['a', 'c'])], { a: '1' }, undefined],
    ['the one whose field is there', [option(['a']), option(['b'])], { b: '1' }, 1],
    ['the one with more of them', [option(['a']), option(['b', 'c'])], { a: '1', b: '1', c: '1' }, 1],
    ['the first of equals', [option(['a']), option(['b'])], { a: '1', b: '1' }, 0],
    ['the one that has all that it demands', [option(['a', 'x'], 'x'), option(['b'])], { a: '1', b: '1' }, 1],
    [
      'the one with more fields, also if one is missing',
      [option(['e']), option(['a', 'b', 'c', 'd'], 'd')],
      { a: '1', b: '1', c: '1', e: '1' },
      1,
    ],
    [
      'the one that allows the value',
      [describedOption({ tipo: { enum: ['a'] }, x: text }), describedOption({ tipo: { enum: ['b'] }, x: text })],
      { tipo: 'b', x: '1' },
      1,
    ],
    [
      'none while the value is still open',
      [describedOption({ tipo: { enum: ['a'] }, x: text }), describedOption({ tipo: { enum: ['b'] }, x: text })],
      { tipo: '', x: '1' },
      undefined,
    ],
    [
      'the one that lists no values, before one is there',
      [describedOption({ tipo: { enum: ['a'] } }), option(['tipo'])],
      { tipo: '' },
      1,
    ],
    [
      'the one that lists no values, for another',
      [describedOption({ tipo: { enum: ['a'] } }), option(['tipo'])],
      { tipo: 'b' },
      1,
    ],
    [
      'none of those that lists no values but lacks a field',
      [describedOption({ tipo: { enum: ['a'] } }), option(['tipo', 'x'])],
      { tipo: '' },
      undefined,
    ],
    ['not the one that has no fields', [option([]), option(['a'])], {}, undefined],
    [
      'the one of three that the others lack',
      [option(['a', 'b']), option(['a', 'c']), option(['a', 'c', 'd'])],
      { a: '1', d: '1' },
      2,
    ],
  ])('%s', (_name, options, value, expected) => {
    expect(findSelected(choose(options), value)).toBe(expected);
  });

  test('the one that a property selects, whatever else is there', () => {
    const [choice] = readObject(ref('Pagamento')).choices;
    if (!choice) throw new Error('No choice');
    expect(findSelected(choice, { tipo: 'boleto', chave: 'x' })).toBe(1);
    expect(findSelected(choice, { tipo: 'outro', chave: 'x' })).toBeUndefined();
    expect(findSelected(choice, { chave: 'x' })).toBeUndefined();
  });
});

describe('fields of an object', () => {
  const names = (schema: FormSchema, value: JsonValue) => {
    const { fields, choices } = resolveFields(readObject(schema), value);
    return { fields: fields.map(({ name }) => name), choices: choices.map(({ selected }) => selected) };
  };

  test('of an alternative stand with it, and not among the others', () => {
    expect(names(person, { nome: 'Ana', CPF: '1' })).toEqual({
      fields: ['nome', 'idade', 'emails', 'ramal', 'telefone'],
      choices: [1],
    });
  });

  test('of the option that a property selects stand among the others', () => {
    expect(names(ref('Pagamento'), { tipo: 'pix' })).toEqual({ fields: ['tipo', 'chave'], choices: [] });
    expect(names(ref('Pagamento'), { tipo: '' })).toEqual({ fields: ['tipo'], choices: [] });
  });

  test('of a choice inside the option that a property selects stand with that choice', () => {
    const inner = { ...option(['tipo']), oneOf: [option(['a']), option(['b'])] };
    const schema: FormSchema = {
      ...describedOption({ tipo: { enum: ['x'] } }),
      oneOf: [ref('Pix'), inner],
      discriminator: { propertyName: 'tipo', mapping: { pix: '#/components/schemas/Pix' } },
    };
    expect(names(schema, { tipo: 'pix' })).toEqual({ fields: ['tipo', 'chave'], choices: [] });
    const nested: FormSchema = { ...option(['z']), oneOf: [option(['y']), inner] };
    const resolved = resolveFields(readObject(nested), { tipo: '1', b: '1' });
    expect(resolved.fields.map(({ name }) => name)).toEqual(['z']);
    expect(listFields(resolved).map(({ name }) => name)).toEqual(['z', 'tipo', 'b']);
  });

  test('are demanded if their option or the object demands them', () => {
    const schema: FormSchema = {
      ...describedOption({ a: { description: 'De fora' } }, 'a'),
      oneOf: [option(['a', 'b', 'c'], 'b'), option(['d'])],
    };
    const { choices } = resolveFields(readObject(schema), { a: '1' });
    const inner = choices[0]?.inner?.fields ?? [];
    expect(inner.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
  });

  test('are what the option and the object say together, always as the same schema', () => {
    const outside: FormSchema = { description: 'De fora' };
    const node = readObject({ ...describedOption({ a: outside }), oneOf: [option(['a']), option(['b'])] });
    const schema = findField(node, { a: '1' }, 'a')?.schema;
    expect(schema).toEqual({ allOf: [text, outside] });
    expect(findField(node, { a: '2' }, 'a')?.schema).toBe(schema);
    expect(findField(node, { a: '2' }, 'c')).toBeUndefined();
  });
});

test.each<readonly [string, JsonValue | undefined, FormSchema | undefined]>([
  ['', {}, person],
  ['nome', {}, person.properties?.nome],
  ['emails.1', { emails: ['a', 'b'] }, person.properties?.emails?.items],
  ['CPF', { CPF: '1' }, text],
  ['CPF', { CNPJ: '1' }, undefined],
  ['CPF', undefined, undefined],
  ['nome.primeiro', { nome: 'Ana' }, undefined],
  ['apelido', {}, undefined],
])('the schema behind "%s" of %o', (path, value, expected) => {
  expect(findSchema(newNodes(), person, value, path === '' ? [] : path.split('.'))).toEqual(expected);
});

test('the schema behind a path follows what each entry of a list has chosen', () => {
  const list: FormSchema = { type: 'array', items: ref('Pagamento') };
  const value = [{ tipo: 'pix' }, { tipo: 'boleto' }];
  expect(findSchema(newNodes(), list, value, ['1', 'vencimento'])).toEqual({ type: 'string', format: 'date' });
  expect(findSchema(newNodes(), list, value, ['0', 'vencimento'])).toBeUndefined();
  expect(findSchema(newNodes(), list, undefined, ['0', 'vencimento'])).toBeUndefined();
});
