import { describe, expect, test } from 'vitest';
import { isPrivateQuery } from '../../../../lib/search/service/private-query';
import { readSearchInput } from '../../../../lib/search/service/read-input';

const KEY = '35260911222333000181550010000001231000000017';
const XML = `<retEnviNFe><cStat>539</cStat><xMotivo>Duplicidade</xMotivo><chNFe>${KEY}</chNFe></retEnviNFe>`;

describe('what is typed', () => {
  test.each([
    ...['certifcado', '539', 'rejeição 204', 'POST /v1/dfe', 'ultNSU', 'como cancelar uma nota já autorizada?'],
    ...['"certificado digital"', '"cStat"', '<Term', '<b>', '<xml', '<a><b></b></a>', '<det nItem="3">', '{chave}'],
    ...['[nItem:3]', 'recebo erro 500 quando envio a nota, posso mandar de novo?'],
  ])('is searched for as it is: %s', (text) => {
    expect(readSearchInput(text)).toEqual({ query: text, recognition: undefined });
  });

  test('keeps its signs, except beside a number that names somebody', () => {
    expect(readSearchInput('nota nº 539 – ½').query).toBe('nota nº 539 – ½');
    expect(readSearchInput('nota 😀 – 111\u2011222\u2011333\u201100 rejeitada').query).toBe('nota 😀 -  rejeitada');
  });

  test('is nothing when it is empty', () => {
    expect(readSearchInput('  ')).toEqual({ query: '', recognition: undefined });
  });

  test('is cut when it is very long', () => {
    expect(readSearchInput('nota fiscal '.repeat(100)).query.length).toBeLessThanOrEqual(200);
    // An address is made of it, which half a character cannot be part of.
    expect(readSearchInput(`${'nota fiscal '.repeat(16)}abcdefg😀 fim`).query).toMatch(/abcdefg$/u);
  });
});

describe('what is pasted', () => {
  test('is a key: its own tool says all there is, and nothing is searched for', () => {
    const { query, recognition } = readSearchInput(KEY);
    expect([query, recognition?.kind]).toEqual(['', 'key']);
  });

  test('is an answer: its code is searched for', () => {
    const { query, recognition } = readSearchInput(XML);
    expect([query, recognition?.kind]).toEqual(['539', 'answer']);
  });

  test.each(['type', 'title', 'status', 'detail', 'instance', 'erros'])(
    'is an error of the API, of which only its code and %s are left: its own code is searched for',
    (member) => {
      const { query, recognition } = readSearchInput(JSON.stringify({ [member]: 'x', codigo: 'DADOS_INVALIDOS' }));
      expect([query, recognition?.kind]).toEqual(['DADOS_INVALIDOS', 'answer']);
    },
  );

  test('is a whole sentence: it is recognised, and searched for without its numbers', () => {
    const { query, recognition } = readSearchInput(`Rejeição 539: Duplicidade de NF-e [chNFe: ${KEY}]`);
    expect(recognition?.kind).toBe('answer');
    expect(query).toContain('Duplicidade de NF-e');
    expect(query).not.toMatch(/\d{6}/);
  });

  test.each([
    '{"a": [1, 2]}',
    '<xNome>Padaria do Exemplo</xNome>',
    '&lt;xNome&gt;Padaria do Exemplo&lt;/xNome&gt;',
    `<NFe>${'<det/>'.repeat(20)}</NFe>`,
    '[{"documento": {"',
  ])('is unreadable: nothing is searched for: %s', (text) => {
    expect(readSearchInput(text)).toMatchObject({ query: '', recognition: { kind: /broken|noResult/ } });
  });

  test('is a refusal whose number HTTP has, too', () => {
    expect(readSearchInput('Rejeição 402: XML com codificação diferente de UTF-8').recognition?.kind).toBe('answer');
  });

  test.each([
    KEY,
    XML,
    `nota ${KEY} rejeitada`,
    'cnpj 11.222.333/0001-81',
    'cpf 123.456.789-09',
    '12ABC34501DE35',
    'cpf 123\u2011456\u2011789\u201109',
    'cnpj 12.ABC.345/01DE\u201335',
    'cpf １２３４５６７８９０９',
  ])('never leaves as a query that names somebody: %s', (text) => {
    const { query } = readSearchInput(text);
    expect(isPrivateQuery(query)).toBe(false);
    expect(query).not.toMatch(/\d{6}|[\uff10-\uff19]|\d\d[\u2010-\u2015]\d/);
  });
});
