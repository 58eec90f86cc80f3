import { describe, expect, test } from 'vitest';
import { matchesOperation } from '../../../lib/openapi/match-operation';

const operation = {
  text: 'POST Vincular novo CSC /v1/empresas/{cpfCnpj}/csc Grava o código de segurança. createCscUsingPOST',
  path: '/v1/empresas/{cpfCnpj}/csc',
};

describe('an operation is found', () => {
  test.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['its method', 'post'],
    ['its name without accents', 'codigo seguranca'],
    ['words in any order', 'csc vincular'],
    ['part of its path', '/empresas/'],
    ['its path as written', '/v1/empresas/{cpfCnpj}/csc'],
    ['its id', 'createcscusingpost'],
    ['a part of its id', 'using'],
    ['the beginning of a word', 'vinc'],
    ['an address that it serves', '/v1/empresas/11222333000181/csc'],
    ['a whole address with method and query', 'POST https://api.exemplo.com.br/v1/empresas/11222333000181/csc?x=1#y'],
    ['an address in other capitals, blanks around it', '  Post   http://API.exemplo.com.br/V1/Empresas/1/CSC  '],
    ['two words with a line between them', 'vincular \n csc'],
    ['an address with a final slash', '/v1/empresas/11222333000181/csc/'],
  ])('by %s', (_what, query) => {
    expect(matchesOperation(query, operation)).toBe(true);
  });
});

test('an operation is found where nothing stands between its method, its name and its path', () => {
  const text = 'POSTVincular novo CSC/v1/empresas/{cpfCnpj}/cscGrava o código. createCscUsingPOST';
  for (const query of ['vincular csc', 'post vincular', 'grava', 'createcsc', '/v1/empresas', 'csc']) {
    expect(matchesOperation(query, { ...operation, text }), query).toBe(true);
  }
});

describe('an operation is not found', () => {
  test.each([
    ['a word that it lacks', 'csc excluir'],
    ['letters inside a word', 'cular'],
    ['another address', '/v1/empresas/11222333000181'],
    ['a longer address', '/v1/empresas/11222333000181/csc/1'],
    ['an address of as many parts', '/v1/clientes/11222333000181/csc'],
    ['words after an address', '/v1/empresas/11222333000181/csc agora'],
    ['signs before an address', '?? /v1/empresas/11222333000181/csc'],
    ['a word with a slash', 'v1/empresas/11222333000181/csc'],
    ['signs with a meaning in patterns', '(.*)['],
  ])('by %s', (_what, query) => {
    expect(matchesOperation(query, operation)).toBe(false);
  });
});
