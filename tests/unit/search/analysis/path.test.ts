import { describe, expect, test } from 'vitest';
import { parseApiPath, tokenisePath } from '../../../../lib/search/analysis/path';

describe('an address of the API is recognised', () => {
  test.each([
    ['POST /v1/dfe', 'post', '/v1/dfe'],
    ['/v1/dfe/', undefined, '/v1/dfe'],
    ['v1/dfe', undefined, '/v1/dfe'],
    ['get /v1/dfe/{chave}/xml', 'get', '/v1/dfe/{}/xml'],
    ['/v1/dfe/{cha', undefined, '/v1/dfe/{}'],
    ['DELETE /v1/empresas/12345678000195/csc/1', 'delete', '/v1/empresas/{}/csc/{}'],
    ['recebimento/ultimo-nsu', undefined, '/recebimento/ultimo-nsu'],
    [' Post  /v10/DFE ', 'post', '/v10/dfe'],
    ['get dfe', 'get', '/dfe'],
    ['/dfe/v1a', undefined, '/dfe/{}'],
  ])('%s', (text, method, path) => {
    expect(parseApiPath(text)).toEqual({ method, path });
  });
});

test.each(['nota', 'carta de correção', '539', 'certificado / senha', '', '/', 'https://exemplo.com.br/x'])(
  'not an address of the API: "%s"',
  (text) => expect(parseApiPath(text)).toBeUndefined(),
);

test('an address is indexed whole and from each segment on that has a name', () => {
  expect(tokenisePath({ method: 'get', path: '/v1/dfe/{}/xml' })).toEqual([
    'get',
    '/v1/dfe/{}/xml',
    '/dfe/{}/xml',
    '/xml',
  ]);
  expect(tokenisePath({ method: undefined, path: '/v1/dfe' })).toEqual(['/v1/dfe', '/dfe']);
});
