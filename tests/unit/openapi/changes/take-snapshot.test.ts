import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { takeSnapshot } from '../../../../lib/openapi/changes/take-snapshot';
import { ref } from '../../support/api';
import { parseOpenApi } from '../../support/parse-open-api';

const text = { type: 'string', description: 'Em palavras.' };
const json = (schema?: object) => ({ 'application/json': schema === undefined ? {} : { schema } });
const operation = (id: string, parts: object = {}) => ({
  ...{ operationId: id, summary: 'Consultar', description: 'Consulta.', tags: ['Pedidos'] },
  ...{ 'x-slug': id.toLowerCase(), responses: { 204: { description: 'Feito.' } } },
  ...parts,
});

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1.4.0', description: 'Uma API.' },
  servers: [{ url: 'https://api.exemplo.com.br', description: 'Produção' }],
  security: [{ bearerAuth: [] }],
  tags: [{ name: 'Pedidos', description: 'Pedidos.' }],
  'x-problem-codes': [
    {
      codigo: 'CORPO_INVALIDO',
      status: 400,
      titulo: 'Corpo',
      causa: 'Causa.',
      correcao: 'Correção.',
      acao: 'corrigir',
    },
  ],
  paths: {
    '/v1/pedidos/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, example: '1', schema: text }],
      get: operation('lerUsingGET', {
        parameters: [
          { $ref: '#/components/parameters/Conta' },
          { name: 'q', in: 'query', deprecated: true, description: 'Filtro.', example: 'a' },
        ],
      }),
      put: operation('gravarUsingPUT', {
        deprecated: true,
        security: [],
        requestBody: { required: true, content: json(ref('Pedido')) },
        responses: {
          200: {
            description: 'Feito.',
            headers: { ETag: { $ref: '#/components/headers/Etag' }, 'X-Total': { required: true, schema: text } },
            content: json(text),
          },
          400: { $ref: '#/components/responses/Erro' },
        },
      }),
    },
    '/v1/aberto': {
      get: operation('abertoUsingGET', { security: [{}] }),
      post: operation('opcionalUsingPOST', {
        security: [{}, { bearerAuth: [] }],
        requestBody: { $ref: '#/components/requestBodies/Pedido' },
      }),
    },
  },
  webhooks: {
    'pedido-pronto': {
      post: {
        ...{
          summary: 'Pedido pronto',
          description: 'Avisa.',
          tags: ['Pedidos'],
          operationId: 'pedidoProntoWebhook',
          'x-channels': ['lerUsingGET'],
        },
        requestBody: { content: json(ref('Pedido')) },
        responses: { 204: { description: 'Recebido.' } },
      },
    },
  },
  components: {
    parameters: { Conta: { name: 'conta', in: 'header', example: 'x', schema: text } },
    headers: { Etag: { description: 'Versão.', schema: text } },
    requestBodies: { Pedido: { content: json() } },
    responses: { Erro: { description: 'Erro.', content: { 'application/problem+json': { schema: text } } } },
    schemas: {
      Pedido: {
        type: 'object',
        description: 'Um pedido.',
        required: ['nome'],
        properties: {
          nome: { ...text, examples: ['Ana'], maxLength: 5 },
          cor: { type: 'string', enum: ['1'], 'x-enumDescriptions': { 1: 'Azul' } },
          lista: { type: 'array', items: text },
          modo: { oneOf: [text, { type: 'integer', description: 'Número.' }] },
          outro: { anyOf: [text, { type: 'null' }] },
          junto: { allOf: [ref('Base'), text] },
        },
        additionalProperties: text,
      },
      Base: { type: 'object', properties: {}, additionalProperties: false },
    },
  },
};
const snapshot = takeSnapshot(parseOpenApi(stringify(DESCRIPTION), 'openapi.yaml').document, '2026-11-24');

test('a snapshot has what programs rely on of operations', () => {
  expect(snapshot).toMatchObject({ version: '1.4.0', released: '2026-11-24', problems: { CORPO_INVALIDO: 400 } });
  expect(snapshot.operations).toEqual({
    lerUsingGET: {
      method: 'GET',
      path: '/v1/pedidos/{id}',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { $ref: '#/components/parameters/Conta' },
        { name: 'q', in: 'query', deprecated: true, schema: {} },
      ],
      responses: { 204: {} },
    },
    gravarUsingPUT: {
      method: 'PUT',
      path: '/v1/pedidos/{id}',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: { required: true, content: { 'application/json': { $ref: '#/components/schemas/Pedido' } } },
      responses: {
        200: {
          headers: {
            ETag: { $ref: '#/components/headers/Etag' },
            'X-Total': { required: true, schema: { type: 'string' } },
          },
          content: { 'application/json': { type: 'string' } },
        },
        400: { $ref: '#/components/responses/Erro' },
      },
      deprecated: true,
      isOpen: true,
    },
    abertoUsingGET: { method: 'GET', path: '/v1/aberto', responses: { 204: {} }, isOpen: true },
    opcionalUsingPOST: {
      method: 'POST',
      path: '/v1/aberto',
      requestBody: { $ref: '#/components/requestBodies/Pedido' },
      responses: { 204: {} },
    },
  });
});

test('a snapshot has webhooks and shared parts', () => {
  expect(snapshot.webhooks).toEqual({
    'pedido-pronto': {
      requestBody: { content: { 'application/json': { $ref: '#/components/schemas/Pedido' } } },
      responses: { 204: {} },
    },
  });
  const { parameters, headers, requestBodies, responses } = snapshot;
  expect({ parameters, headers, requestBodies, responses }).toEqual({
    parameters: { Conta: { name: 'conta', in: 'header', schema: { type: 'string' } } },
    headers: { Etag: { schema: { type: 'string' } } },
    requestBodies: { Pedido: { content: { 'application/json': {} } } },
    responses: { Erro: { content: { 'application/problem+json': { type: 'string' } } } },
  });
});

test('schemas of a snapshot have no words, at any depth', () => {
  const plain = { type: 'string' };
  expect(snapshot.schemas).toEqual({
    Pedido: {
      type: 'object',
      required: ['nome'],
      properties: {
        nome: { type: 'string', maxLength: 5 },
        cor: { type: 'string', enum: ['1'] },
        lista: { type: 'array', items: plain },
        modo: { oneOf: [plain, { type: 'integer' }] },
        outro: { anyOf: [plain, { type: 'null' }] },
        junto: { allOf: [ref('Base'), plain] },
      },
      additionalProperties: plain,
    },
    Base: { type: 'object', properties: {}, additionalProperties: false },
  });
});
