import { describe, expect, test } from 'vitest';
import type { ApiVersion } from '../../../../lib/openapi/changes/api-version';
import type { SchemaObject } from '../../../../lib/openapi/schema-object';
import { compareEdits, editObject, editProperty } from './small-version';

const text: SchemaObject = { type: 'string' };
const set = (name: string, schema: SchemaObject) => (version: ApiVersion) => {
  editObject(version, 'Entrada').properties[name] = schema;
};
/** What is found where a field of what is sent is first one thing and then another. */
const between = (old: SchemaObject, now: SchemaObject) =>
  compareEdits(set('x', now), set('x', old)).map(({ id, from, to }) => [id, from, to]);

describe('a change says what was there and what is there now', () => {
  test.each<readonly [SchemaObject, SchemaObject, readonly (readonly (string | undefined)[])[]]>([
    [{ type: ['string', 'null'] }, text, [['type-narrowed/Entrada.x', 'string | null', 'string']]],
    [text, {}, [['type-widened/Entrada.x', 'string', undefined]]],
    [{}, text, [['type-narrowed/Entrada.x', undefined, 'string']]],
    [text, { type: ['integer', 'boolean'] }, [['type-changed/Entrada.x', 'string', 'integer | boolean']]],
    [{ properties: {} }, { type: 'object', properties: {} }, []],
    [{ anyOf: [text, { type: 'null' }] }, { type: ['string', 'null'] }, []],
    [
      { anyOf: [{ $ref: '#/components/schemas/Item' }, { type: 'null' }] },
      { $ref: '#/components/schemas/Item' },
      [['type-narrowed/Item', 'object | null', 'object']],
    ],
    [
      { enum: ['a', 'b'] },
      text,
      [
        ['type-narrowed/Entrada.x', undefined, 'string'],
        ['values-freed/Entrada.x', 'a, b', undefined],
      ],
    ],
    [{}, { enum: ['a', 1, null] }, [['values-listed/Entrada.x', undefined, 'a, 1']]],
    [{ const: 'a' }, { enum: ['a'] }, []],
    [
      { const: 'a' },
      { const: 'b' },
      [
        ['value-added/Entrada.x/b', undefined, undefined],
        ['value-removed/Entrada.x/a', undefined, undefined],
      ],
    ],
    [{ enum: ['a', null] }, { enum: ['a'] }, []],
    [{ maxLength: 5 }, { maxLength: 4 }, [['limit-narrowed/Entrada.x/maxLength', '5', '4']]],
    [{ maxLength: 5 }, {}, [['limit-widened/Entrada.x/maxLength', '5', undefined]]],
    [{}, { minimum: 0 }, [['limit-narrowed/Entrada.x/minimum', undefined, '0']]],
    [{ minimum: 2 }, { minimum: 1 }, [['limit-widened/Entrada.x/minimum', '2', '1']]],
    [{ multipleOf: 10 }, { multipleOf: 5 }, [['limit-widened/Entrada.x/multipleOf', '10', '5']]],
    [{ multipleOf: 5 }, { multipleOf: 10 }, [['limit-narrowed/Entrada.x/multipleOf', '5', '10']]],
    [{ uniqueItems: true }, {}, [['limit-widened/Entrada.x/uniqueItems', undefined, undefined]]],
    [{ uniqueItems: false }, {}, []],
    [{ format: 'date' }, {}, [['format-changed/Entrada.x/format', 'date', undefined]]],
    [{ contentEncoding: 'base64' }, {}, [['format-changed/Entrada.x/contentEncoding', 'base64', undefined]]],
    [{ pattern: 'a' }, { pattern: 'b' }, [['pattern-changed/Entrada.x', 'a', 'b']]],
    [{ default: { a: 1 } }, { default: { a: 2 } }, [['default-changed/Entrada.x', '{"a":1}', '{"a":2}']]],
    [{ default: { a: 1 } }, { default: { a: 1 } }, []],
    [{ default: 'a' }, {}, [['default-changed/Entrada.x', 'a', undefined]]],
  ])('%o and %o', (old, now, expected) => {
    expect(between(old, now)).toEqual(expected);
  });

  test('of an operation and an error code too', () => {
    const changes = compareEdits(({ operations, problems = {} }) => {
      Object.assign(operations.send ?? {}, { path: '/v2/pedidos' });
      Object.assign(operations, { ler: { method: 'GET', path: '/v1/x', responses: {} } });
      problems.CORPO_INVALIDO = 422;
    });
    expect(changes).toMatchObject([
      { id: 'operation-moved/send', from: 'POST /v1/pedidos', to: 'POST /v2/pedidos' },
      { id: 'operation-added/ler', from: undefined, to: 'GET /v1/x' },
      { id: 'problem-status/CORPO_INVALIDO', from: '400', to: '422', uses: [] },
    ]);
  });
});

describe('parts of a value', () => {
  test('of a list are compared where both are lists', () => {
    expect(between({ type: 'array', items: text }, { type: 'array', items: { type: 'integer' } })).toEqual([
      ['type-changed/Entrada.x[]', 'string', 'integer'],
    ]);
    expect(between({ type: 'array' }, { type: 'array', items: text })).toEqual([]);
  });

  test('under any name are compared where both say something of them', () => {
    const open = (schema: SchemaObject | boolean): SchemaObject => ({ type: 'object', additionalProperties: schema });
    expect(between(open(text), open({ type: 'integer' }))).toEqual([['type-changed/Entrada.x.*', 'string', 'integer']]);
    expect(between(open(text), open(true))).toEqual([]);
    expect(between(open(true), open(text))).toEqual([]);
    expect(between(open(text), open(false))).toEqual([['closed/Entrada.x', undefined, undefined]]);
  });

  test('of alternatives are known by name, what they ask for, what they hold or type, and counted where that is the same', () => {
    const held: SchemaObject[] = [
      { type: 'object', required: ['a', 'b'], properties: { a: text, b: text } },
      { type: 'object', properties: { c: text, d: text } },
      { type: ['string', 'null'] },
      {},
      { title: 'Outra', type: 'object', properties: { c: text, d: text } },
    ];
    const removed = between({ oneOf: held }, { oneOf: [{ type: 'boolean' }] }).map(([id]) => id);
    expect(removed).toEqual([
      'alternative-added/Entrada.x/boolean',
      'alternative-removed/Entrada.x/a+b',
      'alternative-removed/Entrada.x/c+d',
      'alternative-removed/Entrada.x/string+null',
      'alternative-removed/Entrada.x/value',
      'alternative-removed/Entrada.x/c+d 2',
    ]);
  });

  test('that become one of several are fewer values, and the other way round more', () => {
    const several: SchemaObject = { anyOf: [text, { type: 'boolean' }] };
    const ids = (old: SchemaObject, now: SchemaObject) => between(old, now).map(([id]) => id);
    expect(ids({}, several)).toEqual(['alternative-removed/Entrada.x/string', 'alternative-removed/Entrada.x/boolean']);
    expect(ids(several, {})).toEqual(['alternative-added/Entrada.x/string', 'alternative-added/Entrada.x/boolean']);
  });

  test('of an alternative are compared inside it', () => {
    const option = (schema: SchemaObject): SchemaObject => ({
      oneOf: [{ type: 'boolean' }, { type: 'object', required: ['a'], properties: { a: schema } }],
    });
    expect(compareEdits(set('x', option({ type: 'integer' })), set('x', option(text)))).toMatchObject([
      { id: 'type-changed/Entrada.x|a.a', uses: [{ anchor: 'corpo.x.opcao-2.a' }] },
    ]);
  });

  test('that only answers have are none of what is sent, and the other way round', () => {
    const both = (change: SchemaObject) => (version: ApiVersion) => {
      Object.assign(editProperty(version, 'Item', 'codigo'), change);
    };
    const ids = (edit: (version: ApiVersion) => void, before?: (version: ApiVersion) => void) =>
      compareEdits(edit, before).map(({ id, isBreaking, uses }) => [id, isBreaking, uses.map(({ anchor }) => anchor)]);
    expect(ids(both({ readOnly: true, maxLength: 3 }), both({ readOnly: true }))).toEqual([
      ['limit-narrowed/Item.codigo/maxLength', false, ['resposta-200.modo.opcao-1.codigo']],
    ]);
    expect(ids(both({ writeOnly: true, maxLength: 3 }), both({ writeOnly: true }))).toEqual([
      ['limit-narrowed/Item.codigo/maxLength', true, ['corpo.itens.item.codigo']],
    ]);
  });

  test('of layouts, which no version keeps, are known by their name', () => {
    const layout = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` });
    expect(between({ oneOf: [layout('NFe'), layout('CTe')] }, { oneOf: [layout('NFe'), layout('MDFe')] })).toEqual([
      ['alternative-added/Entrada.x/MDFe', undefined, undefined],
      ['alternative-removed/Entrada.x/CTe', undefined, undefined],
    ]);
    expect(between(layout('NFe'), { ...layout('NFe'), deprecated: true })).toEqual([
      ['deprecated/NFe', undefined, undefined],
    ]);
  });

  test('are one schema where a reference leads to parts that may be null', () => {
    const nullable = (version: ApiVersion) => {
      Object.assign(version.schemas ?? {}, {
        Talvez: { anyOf: [{ $ref: '#/components/schemas/Item' }, { type: 'null' }] },
      });
      set('x', { $ref: '#/components/schemas/Talvez' })(version);
    };
    expect(compareEdits(nullable, set('x', { $ref: '#/components/schemas/Item' }))).toMatchObject([
      { id: 'type-widened/Item', from: 'object', to: 'object | null' },
    ]);
  });
});
