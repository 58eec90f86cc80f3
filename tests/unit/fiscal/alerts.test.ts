import { describe, expect, test } from 'vitest';
import { matchCodes } from '../../../lib/fiscal/match-codes';
import { CODE_TABLE } from './code-table';
import { findingsOf, KEY, OTHER } from './read-findings';

const ALERT = 'Alerta: Situação do CNPJ destinatário inabilitado no momento da autorização';
const message = (code: string, text: string) => `<cMsg>${code}</cMsg><xMsg>${text}</xMsg>`;
const protocol = (key: string, status: string, alerts: string) =>
  `<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${key}</chNFe>${status}${alerts}</infProt></protNFe>`;
const AUTHORISED = '<cStat>120</cStat><xMotivo>Autorizado o uso da NF-e, com alerta</xMotivo>';
const answer = (...protocols: readonly string[]) =>
  `<retEnviNFe xmlns="http://www.portalfiscal.inf.br/nfe"><cStat>104</cStat><xMotivo>Lote processado</xMotivo>${protocols.join('')}</retEnviNFe>`;

const listAll = (text: string) => findingsOf(text).map(({ code, isAlert }) => `${code}${isAlert ? ' alert' : ''}`);
const listEntries = (text: string) =>
  matchCodes(findingsOf(text), CODE_TABLE).map(({ entries }) =>
    entries.map(({ document, code }) => `${document}/${code}`),
  );

describe('alerts in XML', () => {
  const one = answer(protocol(KEY, AUTHORISED, message('172', ALERT)));

  test('come after the status that they stand beside, with message and key', () => {
    expect(listAll(one)).toEqual(['120', '172 alert', '104']);
    expect(findingsOf(one)[1]).toMatchObject({ message: ALERT, family: 'nfe', key: { text: KEY } });
    expect(listEntries(one)).toEqual([['nfe/120'], ['nfe/172'], ['nfe/104']]);
  });

  test('are told each, side by side or in groups of their own', () => {
    const [first, second] = [message('172', ALERT), message('7', 'Segundo &amp; último')];
    for (const alerts of [first + second, `<alerta>${first}</alerta><alerta>${second}</alerta>`]) {
      const text = answer(protocol(KEY, AUTHORISED, alerts));
      expect(listAll(text)).toEqual(['120', '172 alert', '7 alert', '104']);
      expect(findingsOf(text).map((finding) => finding.message)).toContain('Segundo & último');
    }
  });

  test('belong each to the protocol around it', () => {
    const text = answer(
      protocol(KEY, AUTHORISED, message('172', ALERT)),
      protocol(OTHER, AUTHORISED, message('172', ALERT)),
    );
    const alerts = findingsOf(text).filter(({ isAlert }) => isAlert);
    expect(alerts.map(({ key }) => key?.text)).toEqual([KEY, OTHER]);
  });

  test('never mean the refusal of the same number', () => {
    expect(listEntries(answer(protocol(KEY, AUTHORISED, message('539', 'Aviso da UF'))))).toEqual([
      ['nfe/120'],
      [],
      ['nfe/104'],
    ]);
  });

  test('stand below a refusal', () => {
    const refused = '<cStat>539</cStat><xMotivo>Rejeição: Duplicidade</xMotivo>';
    expect(listAll(answer(protocol(KEY, refused, message('172', ALERT))))).toEqual(['539', '172 alert', '104']);
  });

  test.each([
    ['outside a protocol', `<x><cStat>100</cStat>${message('172', ALERT)}</x>`],
    ['with something else than a number', answer(protocol(KEY, AUTHORISED, message('A1', ALERT)))],
    ['with too many digits', answer(protocol(KEY, AUTHORISED, message('17200', ALERT)))],
  ])('%s are none', (_, text) => {
    expect(findingsOf(text).some(({ isAlert }) => isAlert)).toBe(false);
  });
});

describe('alerts in JSON', () => {
  test.each([
    ['beside the status', { cMsg: '172', xMsg: ALERT }],
    ['in a list', { alertas: [{ cMsg: 172, xMsg: ALERT }] }],
  ])('%s', (_, alerts) => {
    const text = JSON.stringify({ infProt: { chNFe: KEY, cStat: '120', xMotivo: 'Autorizado', ...alerts } });
    expect(listAll(text)).toEqual(['120', '172 alert']);
    expect(findingsOf(text)[1]).toMatchObject({ message: ALERT, family: 'nfe', key: { text: KEY } });
    expect(listEntries(text)[1]).toEqual(['nfe/172']);
  });

  test.each([{ cMsg: '172' }, { cMsg: 'x', xMsg: ALERT }, { cMsg: '', xMsg: ALERT }])('%j is none', (alert) => {
    expect(listAll(JSON.stringify({ cStat: '120', ...alert }))).toEqual(['120']);
  });
});
