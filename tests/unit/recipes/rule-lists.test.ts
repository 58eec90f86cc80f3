import { describe, expect, test } from 'vitest';
import { findFaults } from '../../../lib/recipes/check-request';
import { change, listCodes } from './project-requests';

describe('goods under substitution need their code', () => {
  test.each(['10', '30', '60', '70'])('by CST %s', (CST) => {
    expect(listCodes('venda-consumidor-no-estado', 'det.imposto.ICMS', { [`ICMS${CST}`]: { CST } })).toContain(
      'nfe/806',
    );
  });

  test.each(['201', '202', '203', '500'])('by CSOSN %s', (CSOSN) => {
    expect(listCodes('simples-csosn-102', 'det.imposto.ICMS', { [`ICMSSN${CSOSN}`]: { CSOSN } })).toContain('nfe/806');
  });
});

describe('the rate between states', () => {
  test.each([
    ...['41', '43', '42', '35', '33', '31'].map((from) => [from, 'BA', '7.00'] as const),
    ['35', 'ES', '7.00'] as const,
    ['29', 'SP', '12.00'] as const,
    ['29', 'PE', '12.00'] as const,
    ...['PR', 'RS', 'SC', 'RJ', 'MG'].map((to) => ['35', to, '12.00'] as const),
  ])('from %s to %s is %s', (from, to, rate) => {
    const list = (pICMSInter: string) => {
      const path = 'det.imposto.ICMSUFDest.pICMSInter';
      const request = change('difal-nao-contribuinte', {
        'ide.cUF': from,
        'dest.enderDest.UF': to,
        [path]: pICMSInter,
      });
      return findFaults(request).flatMap((fault) => (fault.path === path ? [fault.fix] : []));
    };
    expect(list(rate)).toEqual([]);
    expect(list('4.00')).toEqual([]);
    expect(list('9.00')).toEqual([`write ${rate}`]);
  });
});

describe('only some kinds of payment may have the group of a card', () => {
  const list = (tPag: string) =>
    listCodes('nfce-contingencia-off-line', 'pag.detPag', [{ tPag, vPag: '89.90', card: { tpIntegra: '2' } }]);

  test.each(['03', '04', '10', '11', '12', '13', '15', '17', '18'])('%s may', (kind) => {
    expect(list(kind)).not.toContain('nfe/963');
  });

  test.each(['01', '14', '16', '90'])('%s may not', (kind) => expect(list(kind)).toContain('nfe/963'));

  test.each(['03', '04', '17'])('%s must', (kind) => {
    expect(listCodes('nfce-contingencia-off-line', 'pag.detPag.tPag', kind)).toContain('nfe/391');
  });
});

describe('a key is looked at under each tag that holds one', () => {
  const wrong = '31261111222333000505570010000045211357902140';

  test.each([
    ...['refNFe', 'chave', 'chNFe', 'chaveAcesso', 'chaveSubstituta', 'refCTe', 'chCTe', 'chCte', 'chCTeMultimodal'],
    ...['chCTePagAnt', 'chDFePagAnt', 'chMDFe', 'chNFCom', 'chNFComLocal', 'chBPe'],
  ])('%s', (tag) => {
    expect(findFaults(change('exportacao', { [tag]: wrong }))).toMatchObject([
      { path: tag, fix: 'its checkDigit is 1' },
    ]);
  });
});
