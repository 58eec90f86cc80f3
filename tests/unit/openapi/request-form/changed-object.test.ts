import { describe, expect, test } from 'vitest';
import type { FormSchema } from '../../../../lib/openapi/request-form/form-file';
import type { FormChoice } from '../../../../lib/openapi/request-form/form-node';
import { addField, selectOption } from '../../../../lib/openapi/request-form/form-value';
import type { JsonValue } from '../../../../lib/openapi/samples/sample-request';
import { newNodes, person, readObject } from '../../support/person-form';

const text: FormSchema = { type: 'string' };

describe('another option', () => {
  const firstChoice = (schema: FormSchema): FormChoice => {
    const [choice] = readObject(schema).choices;
    if (!choice) throw new Error('No choice');
    return choice;
  };
  const select = (schema: FormSchema, value: Readonly<Record<string, JsonValue>>, index: number) =>
    selectOption(newNodes(), firstChoice(schema), value, index);

  test('takes the fields of the one before', () => {
    expect(select(person, { nome: 'Ana', CPF: '1' }, 0)).toEqual({ nome: 'Ana', CNPJ: '' });
  });

  test('keeps what it demands and has', () => {
    expect(select(person, { nome: 'Ana', CPF: '1' }, 1)).toEqual({ nome: 'Ana', CPF: '1' });
  });

  test('that does not exist takes the fields of all', () => {
    expect(select(person, { nome: 'Ana', CPF: '1', CNPJ: '2' }, 5)).toEqual({ nome: 'Ana' });
  });

  test('begins with its first field where it demands none', () => {
    const schema: FormSchema = { oneOf: [{ properties: { a: text } }, { properties: { b: text, c: text } }] };
    expect(select(schema, { a: '1' }, 1)).toEqual({ b: '' });
  });

  test('keeps a field that both have, unless they say different things of it', () => {
    const one: FormSchema = { title: 'Um', properties: { valor: text, codigo: { enum: ['1'] } }, required: ['valor'] };
    const other: FormSchema = {
      title: 'Dois',
      properties: { valor: text, codigo: { enum: ['2'] } },
      required: ['valor'],
    };
    const number: FormSchema = { title: 'Três', properties: { valor: { type: 'number' } }, required: ['valor'] };
    const schema: FormSchema = { oneOf: [one, other, number] };
    const begun = { valor: '1.00', codigo: '1' };
    expect(select({ oneOf: [one, other] }, begun, 1)).toEqual(begun);
    expect(select(schema, begun, 2)).toEqual({ valor: '' });
  });

  test('keeps a field that both have in a choice inside', () => {
    const inside: FormSchema = { oneOf: [{ properties: { CNPJ: text } }, { properties: { CPF: text } }] };
    const schema: FormSchema = {
      oneOf: [
        { title: 'Pessoa', ...inside, properties: { a: text } },
        { title: 'Empresa', properties: { CNPJ: text, b: text } },
      ],
    };
    expect(select(schema, { a: '1', CNPJ: '2' }, 1)).toEqual({ CNPJ: '2' });
  });
});

describe('a field', () => {
  const add = (value: Readonly<Record<string, JsonValue>>, name: string) =>
    Object.entries(addField(newNodes(), readObject(person), value, name));

  test('is added before those that come after it', () => {
    expect(add({ nome: 'Ana', telefone: '1' }, 'idade')).toEqual([
      ['nome', 'Ana'],
      ['idade', ''],
      ['telefone', '1'],
    ]);
    expect(add({ telefone: '1' }, 'nome')).toEqual([
      ['nome', ''],
      ['telefone', '1'],
    ]);
  });

  test('is added at the end where none comes after it', () => {
    expect(add({ nome: 'Ana', idade: 3 }, 'telefone').map(([name]) => name)).toEqual(['nome', 'idade', 'telefone']);
  });

  test('that is there begins anew', () => {
    expect(add({ idade: 3, nome: 'Ana' }, 'nome')).toEqual([
      ['nome', ''],
      ['idade', 3],
    ]);
  });

  test('that is not described is not added', () => {
    expect(add({ nome: 'Ana' }, 'apelido')).toEqual([['nome', 'Ana']]);
  });
});
