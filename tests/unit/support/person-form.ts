import type { FormSchema } from '../../../lib/openapi/request-form/form-file';
import type { ObjectNode } from '../../../lib/openapi/request-form/form-node';
import { FormNodes } from '../../../lib/openapi/request-form/form-nodes';

/** A reference to the component of a name. */
export const ref = (name: string): FormSchema => ({ $ref: `#/components/schemas/${name}` });

const text: FormSchema = { type: 'string' };

/** Components that schemas of tests refer to: a choice that a property selects, and one that contains itself. */
export const components: Readonly<Record<string, FormSchema>> = {
  Pix: {
    title: 'Pix',
    type: 'object',
    required: ['tipo', 'chave'],
    properties: { tipo: { enum: ['pix'] }, chave: text },
  },
  Boleto: {
    title: 'Boleto',
    type: 'object',
    required: ['tipo', 'vencimento'],
    properties: { tipo: { enum: ['boleto'] }, vencimento: { type: 'string', format: 'date' } },
  },
  Pagamento: {
    type: 'object',
    required: ['tipo'],
    properties: { tipo: { type: 'string', enum: ['pix', 'boleto'] } },
    oneOf: [ref('Pix'), ref('Boleto')],
    discriminator: {
      propertyName: 'tipo',
      mapping: { pix: '#/components/schemas/Pix', boleto: '#/components/schemas/Boleto' },
    },
  },
  No: { type: 'object', properties: { nome: text, filho: ref('No') } },
};

/** A person with one of two documents: limits, lists, what goes together and what does not. */
export const person: FormSchema = {
  type: 'object',
  required: ['nome'],
  additionalProperties: false,
  properties: {
    nome: { type: 'string', minLength: 2, maxLength: 10, pattern: '^[A-Z]' },
    idade: { anyOf: [{ type: 'integer', minimum: 0, maximum: 150 }, { type: 'null' }] },
    criadoEm: { type: 'string', readOnly: true },
    emails: { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: { type: 'string', format: 'email' } },
    ramal: text,
    telefone: text,
  },
  oneOf: [
    { title: 'CNPJ', required: ['CNPJ'], properties: { CNPJ: text } },
    { title: 'CPF', required: ['CPF'], properties: { CPF: text } },
  ],
  dependentRequired: { ramal: ['telefone'] },
  excludes: { telefone: ['emails'] },
};

/** A schema read on its own, so that no test counts on what another has read. */
export function read(schema: FormSchema) {
  return new FormNodes(components).read(schema);
}

/** A schema of an object, read on its own. */
export function readObject(schema: FormSchema): ObjectNode {
  const node = read(schema);
  if (node.kind !== 'object') throw new Error(`Not an object but a ${node.kind}`);
  return node;
}

/** A new reader of the components. */
export const newNodes = () => new FormNodes(components);
