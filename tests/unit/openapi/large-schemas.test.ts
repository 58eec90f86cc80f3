import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readApi, ref, viewSchemas } from '../support/api';
import { expectCpuTime } from '../support/cpu-time';
import { readInput } from '../support/openapi-inputs';
import { outlineBody } from '../support/outline';

describe('a large or deep description becomes a whole page', () => {
  // @feature 10
  test('schemas that contain themselves in every way', () => {
    const [operation] = readApi(readInput('recursive.yaml')).groups.flatMap(({ operations }) => operations);
    const body = operation?.requestBody?.media[0]?.body;
    expect(body && outlineBody(body)).toMatchInlineSnapshot(`
      "pai object
        = again Pedido
      filhos object[]
        = again Pedido
      porNome object
        * object
          = again Pedido
      talvez? object
        = again Pedido
      item object
        pedido object
          = again Pedido
        nome string
      matriz array[]
        = again Matriz
      apelido object
        = Item, see #corpo.item
      "
    `);
  });

  test('100 levels', () => {
    const nest = (level: number): object =>
      level === 0 ? { type: 'string' } : { type: 'object', properties: { [`n${level}`]: nest(level - 1) } };
    const outline = outlineBody(viewSchemas({ Corpo: nest(100) }).request)
      .trimEnd()
      .split('\n');
    expect(outline).toHaveLength(100);
    expect(outline.at(-1)).toBe(`${'  '.repeat(99)}n1 string`);
  });

  test('a circle of 100 schemas', () => {
    const others = Array.from({ length: 100 }, (_, index) => [
      `N${index}`,
      { type: 'object', properties: { n: ref(`N${(index + 1) % 100}`) } },
    ]);
    const outline = outlineBody(viewSchemas({ Corpo: ref('N0'), ...Object.fromEntries(others) }).request);
    expect(outline.trimEnd().split('\n')).toHaveLength(101);
    expect(outline).toMatch(/= again N0\n$/);
  });

  test('500 properties, in their order', () => {
    const names = Array.from({ length: 500 }, (_, index) => `p${index}`);
    const properties = Object.fromEntries(
      names.map((name) => [name, { type: 'string', description: `Campo ${name}.` }]),
    );
    const { request } = viewSchemas({ Corpo: { type: 'object', properties } });
    expect(request.kind === 'fields' && request.fields.map(({ name }) => name)).toEqual(names);
  });

  test('properties named like parts of the language', () => {
    const properties = Object.fromEntries(['constructor', 'toString', 'hasOwnProperty'].map((name) => [name, {}]));
    const source = stringify(parse(stringify({ Corpo: { type: 'object', properties } })));
    expect(outlineBody(viewSchemas(parse(source)).request)).toBe('constructor any\ntoString any\nhasOwnProperty any\n');
  });

  test('and they ask for no others and mean nothing of their own accord', () => {
    const named = { enum: ['toString', 'a'], 'x-enumDescriptions': { a: 'Um.' } };
    const part = { type: 'object', properties: { constructor: named }, dependentRequired: { a: ['constructor'] } };
    const { request } = viewSchemas({ Corpo: { allOf: [part, { dependentRequired: { constructor: ['a'] } }] } });
    const [field] = request.kind === 'fields' ? request.fields : [];
    expect(field).toMatchObject({ name: 'constructor', alsoRequires: ['a'] });
    expect(field?.allowed.map(({ meaning }) => meaning?.source)).toEqual([undefined, 'Um.']);
    const alone = viewSchemas({ Corpo: part }).request;
    expect(alone.kind === 'fields' && alone.fields[0]?.alsoRequires).toEqual([]);
  });
});

describe('a description that grows as it is followed is read within seconds', () => {
  /** Schemas in a row, each made of the next one. */
  const chain = (length: number, make: (next: object) => object) => ({
    Corpo: ref('N0'),
    ...Object.fromEntries(
      Array.from({ length }, (_, index) => [
        `N${index}`,
        index === length - 1 ? { type: 'object', properties: { a: {} } } : make(ref(`N${index + 1}`)),
      ]),
    ),
  });
  const SHAPES: readonly (readonly [string, number, (next: object) => object])[] = [
    ['allOf twice', 20, (next) => ({ allOf: [next, next] })],
    ['two properties', 20, (next) => ({ type: 'object', properties: { a: next, b: next } })],
    ['two alternatives', 20, (next) => ({ oneOf: [next, next] })],
    ['a part that is the only alternative', 20, (next) => ({ allOf: [next], anyOf: [next] })],
    ['lists of lists', 100, (next) => ({ type: 'array', items: next })],
    ['references to references', 1000, (next) => next],
  ];

  // Each took from 12 seconds to 2 minutes; the limit leaves room for a slow machine.
  test.each(SHAPES)('%s', (_, length, make) => {
    const schemas = chain(length, make);
    expectCpuTime(() => viewSchemas(schemas), 3000);
  });
});
