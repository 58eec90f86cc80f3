import { describe, expect, test } from 'vitest';
import { readCode } from '../../../../lib/search/analysis/read-code';
import { splitQuery } from '../../../../lib/search/analysis/split-query';
import { Vocabulary } from '../../../../lib/search/analysis/vocabulary';

const read = (typed: string) => readCode(splitQuery(typed, new Vocabulary(new Map())));

describe('a status code is asked for by', () => {
  test.each([
    ['539', '539'],
    ['rejeição 539', '539'],
    ['Rejeicao: 539', '539'],
    ['cStat 539', '539'],
    ['cStat=539', '539'],
    ['539 nfe', '539'],
    ['erro 204', '204'],
    ['rej 204 NFC-e', '204'],
    ['erro 4040', '4040'],
    ['erro 1404', '1404'],
    ['erro 418', '418'],
    ['erro 505', '505'],
    ['erro 421', '421'],
    ['539 CT-e OS', '539'],
    ['539 cteos', '539'],
    ['como resolver rejeição 539', '539'],
    ['apareceu o erro 539 agora, o que significa?', '539'],
    ['rejeição 539 NF-e solução', '539'],
    ['status 404', '404'],
    ['erro na sefaz, rejeição 404', '404'],
  ])('%s', (typed, code) => {
    expect(read(typed)).toMatchObject({ code, isCodeAlone: true });
  });

  test.each([
    'rejeição 539 duplicidade',
    'Rejeição 539: Duplicidade de NF-e, com diferença na chave de acesso',
    'nota voltou com erro 539 de duplicidade',
    'Rejeição 539: duplicidade [nItem: 999]',
  ])('a word before it that calls it one, with more that is asked: %s', (typed) => {
    expect(read(typed)).toMatchObject({ code: '539', isCodeAlone: false });
  });

  test.each([
    ['539 nfe', 'nfe'],
    ['rejeição 539 NFC-e', 'nfe'],
    ['CT-e OS 539', 'cte'],
    ['GTV-e 539', 'cte'],
    ['539 na MDF-e ou no MDF-e', 'mdfe'],
    ['539 nfe cte', undefined],
    ['rejeição 539', undefined],
    ['rejeição 539 duplicidade mdfe', 'mdfe'],
    ['emitir nfe', undefined],
  ])('its number, and of the document that is named: %s', (typed, document) => {
    expect(read(typed).document).toBe(document);
  });

  test.each([
    'nota 539',
    '539 dias',
    '539 duplicidade',
    'erro 404 na consulta',
    'status 429 muitas requisições',
    'código 401 não autorizado',
    'como resolver status 422',
    'ajuda 539 notas',
    'correção 539',
    'erro 404',
    'como resolver erro 404',
    'erro 411',
    'erro 422',
    'erro 428',
    'erro 503',
    '53900',
    'cstat 53900',
    'http 404',
    '539 204',
    'cancelar',
  ])('but not by "%s"', (typed) => {
    expect(read(typed)).toEqual({ code: undefined, document: undefined, isCodeAlone: false });
  });
});
