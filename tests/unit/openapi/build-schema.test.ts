import { describe, expect, test } from 'vitest';
import type { FieldView } from '../../../lib/openapi/schema-view';
import { viewSchemas } from '../support/api';
import { listAnchors, outlineBody } from '../support/outline';

const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest });
const text = { type: 'string' };

/** How a body reads as a request. */
const outline = (Corpo: object, more: object = {}) => outlineBody(viewSchemas({ Corpo, ...more }).request);

/** The view of one property. */
function viewField(property: object, more: object = {}): FieldView | undefined {
  const { request } = viewSchemas({ Corpo: object({ campo: property }), ...more });
  return request.kind === 'fields' ? request.fields[0] : undefined;
}

describe('the fields of an object', () => {
  test('come required first and deprecated last, otherwise as written', () => {
    const properties = {
      z: text,
      velho: { ...text, deprecated: true },
      b: text,
      a: text,
      antigo: { ...text, deprecated: true },
    };
    expect(outline(object(properties, { required: ['velho', 'b', 'a'] }))).toBe(
      'b* string\na* string\nz string\nvelho*~ string\nantigo~ string\n',
    );
  });

  // @feature 15
  test('are those of the direction: readOnly comes back only, writeOnly is sent only', () => {
    const { request, response } = viewSchemas({
      Corpo: object({ id: { ...text, readOnly: true }, senha: { $ref: '#/components/schemas/Senha' }, nome: text }),
      Senha: { ...text, writeOnly: true },
    });
    expect(outlineBody(request)).toBe('senha string\nnome string\n');
    expect(outlineBody(response)).toBe('id string\nnome string\n');
  });

  test('may be others beside the named ones', () => {
    expect(outline(object({ a: text }, { additionalProperties: true }))).toBe('a string\n…\n');
    expect(outline(object({ a: text }, { additionalProperties: false }))).toBe('a string\n');
  });

  test('under names of the sender’s choice are one more, named by a star', () => {
    const { request } = viewSchemas({
      Corpo: object({ a: text }, { additionalProperties: object({ b: text }), required: ['a'] }),
    });
    expect(outlineBody(request)).toBe('a* string\n* object\n  b string\n');
    expect(listAnchors(request)).toEqual(['corpo.a', 'corpo.*', 'corpo.*.b']);
  });

  test('that layouts describe stand with what all alternatives ask for', () => {
    const narrowed = {
      oneOf: [
        { title: 'CNPJ', required: ['CNPJ'] },
        { title: 'CPF', required: ['CPF'] },
      ],
    };
    const schema = {
      type: 'object',
      properties: { modelo: text },
      'x-layouts': { documento: { of: 'documents', description: 'O documento.' } },
      oneOf: [{ allOf: [narrowed] }],
    };
    expect(outline(schema)).toContain('modelo string\n');
    expect(outline(schema)).toMatch(/documento \S+\n {2}= layouts of documents\n/);
    expect(outline(schema)).toMatch(/oneOf: CNPJ CNPJ\noneOf: CPF CPF\n$/);
    expect(outline({ ...schema, oneOf: undefined })).not.toContain('oneOf');
  });

  // @feature 9
  test('join all parts of allOf, and what each requires', () => {
    const parts = [{ $ref: '#/components/schemas/Base' }, object({ b: text }, { required: ['b'] })];
    const Base = object({ a: text, c: text }, { required: ['a'] });
    expect(outline({ allOf: parts, properties: { d: text }, required: ['c'] }, { Base })).toBe(
      'a* string\nc* string\nb* string\nd string\n',
    );
  });

  test('say which others must come with them, whatever part says so', () => {
    const Base = object({ inicio: text, fim: text }, { dependentRequired: { inicio: ['fim'], fim: ['inicio'] } });
    const parts = [{ $ref: '#/components/schemas/Base' }, { dependentRequired: { inicio: ['fim', 'fuso'] } }];
    const { request } = viewSchemas({ Corpo: { allOf: parts, properties: { fuso: text } }, Base });
    const fields = request.kind === 'fields' ? request.fields : [];
    expect(fields.map(({ name, alsoRequires }) => [name, alsoRequires])).toEqual([
      ['inicio', ['fim', 'fuso']],
      ['fim', ['inicio']],
      ['fuso', []],
    ]);
  });

  test('join parts within parts', () => {
    const Meio = { allOf: [{ $ref: '#/components/schemas/Fundo' }, object({ m: text })] };
    expect(outline({ allOf: [{ $ref: '#/components/schemas/Meio' }] }, { Meio, Fundo: object({ f: text }) })).toBe(
      'f string\nm string\n',
    );
  });
});

describe('the type of a value', () => {
  // @feature 14
  test.each([
    [
      { type: 'string', format: 'date-time' },
      { name: 'string', format: 'date-time' },
    ],
    [
      { type: 'array', items: { type: 'integer', format: 'int64' } },
      { name: 'integer', format: 'int64', isList: true },
    ],
    [{ type: ['string', 'null'] }, { name: 'string', isNullable: true }],
    [{ type: ['string', 'integer'] }, { name: 'string | integer', isNullable: false }],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, { name: 'integer', isNullable: true }],
    [{ oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Data' }] }, { format: 'date', isNullable: true }],
    [{ $ref: '#/components/schemas/Data' }, { name: 'string', format: 'date', isNullable: false }],
    [
      { type: 'array', items: { $ref: '#/components/schemas/Data' } },
      { name: 'string', isList: true },
    ],
    [{ enum: ['a', 'b'] }, { name: 'string' }],
    [{ properties: { a: text } }, { name: 'object' }],
    [{}, { name: 'any' }],
  ])('of %j is %j', (property, type) => {
    expect(viewField(property, { Data: { type: 'string', format: 'date' } })?.type).toMatchObject(type);
  });

  // @feature 14
  test('is that of the value behind a shared schema that may be null', () => {
    const Talvez = { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] };
    const field = viewField({ $ref: '#/components/schemas/Talvez' }, { Talvez });
    expect(field?.type).toEqual({ name: 'string', format: 'date', isList: false, isNullable: true });
    expect(field?.body).toEqual({ kind: 'leaf' });
  });
});

describe('what is said of a value', () => {
  // @feature 13
  test('is its limits, in the order a reader looks for them', () => {
    const limits = { pattern: '^a', maxLength: 9, minLength: 0, uniqueItems: true };
    expect(viewField({ ...text, ...limits })?.constraints).toEqual([
      { kind: 'minLength', value: '0' },
      { kind: 'maxLength', value: '9' },
      { kind: 'uniqueItems', value: 'true' },
      { kind: 'pattern', value: '^a' },
    ]);
  });

  test('of a list is its own limits, then those of its items', () => {
    const list = { type: 'array', maxItems: 3, items: { ...text, maxLength: 5, enum: ['a'] } };
    const field = viewField(list);
    expect(field?.constraints.map(({ kind }) => kind)).toEqual(['maxItems', 'maxLength']);
    expect(field?.allowed.map(({ value }) => value)).toEqual(['a']);
  });

  // @feature 11
  test('is its allowed values with their meanings, null aside', () => {
    const field = viewField({
      type: ['integer', 'null'],
      enum: [1, 2, null],
      'x-enumDescriptions': { 1: 'Um **só**' },
    });
    expect(field?.allowed).toEqual([
      { value: '1', meaning: { html: 'Um <strong>só</strong>', source: 'Um **só**' } },
      { value: '2', meaning: undefined },
    ]);
  });

  // @feature 13
  test('is constant, default and up to three examples, text without quotes', () => {
    expect(viewField({ const: 'x', default: 0, examples: ['a', 1, { b: [] }, 'demais'] })).toMatchObject({
      constant: 'x',
      defaultValue: '0',
      examples: ['a', '1', '{"b":[]}'],
    });
    expect(viewField({ default: null, const: false })).toMatchObject({ constant: 'false', defaultValue: 'null' });
  });

  test('is the text of the place that uses it, before that of the shared schema', () => {
    const Data = { ...text, description: 'Uma data.' };
    expect(
      viewField({ $ref: '#/components/schemas/Data', description: 'O **dia**.' }, { Data })?.description?.html,
    ).toBe('<p>O <strong>dia</strong>.</p>');
    expect(viewField({ $ref: '#/components/schemas/Data' }, { Data })?.description?.html).toBe('<p>Uma data.</p>');
  });
});
