import { describe, expect, test } from 'vitest';
import { readOperation, ref } from '../support/api';
import { edit } from '../support/edit';
import { readApiFault, readInput, readSchemasFault } from '../support/openapi-inputs';

describe('a reference that cannot be followed is refused with its line', () => {
  test('to another file, also where the files refer to each other', () => {
    expect(readApiFault(readInput('circular-files/openapi.yaml'))).toMatchInlineSnapshot(`
      "openapi.yaml:31
        components.schemas.Pedido.$ref: "./schemas.yaml#/Pedido" leads to another file
        Fix: join the files into one first: npx redocly bundle FILE --output openapi.yaml"
    `);
  });

  test('to a path kept in another file', () => {
    const source = edit(readInput('recursive.yaml'), 'paths:\n', 'paths:\n  /v1/outros: { $ref: ./outros.yaml }\n');
    expect(readApiFault(source)).toMatchInlineSnapshot(`
      "openapi.yaml:13
        paths./v1/outros.$ref: "./outros.yaml" leads to another file
        Fix: join the files into one first: npx redocly bundle FILE --output openapi.yaml"
    `);
  });

  test('into a component', () => {
    expect(readSchemasFault({ Corpo: { items: { $ref: '#/components/schemas/A/properties/a' } }, A: {} })).toContain(
      'components.schemas.Corpo.items.$ref: "#/components/schemas/A/properties/a" leads to no component',
    );
  });

  test.each([
    ['itself', { Corpo: ref('Corpo') }],
    ['itself or null', { Corpo: { anyOf: [ref('Corpo'), { type: 'null' }] } }],
    ['a whole made of itself', { Corpo: { allOf: [ref('Corpo')] } }],
    ['one that leads back', { Corpo: { oneOf: [ref('B')] }, B: ref('C'), C: { allOf: [ref('Corpo')] } }],
  ])('of a schema that is nothing but %s', (_, schemas) => {
    expect(readSchemasFault(schemas)).toMatch(
      /^openapi\.yaml:\d+\n {2}components\.schemas\.Corpo\..*\$ref: ".+" leads only back to itself\n {2}Fix: give a schema/,
    );
  });

  test('but not in example data, where $ref is only a word', () => {
    const content = {
      'application/json': { examples: { a: { value: { $ref: './x.yaml', example: { $ref: 'y' } } } } },
    };
    expect(readOperation({ requestBody: { content } }).requests[0].request.body).toMatchObject({ $ref: './x.yaml' });
  });
});
