import { describe, expect, test } from 'vitest';
import { isPrivateQuery } from '../../../../lib/search/service/private-query';
import { readSearchInput } from '../../../../lib/search/service/read-input';

const KEY = '35260911222333000181550010000001231000000017';
const XML = `<retEnviNFe><cStat>539</cStat><xMotivo>Duplicidade</xMotivo><chNFe>${KEY}</chNFe></retEnviNFe>`;

describe('what is typed', () => {
  test.each(['certifcado', '539', 'rejeição 204', 'POST /v1/dfe', 'ultNSU', 'como cancelar uma nota já autorizada?'])(
    'is searched for as it is: %s',
    (text) => {
      expect(readSearchInput(text)).toEqual({ query: text, recognition: undefined });
    },
  );

  test('is nothing when it is empty', () => {
    expect(readSearchInput('  ')).toEqual({ query: '', recognition: undefined });
  });

  test('is cut when it is very long', () => {
    expect(readSearchInput('nota fiscal '.repeat(100)).query.length).toBeLessThanOrEqual(200);
  });
});

describe('what is pasted', () => {
  test('is a key: its page is searched for, never the key', () => {
    const { query, recognition } = readSearchInput(KEY);
    expect([query, recognition?.kind]).toEqual(['chave de acesso', 'key']);
  });

  test('is an answer: its code is searched for', () => {
    const { query, recognition } = readSearchInput(XML);
    expect([query, recognition?.kind]).toEqual(['539', 'answer']);
  });

  test('is an error of the API: its own code is searched for', () => {
    const problem = JSON.stringify({ type: 'about:blank', status: 422, codigo: 'DADOS_INVALIDOS', title: 'x' });
    const { query, recognition } = readSearchInput(problem);
    expect([query, recognition?.kind]).toEqual(['DADOS_INVALIDOS', 'answer']);
  });

  test('is a whole sentence: it is recognised, and searched for without its numbers', () => {
    const { query, recognition } = readSearchInput(`Rejeição 539: Duplicidade de NF-e [chNFe: ${KEY}]`);
    expect(recognition?.kind).toBe('answer');
    expect(query).toContain('Duplicidade de NF-e');
    expect(query).not.toMatch(/\d{6}/);
  });

  test.each(['<xml', '<a><b></b></a>', '{"a": [1, 2]}'])('is unreadable: nothing is searched for: %s', (text) => {
    expect(readSearchInput(text)).toMatchObject({ query: '', recognition: { kind: /broken|noResult/ } });
  });

  test.each([KEY, XML, `nota ${KEY} rejeitada`, 'cnpj 11.222.333/0001-81', 'cpf 123.456.789-09', '12ABC34501DE35'])(
    'never leaves as a query that names somebody: %s',
    (text) => {
      const { query } = readSearchInput(text);
      expect(isPrivateQuery(query)).toBe(false);
      expect(query).not.toMatch(/\d{6}/);
    },
  );
});
