import { expect, test } from 'vitest';
import { trimSchema } from '../../../lib/publish/request-form-schemas';

test.each([
  ['Nome do destinatário. Exigido na NF-e.', 'Nome do destinatário.'],
  ['Base do imposto (art. 12 da lei). Mais.', 'Base do imposto (art. 12 da lei).'],
  ['Sem ponto', 'Sem ponto'],
])('of the description "%s" a form has the first sentence', (description, expected) => {
  expect(trimSchema({ description })).toEqual({ description: expected });
});

test('a form has what it checks and shows, in properties whose names are those of keys too', () => {
  const schema = {
    type: 'object',
    'x-answer': 1,
    required: ['description'],
    properties: {
      description: { type: 'string', maxLength: 5, externalDocs: {}, examples: ['a', 'b'] },
      examples: { enum: ['x', 'y'], 'x-enumDescriptions': { x: 'Xis' }, examples: ['x'] },
    },
    dependentSchemas: { description: { propertyNames: { not: { enum: ['examples'] } } } },
    unevaluatedProperties: false,
  };
  expect(trimSchema(schema)).toEqual({
    type: 'object',
    required: ['description'],
    properties: {
      description: { type: 'string', maxLength: 5, examples: ['a'] },
      examples: { enum: ['x', 'y'], meanings: ['Xis', ''] },
    },
    excludes: { description: ['examples'] },
    additionalProperties: false,
  });
});
