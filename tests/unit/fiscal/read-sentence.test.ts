import { describe, expect, test } from 'vitest';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';
import { entriesOf, findingsOf, OTHER } from './read-findings';

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
