import { expect, test } from 'vitest';
import { listOperationNames, OPERATION_NAMES_PATH } from '../../../lib/openapi/operation-names';
import { shortenMethod } from '../../../lib/openapi/shorten-method';
import { readApi } from '../support/api';
import { readSmallSite } from '../support/fixture-site';

test('the names of operations are found by the end of their address', () => {
  expect(OPERATION_NAMES_PATH).toBe('/docs/api/operations.json');
  expect(listOperationNames(readApi(readSmallSite('openapi.yaml')))).toMatchObject({
    'send-dfe-using-post': { id: 'sendDfeUsingPOST', path: '/v1/dfe' },
    'consultar-status-dfe-using-get': { id: 'consultarStatusDfeUsingGET', path: '/v1/dfe/{chave}/status' },
  });
});

test.each([
  ['DELETE', 'DEL'],
  ['GET', 'GET'],
  ['PATCH', 'PATCH'],
])('%s is short as %s', (method, short) => expect(shortenMethod(method)).toBe(short));
