import { describe, expect, test } from 'vitest';
import { findFaults } from '../../../lib/recipes/check-request';
import type { DocumentValue } from '../../../lib/recipes/recipe';
import { change, listCodes } from './project-requests';

const CASES: readonly (readonly [id: string, path: string, value: DocumentValue | undefined, code: string])[] = [
  ['venda-consumidor-no-estado', 'ide.idDest', '2', 'nfe/772'],
  ['difal-nao-contribuinte', 'ide.idDest', '1', 'nfe/773'],
  ['exportacao', 'dest.enderDest.UF', 'SP', 'nfe/727'],
  ['exportacao', 'exporta', undefined, 'nfe/355'],
  ['venda-interestadual-contribuinte', 'det.prod.CFOP', '5102', 'nfe/733'],
  ['venda-consumidor-no-estado', 'det.prod.CFOP', '6102', 'nfe/733'],
  ['exportacao', 'det.prod.CFOP', '6102', 'nfe/733'],
  ['venda-interestadual-contribuinte', 'dest.IE', undefined, 'nfe/728'],
  ['venda-interestadual-contribuinte', 'dest', undefined, 'nfe/719'],
  ['venda-em-marketplace', 'infIntermed', undefined, 'nfe/438'],
  ['complementar-de-preco', 'ide.NFref', undefined, 'nfe/254'],
  ['devolucao-de-compra', 'det.DFeReferenciado', undefined, 'nfe/321'],
  ['devolucao-de-compra', 'pag.detPag.tPag', '01', 'nfe/871'],
  ['devolucao-de-compra', 'pag.detPag.vPag', '1.00', 'nfe/904'],
  ['venda-consumidor-no-estado', 'dest.xNome', 'Maria da Silva (fictícia)', 'nfe/598'],
  ['nfce-com-troco', 'det.prod.xProd', 'Mochila', 'nfe/373'],
  ['venda-consumidor-no-estado', 'ide.indFinal', '0', 'nfe/696'],
  ['difal-nao-contribuinte', 'det.imposto.ICMSUFDest', undefined, 'nfe/694'],
  ['difal-nao-contribuinte', 'dest.indIEDest', '1', 'nfe/695'],
  ['difal-nao-contribuinte', 'ide.indFinal', '0', 'nfe/695'],
  ['difal-nao-contribuinte', 'det.imposto.ICMSUFDest.pICMSInter', '7.00', 'nfe/698'],
  ['servico-com-issqn', 'emit.IM', undefined, 'nfe/530'],
  ['simples-csosn-102', 'emit.CRT', '3', 'nfe/591'],
  ['venda-com-ipi', 'emit.CRT', '1', 'nfe/590'],
  ['icms-st-cst-10', 'det.prod.CEST', undefined, 'nfe/806'],
  ['importacao-com-di', 'det.prod.DI', undefined, 'nfe/525'],
  ['importacao-com-di', 'det.imposto.II', undefined, 'nfe/599'],
  ['medicamento-com-rastro', 'det.prod.rastro', undefined, 'nfe/873'],
  ['ibs-cbs-integral', 'det.imposto.IBSCBS', undefined, 'nfe/1115'],
  ['ibs-cbs-integral', 'total.IBSCBSTot', undefined, 'nfe/1119'],
  ['simples-csosn-102', 'total.IBSCBSTot', { vBCIBSCBS: '0.00' }, 'nfe/1118'],
  ['ibs-cbs-integral', 'det.imposto.IBSCBS.gIBSCBS.gIBSUF.pIBSUF', '0.0500', 'nfe/1026'],
  ['ibs-cbs-integral', 'det.imposto.IBSCBS.gIBSCBS.gIBSMun.pIBSMun', '0.0500', 'nfe/1036'],
  ['ibs-cbs-integral', 'det.imposto.IBSCBS.gIBSCBS.gCBS.pCBS', '8.8000', 'nfe/1037'],
  ['ibs-cbs-integral', 'ide.gCompraGov', { pRedutor: '10.0000' }, 'nfe/1141'],
  ['ibs-cbs-integral', 'det.imposto.IBSCBS.gIBSCBS.gTribCompraGov', { vTribCBS: '9.30' }, 'nfe/1144'],
  ['ibs-cbs-integral', 'det.imposto.IBSCBS.gIBSCBS.gTribCompraGov', { vTribCBS: '9.35' }, 'nfe/1142'],
  ['ibs-cbs-integral', 'det.imposto.IBSCBS.gIBSCBS.gTribCompraGov', { vTribCBS: '9.25' }, 'nfe/1142'],
  ['NF-e de venda a órgão do estado', 'det.imposto.IBSCBS.gIBSCBS.gIBSMun.vIBSMun', '0.05', 'nfe/1142'],
  ['NF-e de venda a órgão do estado', 'det.imposto.IBSCBS.gIBSCBS.gTribCompraGov.vTribIBSMun', '0.05', 'nfe/1142'],
  ['ibs-cbs-integral', 'det.vItem', '1250.01', 'nfe/1105'],
  ['ibs-cbs-reducao-60', 'total.vNFTot', '1200.01', 'nfe/1094'],
  ['ibs-cbs-aliquota-zero', 'total.vNFTot', '2199.99', 'nfe/1094'],
  ['ibs-cbs-integral', 'det.vItem', undefined, 'nfe/1094'],
  ['cartao-e-pix', 'pag.detPag.card', undefined, 'nfe/391'],
  ['nfce-contingencia-off-line', 'pag.detPag', [{ tPag: '01', vPag: '89.90', card: { tpIntegra: '2' } }], 'nfe/963'],
  ['nfce-contingencia-off-line', 'pag.detPag.vPag', '80.00', 'nfe/865'],
  ['difal-nao-contribuinte', 'transp.veicTransp', { placa: 'ABC1D23' }, 'nfe/868'],
  ['cte-rodoviario', 'rem.xNome', 'Maria da Silva (fictícia)', 'cte/646'],
  ['cte-rodoviario', 'exped.xNome', 'Maria da Silva (fictícia)', 'cte/647'],
  ['cte-rodoviario', 'receb.xNome', 'Maria da Silva (fictícia)', 'cte/648'],
  ['cte-rodoviario', 'dest.xNome', 'Maria da Silva (fictícia)', 'cte/649'],
  ['cte-rodoviario', 'infCTeNorm', undefined, 'cte/458'],
  ['cte-complemento', 'infCteComp', undefined, 'cte/459'],
  ['cte-rodoviario', 'ide.CFOP', '5352', 'cte/519'],
  ['cte-rodoviario', 'ide.CFOP', '6932', 'cte/908'],
  ['cte-substituicao', 'ide.CFOP', '6352', 'cte/524'],
  ['cte-ibs-cbs', 'imp.IBSCBS', undefined, 'cte/310'],
  ['cte-ibs-cbs', 'imp.vTotDFe', undefined, 'cte/360'],
  ['mdfe-carga-propria', 'ide.UFIni', 'MG', 'mdfe/456'],
  ['mdfe-carga-propria', 'ide.UFFim', 'MG', 'mdfe/612'],
  ['mdfe-varios-descarregamentos', 'infDoc.infMunDescarga.cMunDescarga', '3304557', 'mdfe/680'],
  ['mdfe-carga-propria', 'ide.infMunCarrega', [{ cMunCarrega: '3550308' }, { cMunCarrega: '3550308' }], 'mdfe/685'],
  ['mdfe-carga-propria', 'ide.infPercurso', [{ UFPer: 'SP' }], 'mdfe/663'],
  ['mdfe-carga-propria', 'ide.infPercurso', [{ UFPer: 'MG' }, { UFPer: 'RJ' }], 'mdfe/663'],
  ['mdfe-contratado-com-ciot', 'infModal.rodo.infANTT.infCIOT', undefined, 'mdfe/684'],
  ['mdfe-carga-propria', 'ide.tpTransp', '2', 'mdfe/684'],
  ['mdfe-contratado-com-ciot', 'infModal.rodo.infANTT.infPag', undefined, 'mdfe/302'],
  ['mdfe-contratado-com-ciot', 'prodPred.NCM', undefined, 'mdfe/301'],
  ['mdfe-vale-pedagio-e-pagamento', 'infModal.rodo.infANTT.infPag.infPrazo', undefined, 'mdfe/724'],
  ['mdfe-vale-pedagio-e-pagamento', 'infModal.rodo.infANTT.infPag.indPag', '0', 'mdfe/729'],
  ['mdfe-contratado-com-ciot', 'infModal.rodo.infANTT.infPag.vAdiant', '100.00', 'mdfe/739'],
];

describe('a document is refused with the code of the rule that it breaks', () => {
  test.each(CASES)('%s, %s', (id, path, value, code) => {
    expect(listCodes(id, path, value)).toContain(code);
  });
});

describe('check digits and towns are looked at wherever they stand', () => {
  const findAt = (id: string, path: string, value: string) => {
    const faults = findFaults(change(id, { [path]: value }));
    return faults.filter((fault) => fault.path === path).map(({ fix }) => fix);
  };

  test.each([
    ['a CNPJ', 'venda-em-marketplace', 'infIntermed.CNPJ', '99888777000101', 'end it with 00'],
    ['a CPF', 'venda-consumidor-no-estado', 'dest.CPF', '52998224726', 'end it with 25'],
    [
      'a key',
      'cte-complemento',
      'infCteComp.chCTe',
      '31261111222333000505570010000045211357902140',
      'its checkDigit is 1',
    ],
    [
      'a key of a model that is not issued here',
      'cte-rodoviario',
      'infCTeNorm.infDoc.infDCe.chave',
      '35261111222333000181990010000000421295817367',
      'its checkDigit is 8',
    ],
    [
      'a key of a model that there is not',
      'cte-rodoviario',
      'infCTeNorm.infDoc.infDCe.chave',
      '35261111222333000181980010000000421295817360',
      'correct its model',
    ],
    ['a town', 'venda-consumidor-no-estado', 'dest.enderDest.cMun', '3304557', 'correct the town or the state'],
    ['a town abroad', 'exportacao', 'dest.enderDest.cMun', '3550308', 'correct the town or the state'],
  ])('%s', (_what, id, path, value, fix) => {
    expect(findAt(id, path, value)).toEqual([fix]);
  });
});
