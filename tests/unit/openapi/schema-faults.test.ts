import { describe, expect, test } from 'vitest';
import { readApi } from '../support/api';
import { edit } from '../support/edit';
import { expectFault } from '../support/fault-rows';
import { readSmallSite } from '../support/fixture-site';

const source = readSmallSite('openapi.yaml');
/** On line 130; what takes its place is the fault. */
const PROPERTY = 'usuario: { type: string }';

describe('a schema is refused for', () => {
  test.each([
    ['an unknown type', 'usuario: { type: text }', '130 | type: found "text" | use string, number, integer,'],
    [
      'a list of types with an unknown one',
      'usuario: { type: [string, nulo] }',
      '130 | 1: found "nulo" | use string, number, integer,',
    ],
    ['a list of no types', 'usuario: { type: [] }', '130 | type: found [] | name a type'],
    ['a type in capitals', 'usuario: { type: String }', '130 | type: found "String" | use string, number, integer,'],
    [
      'a pattern with an open group',
      'usuario: { type: string, pattern: "(a" }',
      '130 | pattern: found "(a" | write a regular expression',
    ],
    [
      'a pattern with an open class',
      'usuario: { type: string, pattern: "[0-9" }',
      '130 | pattern: found "[0-9" | write a regular expression',
    ],
    [
      'a pattern that repeats nothing',
      'usuario: { type: string, pattern: "*a" }',
      '130 | pattern: found "*a" | write a regular expression',
    ],
    [
      'a pattern of another language',
      'usuario: { type: string, pattern: "(?i)a" }',
      '130 | pattern: found "(?i)a" | write a regular expression',
    ],
    [
      'a pattern with a range the wrong way round',
      'usuario: { type: string, pattern: "[z-a]" }',
      '130 | pattern: found "[z-a]" | write a regular expression',
    ],
    [
      'a shortest length above the longest',
      'usuario: { type: string, minLength: 9, maxLength: 3 }',
      '130 | maxLength: found 3 | write a number that is not',
    ],
    ['a negative length', 'usuario: { type: string, minLength: -1 }', '130 | minLength: found -1 | write 0 or more'],
    [
      'a length that is not whole',
      'usuario: { type: string, maxLength: 1.5 }',
      '130 | maxLength: found 1.5 | write a whole number',
    ],
    [
      'a length that is a text',
      'usuario: { type: string, maxLength: "10" }',
      '130 | maxLength: found "10" | write a whole number',
    ],
    [
      'a minimum above the maximum',
      'usuario: { type: number, minimum: 2, maximum: 1 }',
      '130 | maximum: found 1 | write a number that is not',
    ],
    [
      'exclusive limits the wrong way round',
      'usuario: { type: number, exclusiveMinimum: 2, exclusiveMaximum: 1 }',
      '130 | exclusiveMaximum: found 1 | write a number that is not',
    ],
    [
      'an exclusive limit of OpenAPI 3.0',
      'usuario: { type: number, minimum: 1, exclusiveMinimum: true }',
      '130 | exclusiveMinimum: found true | write a value of type number',
    ],
    [
      'more items at least than at most',
      'usuario: { type: array, minItems: 2, maxItems: 1 }',
      '130 | maxItems: found 1 | write a number that is not',
    ],
    [
      'a multiple of 0',
      'usuario: { type: number, multipleOf: 0 }',
      '130 | multipleOf: found 0 | write a number above 0',
    ],
    ['an enum without values', 'usuario: { enum: [] }', '130 | enum: found [] | give at least one value'],
    ['an enum that is a text', 'usuario: { enum: a }', '130 | enum: found "a" | write a value of type array'],
    [
      'nullable of OpenAPI 3.0',
      'usuario: { type: string, nullable: true }',
      '130 | usuario: found unknown key "nullable" | remove the key or correct its',
    ],
    ['a schema that is null', 'usuario:', '130 | usuario: found null | write a value of type object'],
    ['a schema that is a text', 'usuario: string', '130 | usuario: found "string" | write a value of type object'],
    [
      'a description that is a list',
      'usuario: { description: [a] }',
      '130 | description: found ["a"] | write a value of type string',
    ],
    [
      'a property with a blank in its name',
      '"nome do usuario": { type: string }',
      '130 | nome do usuario: found the key "nome do | name the property without',
    ],
    [
      'a property named __proto__',
      '__proto__: { type: string }',
      '130 | properties: the key "__proto__" | choose another name',
    ],
    ['a property twice', 'senha: { type: string }', '131 | YAML: Map keys must be unique | correct the YAML syntax'],
    [
      'two fields of one id',
      'a.b: {}\n        a: { type: object, properties: { b: {} } }',
      '28 | createAuthenticationTokenUsingPOST: two | rename one of them: a dot in',
    ],
    [
      'items that are a list',
      'usuario: { type: array, items: [{ type: string }] }',
      '130 | items: found [{"type":"string"}] | write a value of type object',
    ],
    [
      'patternProperties',
      'usuario: { type: object, patternProperties: {} }',
      '130 | usuario: found unknown key "patternPropertie | remove the key or correct its',
    ],
    [
      'an access key that is no text',
      'usuario: { type: string, examples: [35250112345678000195550010000000011234567890] }',
      '130 | examples: found 3525011234567800019555001000 | put it between quotes,',
    ],
    [
      'a CNPJ that starts with 0',
      'usuario: { type: string, examples: [01234567000189] }',
      '130 | examples: found 01234567000189, which YAML | put it between quotes,',
    ],
    [
      'a constant that is a number of base 16',
      'usuario: { const: 0x1F }',
      '130 | const: found 0x1F, which YAML reads as the | put it between quotes,',
    ],
    [
      'a default beyond all numbers',
      'usuario: { default: .inf }',
      '130 | default: found .inf, which YAML reads as | put it between quotes,',
    ],
  ])('%s', (_, property, expected) => {
    expectFault(() => readApi(edit(source, PROPERTY, property)), 'openapi.yaml', expected);
  });
});

describe('a schema may have', () => {
  test.each([
    ['a format that is not known', 'usuario: { type: string, format: cnpj }', 'formats are open'],
    ['a decimal with zeros at its end', 'usuario: { type: number, multipleOf: 0.10 }', 'the number is the same'],
    ['a property named constructor', 'constructor: { type: string, enum: [toString] }', 'it is a name like others'],
    ['limits that are equal', 'usuario: { type: string, minLength: 3, maxLength: 3 }', 'one length is left'],
    ['a schema without a type', 'usuario: {}', 'any value'],
    ['dates without quotes', 'usuario: { type: string, examples: [2026-01-31] }', 'YAML 1.2 reads texts'],
    ['sim and não without quotes', 'usuario: { type: string, enum: [sim, não, yes, no] }', 'YAML 1.2 reads texts'],
  ])('%s', (_, property, reason) => {
    expect(() => readApi(edit(source, PROPERTY, property)), reason).not.toThrow();
  });
});
