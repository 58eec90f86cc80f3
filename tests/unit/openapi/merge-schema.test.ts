import { describe, expect, test } from 'vitest';
import { mergeAllOf, unwrapNullable, unwrapSingle } from '../../../lib/openapi/merge-schema';
import type { SchemaObject } from '../../../lib/openapi/schema-object';
import { ref } from '../support/api';

const text: SchemaObject = { type: 'string' };
const nothing: SchemaObject = { type: 'null' };
const base: SchemaObject = { title: 'Base', description: 'Uma base.', required: ['a'], properties: { a: text } };
const resolve = (part: SchemaObject) =>
  part.$ref === undefined ? { schema: part, name: undefined } : { schema: base, name: 'Base' };

describe('or null', () => {
  test.each<readonly [string, SchemaObject, SchemaObject, boolean]>([
    ['comes off one of two', { anyOf: [text, nothing] }, text, true],
    ['comes off in either order', { oneOf: [nothing, ref('A')] }, ref('A'), true],
    [
      'leaves the words around it',
      { description: 'Fora.', anyOf: [text, nothing] },
      { description: 'Fora.', ...text },
      true,
    ],
    [
      'stays with several',
      { anyOf: [text, { type: 'integer' }, nothing] },
      { anyOf: [text, { type: 'integer' }, nothing] },
      false,
    ],
    ['is not there for one alone', { anyOf: [text] }, { anyOf: [text] }, false],
    ['is not there for null alone', { anyOf: [nothing] }, { anyOf: [nothing] }, false],
    ['is a type among others', { type: ['string', 'null'] }, { type: ['string', 'null'] }, true],
    ['is not among other types', { type: ['string', 'integer'] }, { type: ['string', 'integer'] }, false],
    ['is not there in a plain one', text, text, false],
  ])('%s', (_name, schema, expected, isNullable) => {
    expect(unwrapNullable(schema)).toEqual({ schema: expected, isNullable });
  });
});

test.each<readonly [string, SchemaObject, SchemaObject]>([
  ['a single reference is the reference', { allOf: [ref('A')], title: 'T' }, { ...ref('A'), title: 'T' }],
  ['a single part that is no reference stays', { allOf: [text] }, { allOf: [text] }],
  ['two references stay', { allOf: [ref('A'), ref('B')] }, { allOf: [ref('A'), ref('B')] }],
  ['without parts nothing changes', text, text],
])('%s', (_name, schema, expected) => expect(unwrapSingle(schema)).toEqual(expected));

describe('parts of one schema', () => {
  test('are joined, with the words of the whole alone', () => {
    const whole: SchemaObject = { allOf: [ref('Base'), { properties: { b: text } }], required: ['b'], title: 'Toda' };
    expect(mergeAllOf(whole, resolve)).toEqual({
      title: 'Toda',
      description: undefined,
      required: ['a', 'b'],
      properties: { a: text, b: text },
      dependentRequired: {},
    });
  });

  test('add nothing the second time', () => {
    const twice: SchemaObject = {
      allOf: [ref('Base'), { allOf: [ref('Base')], properties: { a: { type: 'integer' } } }],
    };
    expect(mergeAllOf(twice, resolve).properties).toEqual({ a: { type: 'integer' } });
    const again: SchemaObject = { allOf: [{ properties: { a: { type: 'integer' } } }, ref('Base'), ref('Base')] };
    expect(mergeAllOf(again, resolve).properties).toEqual({ a: text });
  });

  test('that have no names are each their own', () => {
    const unnamed: SchemaObject = { allOf: [{ properties: { a: text } }, { properties: { b: text } }] };
    expect(Object.keys(mergeAllOf(unnamed, resolve).properties ?? {})).toEqual(['a', 'b']);
  });

  test('ask together for what each asks for', () => {
    const asking: SchemaObject = {
      allOf: [{ dependentRequired: { a: ['b'] } }, { dependentRequired: { a: ['c', 'b'], d: ['a'] } }],
    };
    expect(mergeAllOf(asking, resolve).dependentRequired).toEqual({ a: ['b', 'c'], d: ['a'] });
  });

  test('are none in a plain schema, which stays the same one', () => {
    expect(mergeAllOf(text, resolve)).toBe(text);
  });
});
