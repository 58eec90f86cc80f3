import { describe, expect, test } from 'vitest';
import { readOperation } from '../support/api';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { readSmallSite } from '../support/fixture-site';
import { readApiFault } from '../support/openapi-inputs';

describe('an operation is refused', () => {
  test.each([
    ['an id with a hyphen', { operationId: 'criar-pedido' }, 'use letters and digits'],
    ['an id that begins with a digit', { operationId: '1criarPedido' }, 'use letters and digits'],
    ['no name', { summary: '' }, 'give the operation a summary'],
    ['no group', { tags: [] }, 'give the operation a tag'],
    ['a slug with capitals', { 'x-slug': 'criar-Pedido' }, 'use lower-case letters, digits and single hyphens'],
    ['a slug that ends in a hyphen', { 'x-slug': 'criar-' }, 'use lower-case letters, digits and single hyphens'],
    ['a slug that begins with one', { 'x-slug': '-criar' }, 'use lower-case letters, digits and single hyphens'],
    ['a code without its document', { 'x-cstats': ['539'] }, 'write document/code, such as nfe/539'],
    ['words around a code', { 'x-cstats': ['a nfe/539'] }, 'write document/code, such as nfe/539'],
    ['words after a code', { 'x-cstats': ['nfe/53999'] }, 'write document/code, such as nfe/539'],
    ['a status of four digits', { responses: { 2004: { description: 'Ok.' } } }, 'name each answer by its status'],
    ['letters before a status', { responses: { x200: { description: 'Ok.' } } }, 'name each answer by its status'],
  ])('with %s', (_, parts, fix) => {
    expect(readFault(() => readOperation(parts))).toContain(`Fix: ${fix}`);
  });

  test('at an address without a slash before it', () => {
    expect(readFault(() => readOperation({}, {}, 'v1/pedidos'))).toContain(
      'paths.v1/pedidos: found the key "v1/pedidos"',
    );
  });
});

test('what a value may be is looked at whole', () => {
  const source = readSmallSite('openapi.yaml');
  const version = /^openapi: (\S+)$/m.exec(source)?.[1] ?? '';
  for (const other of ['3.1.0-rc1', 'v3.1.0', '3.1'])
    expect(readApiFault(edit(source, `openapi: ${version}`, `openapi: "${other}"`))).toContain(
      'Fix: describe the API in OpenAPI 3.1',
    );
  expect(() => readApiFault(edit(source, `openapi: ${version}`, 'openapi: 3.1.10'))).toThrow('Nothing was thrown');
});
