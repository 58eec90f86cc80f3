import { describe, expect, test } from 'vitest';
import { stemWord } from '../../../../lib/search/analysis/stem';
import { foldText } from '../../../../lib/text/fold';

const stem = (word: string) => stemWord(foldText(word));

describe('words with the same stem', () => {
  test.each([
    ['cancelar cancelamento cancelamentos cancelando cancelado cancelada cancelei cancelou cancela cancelável'],
    ['cancelar cancelaram cancelaria cancelava cancelavam cancelam canceladas'],
    ['emitir emitiram emitiria emitiam emitem emitiu'],
    ['exigir exigível exigida'],
    ['avaliar avaliação avaliações'],
    ['medir medição medições'],
    ['automático automática automaticamente'],
    ['devolver devolução devolvido'],
    ['editar edição editado'],
    ['proteger proteção protegido'],
    ['substituir substituto substituição substituída'],
    ['viger vigência vige'],
    ['farol faróis'],
    ['auxiliar auxiliares'],
    ['interesse interesses'],
    ['inutilização inutilizações inutilizar inutilizado inutilizadas inutiliza'],
    ['emissão emissões emitir emitido emitida emite emitindo'],
    ['rejeição rejeições rejeitar rejeitada rejeitado rejeitou'],
    ['transmissão transmissões transmitir transmitido'],
    ['exclusão exclusões excluir excluído excluí'],
    ['encerramento encerramentos encerrar encerrado encerrando'],
    ['manifestação manifestações manifestar manifestada'],
    ['recebimento receber recebido recebidos recebida'],
    ['vencimento vencer vencido vencidos venceu vencendo venceram venceria'],
    ['certificado certificados certificação'],
    ['adição adições adicionar adicionada'],
    ['correção correções corrigir corrigido'],
    ['filial filiais'],
    ['capitão capitães'],
    ['nota notas'],
    ['série séries'],
    ['valor valores'],
    ['matriz matrizes'],
    ['ordem ordens'],
    ['papel papéis'],
    ['token tokens'],
  ])('%s', (words) => {
    const stems = new Set(words.split(' ').map(stem));
    expect([...stems]).toHaveLength(1);
  });
});

describe('words that only look alike keep apart', () => {
  test.each([
    ['conta', 'contador'],
    ['nota', 'notificação'],
    ['série', 'servidor'],
    ['empresa', 'emprego'],
    ['chave', 'chamado'],
    ['evento', 'eventual'],
  ])('%s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

test('accents make no difference, as people type without them', () => {
  for (const word of ['inutilização', 'emissão', 'código', 'série', 'contingência']) {
    expect(stem(word)).toBe(stemWord(foldText(word)));
  }
});

test.each([
  ['acess', 'acess'],
  ['nota', 'not'],
  ['pais', 'pai'],
  ['mar', 'mar'],
  ['data', 'dat'],
  ['lido', 'lid'],
  ['v2amento', 'v2amento'],
])('of %s is left %s: enough to tell words apart', (word, left) => {
  expect(stemWord(word)).toBe(left);
});

test('numbers, codes and short words stay as they are', () => {
  expect(['539', 'nt2014', 'nfe', 'ie', 'csc'].map(stemWord)).toEqual(['539', 'nt2014', 'nfe', 'ie', 'csc']);
});
