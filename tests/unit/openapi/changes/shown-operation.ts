import { readOperation, ref } from '../../support/api';

const text = { type: 'string' };
const content = { 'application/json': { schema: ref('Corpo') } };

/** An operation as its page shows it: a parameter, a header, and a body with a list and alternatives. */
export const SHOWN = readOperation(
  {
    parameters: [{ name: 'pagina', in: 'query', example: 1, schema: { type: 'integer' } }],
    requestBody: { content },
    responses: {
      200: {
        description: 'Feito.',
        headers: { ETag: { description: 'Versão.', schema: text } },
        content: { 'application/json': { schema: { type: 'object', properties: { nome: text } } } },
      },
    },
  },
  {
    schemas: {
      Corpo: {
        type: 'object',
        properties: {
          nome: text,
          lista: { type: 'array', items: { type: 'object', properties: { codigo: text } } },
          modo: {
            oneOf: [
              { title: 'Um', type: 'object', properties: { a: text } },
              { title: 'Dois', type: 'object', properties: { b: text } },
            ],
          },
        },
      },
    },
  },
);
