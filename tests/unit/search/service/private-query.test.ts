import { describe, expect, test } from 'vitest';
import { isPrivateQuery } from '../../../../lib/search/service/private-query';

/** Of the fictional company, as openapi.yaml uses it. */
const KEY = '35251111222333000181550010000012341482150939';

const toFullWidth = (text: string) => text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

describe('what stays on the reader’s machine', () => {
  test.each([
    ['an access key', KEY],
    ['an access key in groups', KEY.replace(/(.{4})/g, '$1 ')],
    ['a key with letters in the CNPJ', '35260812ABC34501DE35550010000000011521914280'],
    ['half a key', KEY.slice(0, 22)],
    ['a CNPJ', '11.222.333/0001-81'],
    ['a CNPJ without punctuation', '11222333000181'],
    ['a CNPJ with letters', '12.ABC.345/01DE-35'],
    ['a CNPJ with letters and without punctuation', '12ABC34501DE35'],
    ['eleven digits, as of a CPF', '111.222.333-00'],
    ['a key with hyphens that do not break', KEY.replace(/(.{4})/g, '$1\u2011')],
    ['a key with dashes', KEY.replace(/(.{4})/g, '$1\u2013')],
    ['a key with spaces and marks of direction', KEY.replace(/(.{4})/g, '$1 \u200e ')],
    ['a key in digits of full width', toFullWidth(KEY)],
    ['a CNPJ with a hyphen that does not break', '12.ABC.345/01DE\u201135'],
    ['a CNPJ in full width', toFullWidth('11222333000181')],
    ['a CPF with the sign of subtraction', '111\u2212222\u2212333\u221200'],
    ['a CPF in full width', toFullWidth('11122233300')],
    ['a key inside words', `nota ${KEY} rejeitada`],
    ['an answer in XML', '<retConsSitNFe><cStat>539</cStat><xMotivo>Duplicidade</xMotivo></retConsSitNFe>'],
    ['XML without an answer', '<NFe><infNFe><emit/></infNFe></NFe>'],
    ['an answer in JSON', '{"cStat": "539", "xMotivo": "Rejeição: Duplicidade de NF-e"}'],
    ['a tag', '<chNFe>'],
    ['broken JSON', '[{"documento": {"'],
    [
      'a pasted message',
      'Rejeição 539: Duplicidade de NF-e, com diferença na Chave de Acesso [chNFe: 3525][nRec: 1234]',
    ],
    ['a text of a megabyte', 'a '.repeat(600_000)],
  ])('%s', (_, query) => {
    expect(isPrivateQuery(query)).toBe(true);
  });
});

describe('what may be asked of the hosted service', () => {
  test.each([
    '539',
    'rejeição 204',
    'certifcado',
    'send-dfe',
    'sendDfeUsingPOST',
    'POST /v1/dfe',
    'ultNSU',
    'Rejeição: Falha no schema XML',
    'cStat 539 duplicidade',
    'evento 110111',
    'NT 2014.002 v1.21',
    'autorizacao12',
    '',
  ])('“%s”', (query) => {
    expect(isPrivateQuery(query)).toBe(false);
  });
});
