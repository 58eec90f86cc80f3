import { expect, test } from 'vitest';
import type { FormSchemas } from '../../../../lib/openapi/request-form/form-file';
import { FormNodes } from '../../../../lib/openapi/request-form/form-nodes';

const schemas: FormSchemas = { Cor: { type: 'string', enum: ['2', '10', 'x'], meanings: ['Azul', 'Verde', ''] } };

test('the meanings of values are found by value, also where another schema leaves some values out', () => {
  const nodes = new FormNodes(schemas);
  const meanings = { 2: 'Azul', 10: 'Verde', x: '' };
  const whole = nodes.read({ $ref: '#/components/schemas/Cor' }).schema;
  expect(whole).toMatchObject({ enum: ['2', '10', 'x'], 'x-enumDescriptions': meanings });
  expect(whole).not.toHaveProperty('meanings');
  const part = nodes.read({ allOf: [{ $ref: '#/components/schemas/Cor' }, { enum: ['10', '3'] }] }).schema;
  expect(part).toMatchObject({ enum: ['10'], 'x-enumDescriptions': meanings });
});
