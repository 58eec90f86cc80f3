import { stringify } from 'yaml';
import { buildApi } from '../../../lib/openapi/build-api';
import type { Api, Operation } from '../../../lib/openapi/operation';
import type { SchemaBody } from '../../../lib/openapi/schema-view';
import { parseOpenApi } from './parse-open-api';

type Json = Readonly<Record<string, unknown>>;

/** The model of an OpenAPI source. */
export function readApi(source: string): Api {
  return buildApi(parseOpenApi(source, 'openapi.yaml'));
}

/** The only operation of a description: a POST on /v1/pedidos/{id} unless the parts say otherwise. */
export function readOperation(parts: Json, components: Json = {}, path = '/v1/pedidos', item: Json = {}): Operation {
  const operation = {
    operationId: 'criarPedidoUsingPOST',
    summary: 'Criar pedido',
    description: 'Cria um pedido.',
    tags: ['Pedidos'],
    'x-slug': 'criar-pedido-using-post',
    responses: { 204: { description: 'Criado.' } },
    ...parts,
  };
  const api = readApi(
    stringify({
      openapi: '3.1.0',
      info: { title: 'API', version: '1', description: 'Uma API.' },
      servers: [{ url: 'https://api.exemplo.com.br', description: 'Produção' }],
      tags: [{ name: 'Pedidos', description: 'Pedidos.' }],
      paths: { [path]: { ...item, post: operation } },
      components,
    }),
  );
  const [found] = api.groups.flatMap(({ operations }) => operations);
  if (!found) throw new Error('The description has no operation');
  return found;
}

/** How a page shows the schema `Corpo` as what the reader sends and as what comes back. */
export function viewSchemas(schemas: Json): { readonly request: SchemaBody; readonly response: SchemaBody } {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Corpo' } } };
  const parts = { requestBody: { content }, responses: { 200: { description: 'Feito.', content } } };
  const { requestBody, responses } = readOperation(parts, { schemas });
  const request = requestBody?.media[0]?.body;
  const response = responses[0]?.media[0]?.body;
  if (!request || !response) throw new Error('The operation has no bodies');
  return { request, response };
}

/** A reference to a schema. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
