import { describe, expect, test } from 'vitest';
import { mayBePrivate } from '../../../../lib/search/service/may-be-private';

describe('what does not get into an address', () => {
  test.each([
    ['an access key', '35251111222333000181550010000012341482150939'],
    ['a CNPJ', '11.222.333/0001-81'],
    ['an answer in XML', '<retConsSitNFe><cStat>539</cStat></retConsSitNFe>'],
    ['a tag', '<chNFe>'],
    ['an answer in escaped XML', '&lt;xNome&gt;Joao&lt;/xNome&gt;'],
    ['an answer in XML escaped in capitals', '&LT;xNome&GT;Joao&LT;/xNome&GT;'],
    ['a CPF with hyphens that do not break', '111\u2011222\u2011333\u201100'],
    ['an answer in JSON', '{"cStat": "539"}'],
    ['JSON with a line break', '{ \n "cStat": "539"}'],
    ['what is longer than anybody types', 'a'.repeat(61)],
  ])('%s', (_, text) => {
    expect(mayBePrivate(text)).toBe(true);
  });
});

describe('what does', () => {
  test.each(['', '539', 'Rejeição 539: Duplicidade de NF-e', '/v1/empresas/{cpfCnpj}/csc', ` ${'a'.repeat(60)} `])(
    '“%s”',
    (text) => {
      expect(mayBePrivate(text)).toBe(false);
    },
  );
});
