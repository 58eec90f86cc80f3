import { describe, expect, test } from 'vitest';
import { findFaults } from '../../../lib/recipes/check-request';
import { type Changes, change, listCodes } from './project-requests';

describe('nothing is refused that its rule leaves alone', () => {
  const name = 'Maria da Silva (fictícia)';

  test.each<[what: string, id: string, changes: Changes, refusal: string]>([
    ['a name in production', 'cte-rodoviario', { 'ide.tpAmb': '1', 'rem.xNome': name }, 'cte/646'],
    ['a name in production', 'venda-consumidor-no-estado', { 'ide.tpAmb': '1', 'dest.xNome': name }, 'nfe/598'],
    ['a product in production', 'nfce-com-troco', { 'ide.tpAmb': '1', 'det.prod.xProd': 'Mochila' }, 'nfe/373'],
    [
      'an entry from another state',
      'difal-nao-contribuinte',
      { 'ide.tpNF': '0', 'det.imposto.ICMSUFDest': undefined },
      'nfe/694',
    ],
    ['an item without ICMS', 'simples-csosn-102', { 'det.imposto.ICMS': undefined }, 'nfe/590'],
    [
      'the tax of a document that complements another',
      'complementar-de-preco',
      { 'det.imposto.ICMS.ICMS00.vICMS': '1.00' },
      'nfe/528',
    ],
    ['a price without parts', 'cte-rodoviario', { 'vPrest.Comp': undefined }, 'vPrest.vTPrest'],
    ['an invoice without instalments', 'venda-interestadual-contribuinte', { 'cobr.dup': undefined }, 'cobr.fat.vLiq'],
    ['a delivery without parts', 'CT-e Simplificado com duas entregas', { 'det.Comp': undefined }, 'det.vPrest'],
    [
      'an invoice without instalments',
      'CT-e Simplificado com duas entregas',
      { 'cobr.dup': undefined },
      'cobr.fat.vLiq',
    ],
    [
      'a journey within one state',
      'mdfe-carga-propria',
      { 'ide.UFIni': 'SP', 'ide.UFFim': 'SP', 'ide.infPercurso': undefined },
      'mdfe/663',
    ],
    [
      'several documents without the payment of one',
      'mdfe-contratado-com-ciot',
      { 'infModal.rodo.infANTT.infPag': undefined, 'infDoc.infMunDescarga.infCTe': [{ chCTe: '1' }, { chCTe: '2' }] },
      'mdfe/302',
    ],
  ])('%s (%s)', (_what, id, changes, refusal) => {
    const faults = findFaults(change(id, changes));
    expect(faults.flatMap(({ rejection, path }) => [rejection, path])).not.toContain(refusal);
  });
});

test('what a sale to the government would be divided into may differ from its taxes by four cents', () => {
  const path = 'det.imposto.IBSCBS.gIBSCBS.gTribCompraGov';
  for (const vTribCBS of ['9.26', '9.34']) {
    expect(listCodes('ibs-cbs-integral', path, { vTribCBS })).not.toContain('nfe/1142');
  }
});

test('a manifest of own cargo needs neither CIOT nor payment, and may pass through other states', () => {
  const path = 'ide.infPercurso';
  expect(listCodes('mdfe-carga-propria', path, [{ UFPer: 'MG' }])).toEqual([]);
});

test('a fault names its item only where there are several', () => {
  const path = 'det.prod.vProd';
  const list = (id: string) => findFaults(change(id, { [path]: '1.00' })).filter((fault) => fault.path === path);
  expect(list('ibs-cbs-integral').map(({ found }) => found)).toContain('found "1.00"');
  expect(list('frete-seguro-e-desconto').map(({ found }) => found)).toContain('found "1.00" in item 1');
});
