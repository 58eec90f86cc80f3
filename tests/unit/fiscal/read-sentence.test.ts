import { describe, expect, test } from 'vitest';
import { findFamilyHint, readSentence } from '../../../lib/fiscal/read-sentence';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';
import { entriesOf } from './read-entries';
import { findingsOf, OTHER } from './read-findings';

describe('a sentence', () => {
  test.each([
    ['Rejeição 539: Duplicidade de NF-e com diferença na Chave de Acesso', ['nfe/539']],
    [
      `Rejeição 539: Duplicidade de NF-e com diferença na Chave de Acesso [chNFe:${OTHER}][nRec:351000000012391]`,
      ['nfe/539'],
    ],
    ['REJEICAO 539 - DUPLICIDADE DE NF-E COM DIFERENCA NA CHAVE DE ACESSO', ['nfe/539']],
    ['539 - Duplicidade de CT-e com diferença na Chave de Acesso', ['cte/539']],
    ['Rejeicao: [539]', ['nfe/539', 'cte/539', 'mdfe/539', 'nfcom/539']],
    ['cStat 539', ['nfe/539', 'cte/539', 'mdfe/539', 'nfcom/539']],
    ['cStat=539 MDF-e', ['mdfe/539', 'nfe/539', 'cte/539', 'nfcom/539']],
    ['[611]', ['nfe/611', 'mdfe/611']],
    ['Erro ao transmitir. Código: 232', ['nfe/232']],
    ['Rejeição: IE do destinatário não informada', ['nfe/232']],
    ['ERRO: Rejeicao: Prazo de cancelamento superior ao previsto na Legislacao (tentativa 2)', ['nfe/501']],
    ['Duplicidade de NF-e com diferença', ['nfe/539']],
  ])('"%s" leads to %j', (text, expected) => {
    const entries = entriesOf(text);
    expect(entries.slice(0, 1)).toEqual(expected.slice(0, 1));
    expect(entries.toSorted()).toEqual(expect.arrayContaining(expected.toSorted()));
  });

  test('points at the items it names', () => {
    expect(findingsOf('Rejeição 778: Informado NCM inexistente [nItem:3]')[0]?.items).toEqual([3]);
    expect(findingsOf('Rejeição 778: Informado NCM inexistente (Item 12)')[0]?.items).toEqual([12]);
    expect(findingsOf('Rejeição 778: NCM inexistente [nItem: 1][nItem: 2]')[0]?.items).toEqual([1, 2]);
    expect(findingsOf('Rejeição 539: Duplicidade [nRec:351000000012391]')[0]?.items).toEqual([]);
  });

  test('finds every line of a log once', () => {
    const text = 'cStat: 539 Duplicidade\ncStat: 232 IE\ncStat: 539 Duplicidade\n';
    expect(findingsOf(text).map(({ code }) => code)).toEqual(['539', '232']);
  });

  test.each(['token', 'como cancelar uma NF-e', 'HTTP 422', '2025-11-20', '12345'])(
    '"%s" is a query like any other',
    (text) => {
      expect(recogniseAnswer(text).kind).toBe('words');
      expect(entriesOf(text)).toEqual([]);
    },
  );
});

describe('the words around a code', () => {
  const read = (text: string) =>
    readSentence(text).map(({ finding, isExplicit }) => [finding.code, finding.message, isExplicit]);

  test.each([
    ['cStat 539', '539'],
    ['cStat: código 539', '539'],
    ['<cStat> nº 539', '539'],
    ['Rejeição 1010', '1010'],
    ['REJEITADA cod. 539', '539'],
    ['Denegação: 302', '302'],
    ['cStat="539"', '539'],
  ])('“%s” says that it is a status', (text, code) => {
    expect(read(text)).toEqual([[code, undefined, true]]);
  });

  test.each(['cStat 53', 'cStat 53900', 'cStat\n539', 'cStat em 539', 'HTTP 539', '5390 - 12', 'a 539 - b'])(
    '“%s” tells of none',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  test.each([
    ['539 - Duplicidade', 'Duplicidade'],
    ['  [539]: Duplicidade ', 'Duplicidade'],
    ['(539) | Duplicidade', 'Duplicidade'],
    ['#539; Duplicidade', 'Duplicidade'],
    ['erro\n539 – Duplicidade\noutra linha', 'Duplicidade'],
  ])('“%s” begins with a code and a message', (text, message) => {
    expect(read(text)).toEqual([['539', message, false]]);
  });

  test.each(['Código: 539', 'retorno = 539', 'erro 539', 'status (539)', 'motivo\t539'])(
    '“%s” may mean one',
    (text) => {
      expect(read(text)).toEqual([['539', undefined, false]]);
    },
  );

  test('give what is surest alone', () => {
    expect(read('539 - Um\nerro 204\ncStat 100 Autorizado')).toEqual([['100', 'Autorizado', true]]);
    expect(read('erro 204\n539 - Um')).toEqual([['539', 'Um', false]]);
  });

  test('give the message of the same line, without what sets it off', () => {
    expect(read('cStat 539)] - “x” Um: dois \ntrês')).toEqual([['539', '“x” Um: dois', true]]);
    expect(read(`cStat 539 ${'a'.repeat(700)}`)[0]?.[1]).toHaveLength(599);
    expect(read('Rejeição 539: Duplicação')).toEqual([['539', 'Duplicação', true]]);
  });

  test('give two messages of one code, and two codes of one message', () => {
    expect(read('cStat 539 a\ncStat 539 b\ncStat 204 a\ncStat 539 a')).toHaveLength(3);
    expect(read(Array.from({ length: 300 }, (_, n) => `cStat 539 ${n}`).join('\n'))).toHaveLength(200);
    expect(read(`${'a'.repeat(100_000)} cStat 539`)).toEqual([]);
  });

  test.each([
    ['nota MDF-e', 'mdfe'],
    ['MDFe', 'mdfe'],
    ['[chMDFe:1]', 'mdfe'],
    ['NF-Com', 'nfcom'],
    ['NFCom', 'nfcom'],
    ['[chNFCom:1]', 'nfcom'],
    ['CT-e', 'cte'],
    ['cte', 'cte'],
    ['[chCTe:1]', 'cte'],
    ['NF-e', 'nfe'],
    ['NFC-e', 'nfe'],
    ['nfce', 'nfe'],
    ['[chNFe:1]', 'nfe'],
    ['NF-e e CT-e', undefined],
    ['conferente', undefined],
    ['actee', undefined],
    ['nota', undefined],
  ])('hint at a document: “%s” at %s', (words, family) => {
    expect(findFamilyHint(words)).toBe(family);
  });
});
