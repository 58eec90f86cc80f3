import type { ApiVersion } from '../../../../lib/openapi/changes/api-version';
import { compareVersions } from '../../../../lib/openapi/changes/compare-versions';
import type { SchemaObject } from '../../../../lib/openapi/schema-object';

/** A version of an API with one operation and one webhook. A call gives a copy that may be edited. */
export function createVersion(version = '1.0.0'): ApiVersion {
  const json = (schema: SchemaObject) => ({ 'application/json': schema });
  return {
    version,
    released: '2026-11-24',
    operations: {
      send: {
        method: 'POST',
        path: '/v1/pedidos',
        parameters: [
          { name: 'pagina', in: 'query', schema: { type: 'integer', minimum: 1 } },
          { $ref: '#/components/parameters/Conta' },
        ],
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/Entrada' }) },
        responses: {
          '200': {
            headers: { ETag: { schema: { type: 'string' } } },
            content: json({ $ref: '#/components/schemas/Saida' }),
          },
          '400': { $ref: '#/components/responses/Erro' },
        },
      },
    },
    webhooks: {
      entrega: {
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/Aviso' }) },
        responses: { '204': {} },
      },
    },
    problems: { CORPO_INVALIDO: 400 },
    parameters: { Conta: { name: 'conta', in: 'header', required: true, schema: { type: 'string' } } },
    headers: {},
    requestBodies: {},
    responses: { Erro: { content: json({ type: 'object', properties: { codigo: { type: 'string' } } }) } },
    schemas: {
      Entrada: {
        type: 'object',
        required: ['nome'],
        properties: {
          nome: { type: 'string', minLength: 2, maxLength: 10, pattern: '^[a-z]+$' },
          cor: { type: 'string', enum: ['azul', 'verde'] },
          peso: { type: ['number', 'null'] },
          itens: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
          quando: { type: 'string', format: 'date' },
          modo: { oneOf: [{ $ref: '#/components/schemas/Item' }, { title: 'Nome', type: 'string' }] },
          tamanho: { type: 'integer', default: 50 },
        },
      },
      Item: { type: 'object', properties: { codigo: { type: 'string' } } },
      Saida: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string', maxLength: 10 },
          cor: { type: 'string', enum: ['azul', 'verde'] },
          peso: { type: 'number' },
          modo: { oneOf: [{ $ref: '#/components/schemas/Item' }, { title: 'Nome', type: 'string' }] },
          quando: { type: 'string', format: 'date' },
        },
      },
      Aviso: { type: 'object', required: ['id'], properties: { id: { type: 'string' }, texto: { type: 'string' } } },
    },
  };
}

/** An object schema of a version, with its properties there to be edited. */
export function editObject(
  version: ApiVersion,
  name: string,
): SchemaObject & { properties: Record<string, SchemaObject> } {
  const schema = version.schemas?.[name];
  if (!schema?.properties) throw new Error(`No object ${name}`);
  return { ...schema, properties: schema.properties };
}

/** A property of an object of a version. */
export function editProperty(version: ApiVersion, name: string, property: string): SchemaObject {
  const schema = editObject(version, name).properties[property];
  if (!schema) throw new Error(`No property ${name}.${property}`);
  return schema;
}

/** The changes from one edit of the small version to another. */
export function compareEdits(
  edit: (version: ApiVersion) => void,
  before: (version: ApiVersion) => void = () => undefined,
) {
  const [old, now] = [createVersion(), createVersion()];
  before(old);
  edit(now);
  return compareVersions(old, now);
}
