import { expect, test } from 'vitest';
import { findOperation, type NamedOperation } from '@/lib/mcp/find-operation';

const make = (method: string, path: string, id: string): NamedOperation => {
  const slug = id.replace(/[A-Z]+/g, (capitals) => `-${capitals.toLowerCase()}`);
  return { page: `/docs/api/fiscal/${slug}/`, method, path, id, slug };
};
const OPERATIONS = [
  make('POST', '/v1/dfe', 'sendDfeUsingPOST'),
  make('GET', '/v1/dfe/{chave}', 'consultarUsingGET'),
  make('GET', '/v1/dfe/resumo', 'resumoUsingGET'),
  make('GET', '/v1/empresas/{id}', 'empresaUsingGET'),
  make('DELETE', '/v1/empresas/{id}', 'removerUsingDELETE'),
];

test.each([
  ['sendDfeUsingPOST', 'sendDfeUsingPOST'],
  ['senddfeusingpost', 'sendDfeUsingPOST'],
  ['send-dfe-using-post', 'sendDfeUsingPOST'],
  ['https://docs.exemplo.com.br/pt-BR/docs/api/fiscal/send-dfe-using-post/#corpo', 'sendDfeUsingPOST'],
  ['POST /v1/dfe', 'sendDfeUsingPOST'],
  ['post https://api.exemplo.com.br/v1/dfe?a=1', 'sendDfeUsingPOST'],
  ['GET /v1/dfe/35261111222333000181550010000012341482150930', 'consultarUsingGET'],
  ['/v1/dfe/resumo', 'resumoUsingGET'],
  ['DELETE /v1/empresas/{id}', 'removerUsingDELETE'],
])('%s names an operation', (name, id) => {
  expect(findOperation(name, OPERATIONS).id).toBe(id);
});

test.each([
  ['/v1/empresas/1', /Várias operações.*empresaUsingGET.*removerUsingDELETE/],
  ['PUT /v1/dfe', /Não há operação “PUT \/v1\/dfe”\. As mais parecidas: POST \/v1\/dfe/],
  ['sendDfeUsingPUT', /As mais parecidas: POST \/v1\/dfe \(sendDfeUsingPOST\)/],
  ['algo que não tem nada com isto e é bem mais longo que um nome', /Use método e caminho/],
])('%s names none', (name, message) => {
  expect(() => findOperation(name, OPERATIONS)).toThrow(message);
});
