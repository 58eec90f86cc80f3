import { describe, expect, test } from 'vitest';
import type { FormSchema } from '../../../../lib/openapi/request-form/form-file';
import { FormNodes } from '../../../../lib/openapi/request-form/form-nodes';
import { components, newNodes, person, read, readObject, ref } from '../../support/person-form';

const text: FormSchema = { type: 'string' };

test('the meanings of values are found by value, also where another schema leaves some values out', () => {
  const nodes = new FormNodes({ Cor: { type: 'string', enum: ['2', '10', 'x'], meanings: ['Azul', 'Verde', ''] } });
  const meanings = { 2: 'Azul', 10: 'Verde', x: '' };
  const whole = nodes.read(ref('Cor')).schema;
  expect(whole).toMatchObject({ enum: ['2', '10', 'x'], 'x-enumDescriptions': meanings });
  expect(whole).not.toHaveProperty('meanings');
  const part = nodes.read({ allOf: [ref('Cor'), { enum: ['10', '3'] }] }).schema;
  expect(part).toMatchObject({ enum: ['10'], 'x-enumDescriptions': meanings });
});

test('a schema is read once', () => {
  const nodes = newNodes();
  expect(nodes.read(person)).toBe(nodes.read(person));
});

describe('what kind a schema is', () => {
  test.each<readonly [string, FormSchema, object]>([
    ['a text', text, { kind: 'value', types: ['string'], isNullable: false, patterns: [] }],
    ['anything', {}, { kind: 'value', types: [], isNullable: false }],
    ['a text with a pattern', { type: 'string', pattern: '^a' }, { kind: 'value', patterns: ['^a'] }],
    ['a text or null', { type: ['string', 'null'] }, { kind: 'value', types: ['string'], isNullable: true }],
    ['two types', { type: ['string', 'number'] }, { kind: 'value', types: ['string', 'number'], isNullable: false }],
    ['one schema or null', { anyOf: [text, { type: 'null' }] }, { kind: 'value', types: ['string'], isNullable: true }],
    [
      'two values or null',
      { anyOf: [text, { type: 'integer' }, { type: 'null' }] },
      { kind: 'value', types: ['string', 'integer'], isNullable: true },
    ],
    [
      'a value, a list or an object',
      { oneOf: [{ type: 'string', format: 'date' }, { type: 'array', items: text }, ref('Pix')] },
      { kind: 'value', types: ['string', 'array', 'object'], isNullable: false, schema: { format: undefined } },
    ],
    ['an object without fields', { type: 'object' }, { kind: 'object', isNullable: false }],
    ['fields without a type', { properties: { a: text } }, { kind: 'object' }],
    ['alternatives without a type', { oneOf: [ref('Pix'), ref('Boleto')] }, { kind: 'object' }],
    ['a list', { type: 'array', items: text }, { kind: 'list', items: text, isNullable: false }],
    [
      'a list or null',
      { anyOf: [{ type: 'array', items: text }, { type: 'null' }] },
      { kind: 'list', isNullable: true },
    ],
    ['one that has not come', ref('Ausente'), { kind: 'part', names: ['Ausente'] }],
    ['one made of one that has not come', { allOf: [ref('Ausente'), text] }, { kind: 'part', names: ['Ausente'] }],
    [
      'alternatives that have not come',
      { oneOf: [ref('Pix'), ref('Ausente'), ref('Outro')] },
      { kind: 'part', names: ['Ausente', 'Outro'] },
    ],
  ])('%s', (_name, schema, expected) => {
    expect(read(schema)).toMatchObject(expected);
  });
});

describe('alternatives of an object', () => {
  const choicesOf = (schema: FormSchema) =>
    readObject(schema).choices.map(({ mode, options, selector }) => ({
      mode,
      options: options.map(({ label, description, names }) => [label, description, ...names]),
      selector,
    }));

  test('have the name of their title, of the component, or of what they demand', () => {
    const described: FormSchema = { ...text, description: 'O número.' };
    const schema: FormSchema = {
      anyOf: [
        { ...ref('No'), title: 'Ponto' },
        ref('No'),
        { required: ['CNPJ'], properties: { CNPJ: described } },
        { required: ['a', 'b'], properties: { a: described, b: text } },
        { required: ['a'], properties: { a: described, c: text } },
        { properties: { d: described } },
      ],
    };
    expect(choicesOf(schema)).toEqual([
      {
        mode: 'anyOf',
        options: [
          ['Ponto', undefined, 'nome', 'filho'],
          ['No', undefined, 'nome', 'filho'],
          ['CNPJ', 'O número.', 'CNPJ'],
          ['a, b', undefined, 'a', 'b'],
          ['a', undefined, 'a', 'c'],
          ['', undefined, 'd'],
        ],
        selector: undefined,
      },
    ]);
  });

  test('are told by a property, as far as its values lead to one of them', () => {
    const target = (name: string) => `#/components/schemas/${name}`;
    const schema: FormSchema = {
      oneOf: [ref('Pix'), ref('Boleto')],
      discriminator: { propertyName: 'tipo', mapping: { b: target('Boleto'), c: target('Cartao'), p: target('Pix') } },
    };
    const [choice] = choicesOf(schema);
    expect(choice?.mode).toBe('oneOf');
    expect(choice?.selector?.property).toBe('tipo');
    expect([...(choice?.selector?.optionOf ?? [])]).toEqual([
      ['b', 1],
      ['p', 0],
    ]);
    const unmapped = readObject({ ...schema, discriminator: { propertyName: 'tipo' } });
    expect(unmapped.choices[0]?.selector?.optionOf.size).toBe(0);
  });

  test('count with the fields of the alternatives inside them', () => {
    const inner: FormSchema = { oneOf: [{ properties: { b: text } }, { properties: { c: text } }] };
    const [choice] = choicesOf({
      oneOf: [{ title: 'Um', properties: { a: text }, ...inner }, { properties: { d: text } }],
    });
    expect(choice?.options[0]).toEqual(['Um', undefined, 'a', 'b', 'c']);
  });
});

describe('schemas that all hold', () => {
  const joined: FormSchema = {
    allOf: [
      {
        ...{ required: ['a'], properties: { a: { type: 'string', maxLength: 3 }, b: text }, title: 'Antes' },
        ...{ dependentRequired: { a: ['b'] }, excludes: { a: ['c'] } },
      },
      { anyOf: [{ properties: { a: { description: 'Depois' }, c: text } }, { type: 'null' }] },
    ],
    ...{ required: ['c'], properties: { d: { type: 'string', readOnly: true } }, title: undefined },
    ...{ dependentRequired: { b: ['c'] }, excludes: { b: ['d'] } },
  };

  test('are one with the fields of all, those of answers left out', () => {
    const node = readObject(joined);
    expect([...node.properties]).toEqual([
      ['a', { allOf: [{ type: 'string', maxLength: 3 }, { description: 'Depois' }], description: 'Depois' }],
      ['b', text],
      ['c', text],
    ]);
    expect([...node.required]).toEqual(['a', 'c']);
    expect(node).toMatchObject({
      isNullable: true,
      together: { a: ['b'], b: ['c'] },
      excludes: { a: ['c'], b: ['d'] },
      schema: { title: 'Antes' },
    });
  });

  test('have the patterns of all, each once, and the values that all allow', () => {
    const parts: FormSchema[] = [
      { type: 'string', pattern: '^a', enum: ['ab', 'ac'] },
      { pattern: 'b$', enum: ['ab', 'xb'] },
      { pattern: '^a' },
    ];
    expect(read({ allOf: parts })).toMatchObject({
      patterns: ['^a', 'b$'],
      schema: { enum: ['ab'] },
      types: ['string'],
    });
    expect(read({ allOf: [{ enum: ['x'] }, { title: 'Valor' }] }).schema).toMatchObject({
      enum: ['x'],
      title: 'Valor',
    });
    expect(read({ allOf: [text, text] }).schema).not.toHaveProperty('enum');
  });

  test('that say nothing of fields are no object', () => {
    expect(new FormNodes(components).read({ allOf: [text, { minLength: 1 }] }).kind).toBe('value');
  });
});
