import { describe, expect, test } from 'vitest';
import { checkValue } from '../../../../lib/openapi/request-form/check-value';
import { isObject, resolveFields } from '../../../../lib/openapi/request-form/form-fields';
import type { FormSchema } from '../../../../lib/openapi/request-form/form-file';
import type { ObjectNode } from '../../../../lib/openapi/request-form/form-node';
import { FormNodes } from '../../../../lib/openapi/request-form/form-nodes';
import {
  addAll,
  addField,
  fillRequired,
  keepRequired,
  listMissing,
  readAt,
  selectOption,
  writeAt,
} from '../../../../lib/openapi/request-form/form-value';
import type { JsonValue } from '../../../../lib/openapi/samples/sample-request';

const ref = (name: string): FormSchema => ({ $ref: `#/components/schemas/${name}` });
const text: FormSchema = { type: 'string' };
const schemas: Readonly<Record<string, FormSchema>> = {
  Pix: {
    title: 'Pix',
    type: 'object',
    required: ['tipo', 'chave'],
    properties: { tipo: { enum: ['pix'] }, chave: text },
  },
  Boleto: {
    title: 'Boleto',
    type: 'object',
    required: ['tipo', 'vencimento'],
    properties: { tipo: { enum: ['boleto'] }, vencimento: { type: 'string', format: 'date' } },
  },
  Pagamento: {
    type: 'object',
    required: ['tipo'],
    properties: { tipo: { type: 'string', enum: ['pix', 'boleto'] } },
    oneOf: [ref('Pix'), ref('Boleto')],
    discriminator: {
      propertyName: 'tipo',
      mapping: { pix: '#/components/schemas/Pix', boleto: '#/components/schemas/Boleto' },
    },
  },
  No: { type: 'object', properties: { nome: text, filho: ref('No') } },
};
const pessoa: FormSchema = {
  type: 'object',
  required: ['nome'],
  additionalProperties: false,
  properties: {
    nome: { type: 'string', minLength: 2, maxLength: 10, pattern: '^[A-Z]' },
    idade: { anyOf: [{ type: 'integer', minimum: 0, maximum: 150 }, { type: 'null' }] },
    criadoEm: { type: 'string', readOnly: true },
    emails: { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: { type: 'string', format: 'email' } },
    ramal: text,
    telefone: text,
  },
  oneOf: [
    { title: 'CNPJ', required: ['CNPJ'], properties: { CNPJ: text } },
    { title: 'CPF', required: ['CPF'], properties: { CPF: text } },
  ],
  dependentRequired: { ramal: ['telefone'] },
  excludes: { telefone: ['emails'] },
};
const nodes = new FormNodes(schemas);
const objectOf = (schema: FormSchema) => nodes.read(schema) as ObjectNode;

const told = (schema: FormSchema, value: JsonValue) =>
  checkValue(nodes, schema, value).map(({ path, kind, names, constraints }) =>
    [path.join('.'), kind, ...names, ...constraints.map((limit) => `${limit.kind} ${limit.value}`)].join(' ').trim(),
  );

describe('what a value breaks', () => {
  const right = { nome: 'Ana', CPF: '1' };
  test.each<readonly [string, JsonValue, readonly string[]]>([
    ['nothing', right, []],
    ['null where it may be', { ...right, idade: null }, []],
    ['a field that is missing', { CPF: '1' }, ['nome missing']],
    ['a field without a value', { ...right, nome: '' }, ['nome empty']],
    ['null where it may not be', { ...right, nome: null }, ['nome empty']],
    ['a length', { ...right, nome: 'A' }, ['nome limits minLength 2 maxLength 10']],
    ['a pattern', { ...right, nome: 'ana' }, ['nome limits pattern ^[A-Z]']],
    ['a range', { ...right, idade: 151 }, ['idade limits minimum 0 maximum 150']],
    ['a type', { ...right, idade: '12x' }, ['idade type integer']],
    ['a number with a fraction', { ...right, idade: 1.5 }, ['idade type integer']],
    ['a format', { ...right, emails: ['ana@'] }, ['emails.0 format email']],
    ['too few entries', { ...right, emails: [] }, ['emails limits minItems 1 maxItems 2']],
    ['the same entry twice', { ...right, emails: ['a@b.c', 'a@b.c'] }, ['emails limits uniqueItems true']],
    ['no alternative', { nome: 'Ana' }, [' choice CNPJ CPF']],
    ['two alternatives', { ...right, CNPJ: '2' }, ['CPF unknown']],
    ['a name that is not described', { ...right, apelido: 'x' }, ['apelido unknown']],
    ['what goes with another field', { ...right, ramal: '1' }, ['ramal together telefone']],
    ['what excludes another field', { ...right, telefone: '1', emails: ['a@b.c'] }, ['telefone excludes emails']],
  ])('%s', (_name, value, expected) => {
    expect(told(pessoa, value)).toEqual(expected.map((line) => line.trim()));
  });

  test('the option that a value selects decides which fields there are', () => {
    expect(told(ref('Pagamento'), { tipo: 'pix', chave: 'x' })).toEqual([]);
    expect(told(ref('Pagamento'), { tipo: 'boleto', chave: 'x' })).toEqual(['vencimento missing', 'chave unknown']);
    expect(told(ref('Pagamento'), { tipo: 'boleto', vencimento: '2026-13-40' })).toEqual(['vencimento format date']);
  });
});

describe('values', () => {
  test('what is required has the first alternative, and values that can only be one', () => {
    expect(fillRequired(nodes, pessoa)).toEqual({ nome: '', CNPJ: '' });
    expect(fillRequired(nodes, ref('Pix'))).toEqual({ tipo: 'pix', chave: '' });
  });

  test('everything leaves out what the fields before exclude and what only answers have', () => {
    const whole = addAll(nodes, pessoa, { nome: 'Ana', CPF: '1' });
    expect(whole).toEqual({ nome: 'Ana', CPF: '1', idade: '', emails: [''], ramal: '' });
  });

  test('only what is required keeps what was typed there', () => {
    expect(keepRequired(nodes, pessoa, { nome: 'Ana', idade: 3, CPF: '1' })).toEqual({ nome: 'Ana', CPF: '1' });
  });

  test('a schema that contains itself ends', () => {
    expect(JSON.stringify(addAll(nodes, ref('No'), {})).match(/filho/g)?.length).toBeLessThan(20);
  });

  test('another option takes the fields of the one before', () => {
    const [choice] = objectOf(pessoa).choices;
    if (!choice) throw new Error('No choice');
    expect(selectOption(nodes, choice, { nome: 'Ana', CPF: '1' }, 0)).toEqual({ nome: 'Ana', CNPJ: '' });
  });

  test('a field is added before those that come after it', () => {
    const added = addField(nodes, objectOf(pessoa), { nome: 'Ana', telefone: '1' }, 'idade');
    expect(Object.keys(added)).toEqual(['nome', 'idade', 'telefone']);
  });

  test('fields of an alternative stand with it, and not among the others', () => {
    const resolved = resolveFields(objectOf(pessoa), { nome: 'Ana', CPF: '1' });
    expect(resolved.fields.map(({ name }) => name)).not.toContain('CPF');
    expect(resolved.choices.map(({ selected }) => selected)).toEqual([1]);
  });

  test('places are read, written and taken out, in lists too', () => {
    const value: JsonValue = { lista: [{ a: 1 }, { a: 2 }] };
    expect(readAt(value, ['lista', '1', 'a'])).toBe(2);
    expect(readAt(value, ['constructor'])).toBeUndefined();
    expect(writeAt(value, ['lista', '1', 'a'], 3)).toEqual({ lista: [{ a: 1 }, { a: 3 }] });
    expect(writeAt(value, ['lista', '0'], undefined)).toEqual({ lista: [{ a: 2 }] });
    expect(writeAt(value, ['lista', '2'], { a: 4 })).toEqual({ lista: [{ a: 1 }, { a: 2 }, { a: 4 }] });
    expect(isObject(writeAt(value, ['lista'], undefined))).toBe(true);
  });

  test('schemas that have not come are named', () => {
    const schema: FormSchema = { properties: { documento: ref('NFe'), outro: ref('CTe') } };
    expect(listMissing(nodes, schema, { documento: {} })).toEqual(['NFe']);
  });
});
