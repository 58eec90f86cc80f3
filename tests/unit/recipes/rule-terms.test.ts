import { describe, expect, test } from 'vitest';
import { listCalculations } from '../../../lib/recipes/check-request';
import { writeNames } from '../../../lib/recipes/expression';
import { computeResult } from '../../../lib/recipes/rule';
import { type Changes, change } from './project-requests';

describe('a value that no document has counts where its rule names it', () => {
  test.each<[id: string, changes: Changes, path: string, names: string]>([
    [
      'ibs-cbs-integral',
      { 'det.imposto.ICMS.ICMS00.vFCP': '25.00' },
      'det.imposto.IBSCBS.gIBSCBS.vBC',
      'vProd − vPIS − vCOFINS − vICMS − vFCP',
    ],
    [
      'ibs-cbs-integral',
      { 'det.imposto.IBSCBS.gIBSCBS.gIBSMun.vIBSMun': '1.00' },
      'det.imposto.IBSCBS.gIBSCBS.vIBS',
      'vIBSUF + vIBSMun',
    ],
    [
      'ibs-cbs-integral',
      { 'det.imposto.ICMS.ICMS00.vFCP': '25.00', 'det.imposto.ICMS.ICMS00.pFCP': '2.00' },
      'det.imposto.ICMS.ICMS00.vFCP',
      'vBC × pFCP',
    ],
    [
      'base-reduzida-cst-20',
      {
        'det.imposto.ICMS.ICMS20.vFCP': '25.00',
        'det.imposto.ICMS.ICMS20.vBCFCP': '1250.00',
        'det.imposto.ICMS.ICMS20.pFCP': '2.00',
      },
      'det.imposto.ICMS.ICMS20.vFCP',
      'vBCFCP × pFCP',
    ],
    ['venda-com-ipi', { 'ide.indFinal': '1' }, 'det.imposto.ICMS.ICMS00.vBC', 'vProd + vIPI'],
    [
      'icms-st-cst-10',
      { 'det.imposto.IPI': { IPITrib: { vIPI: '10.00' } } },
      'det.imposto.ICMS.ICMS10.vBCST',
      '(vProd + vIPI) × (1 + pMVAST)',
    ],
    ['venda-interestadual-contribuinte', { 'cobr.fat.vDesc': '1.00' }, 'cobr.fat.vLiq', 'vOrig − vDesc'],
    [
      'venda-consumidor-no-estado',
      { 'total.ICMSTot.vICMSDeson': '1.00', 'total.ICMSTot.vFCPST': '2.00' },
      'total.ICMSTot.vNF',
      'vProd − vICMSDeson + vFCPST',
    ],
    [
      'nfcom-internet',
      { 'det.prod.vDesc': '1.00', 'det.prod.vOutro': '2.00' },
      'det.prod.vProd',
      'qFaturada × vItem − vDesc + vOutro',
    ],
  ])('%s: %j in %s', (id, changes, path, names) => {
    const computed = listCalculations(change(id, changes)).filter((one) => one.path === path);
    expect(computed.map(({ expression }) => writeNames(expression))).toContain(names);
  });
});

describe('what an item is worth has each amount that its rule names', () => {
  test.each([
    ['det.prod.vDesc', '1.00', '1249.00'],
    ['det.prod.vFrete', '1.00', '1251.00'],
    ['det.prod.vSeg', '1.00', '1251.00'],
    ['det.prod.vOutro', '1.00', '1251.00'],
    ['det.imposto.II', { vII: '1.00' }, '1251.00'],
    ['det.imposto.IPI', { IPITrib: { vIPI: '1.00' } }, '1251.00'],
    ['det.impostoDevol', { IPI: { vIPIDevol: '1.00' } }, '1251.00'],
    ['det.imposto.ICMS', { ICMS10: { vICMSST: '1.00', vFCPST: '2.00' } }, '1253.00'],
    ['det.imposto.ICMS', { ICMS15: { vICMSMonoReten: '1.00' } }, '1251.00'],
    ['det.imposto.ICMS', { ICMS20: { vICMSDeson: '1.00', indDeduzDeson: '1' } }, '1249.00'],
    ['det.imposto.ICMS', { ICMS20: { vICMSDeson: '1.00', indDeduzDeson: '0' } }, '1250.00'],
    ['det.imposto.PISST', { vPIS: '1.00', indSomaPISST: '1' }, '1251.00'],
    ['det.imposto.PISST', { vPIS: '1.00', indSomaPISST: '0' }, '1250.00'],
    ['det.imposto.COFINSST', { vCOFINS: '1.00', indSomaCOFINSST: '1' }, '1251.00'],
    ['det.imposto.COFINSST', { vCOFINS: '1.00', indSomaCOFINSST: '0' }, '1250.00'],
    ['det.imposto.IBSCBS.gIBSCBS.vIBS', '900.00', '1250.00'],
  ])('%s %j', (path, value, worth) => {
    const item = listCalculations(change('ibs-cbs-integral', { [path]: value })).find(
      (one) => one.path === 'det.vItem',
    );
    expect(item && computeResult(item)).toBe(worth);
  });
});
