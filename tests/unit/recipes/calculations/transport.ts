import type { CalculatedFields } from './calculated-fields';

/** What follows from what in a CT-e, MDF-e or BP-e. */
export const TRANSPORT_CALCULATIONS: CalculatedFields = {
  'cte-complemento': [['imp.ICMS.ICMSOutraUF.vICMSOutraUF', 'vBCOutraUF × pICMSOutraUF', 'cte/675']],
  'mdfe-carga-propria': [['tot.qNFe', 'infNFe', 'mdfe/667']],
  'mdfe-vale-pedagio-e-pagamento': [
    ['tot.qCTe', 'infCTe', 'mdfe/667'],
    ['infModal.rodo.infANTT.infPag.vContrato', 'vComp + vComp', 'mdfe/746'],
    ['infModal.rodo.infANTT.infPag.vContrato', 'vAdiant + vParcela + vParcela', 'mdfe/738'],
  ],
  'BP-e rodoviário com desconto': [
    ['infValorBPe.vBP', 'vComp + vComp', undefined],
    ['infValorBPe.vPgto', 'vBP − vDesconto', undefined],
    ['infValorBPe.vTroco', 'vPag − vPgto', undefined],
    ['imp.ICMS.ICMS00.vICMS', 'vBC × pICMS', undefined],
    ['imp.ICMSUFFim.vFCPUFFim', 'vBCUFFim × pFCPUFFim', undefined],
    ['imp.ICMSUFFim.vICMSUFFim', 'vBCUFFim × pICMSUFFim − vBCUFFim × pICMSInter', undefined],
  ],
  'CT-e aéreo regional com artigo perigoso': [
    ['imp.IBSCBS.gIBSCBS.gIBSUF.gRed.pAliqEfet', 'pIBSUF × (1 − pRedAliq)', undefined],
    ['imp.IBSCBS.gIBSCBS.gIBSMun.gRed.pAliqEfet', 'pIBSMun × (1 − pRedAliq)', undefined],
    ['imp.IBSCBS.gIBSCBS.gCBS.gRed.pAliqEfet', 'pCBS × (1 − pRedAliq)', undefined],
  ],
  'CT-e com devolução de tributo ao tomador': [
    ['vPrest.vTPrest', 'vComp', undefined],
    ['imp.IBSCBS.gIBSCBS.gIBSMun.vIBSMun', 'vBC × pIBSMun', 'cte/323'],
    ['imp.vTotDFe', 'vTPrest', 'cte/365'],
    ['imp.IBSCBS.gIBSCBS.gIBSUF.gDevTrib.vDevTrib', 'vBC × pIBSUF × pDevTrib', undefined],
    ['imp.IBSCBS.gIBSCBS.gIBSUF.vIBSUF', 'vBC × pIBSUF − vDevTrib', 'cte/318'],
    ['imp.IBSCBS.gIBSCBS.gIBSMun.gDevTrib.vDevTrib', 'vBC × pIBSMun × pDevTrib', undefined],
    ['imp.IBSCBS.gIBSCBS.gCBS.gDevTrib.vDevTrib', 'vBC × pCBS × pDevTrib', undefined],
    ['imp.IBSCBS.gIBSCBS.gCBS.vCBS', 'vBC × pCBS − vDevTrib', 'cte/327'],
  ],
  'CT-e dentro da Zona Franca de Manaus': [
    ['imp.IBSCBS.gIBSCBS.gCBS.gALCZFMCBS.vTribRegCBS', 'vBC × pAliqEfetRegCBS', undefined],
  ],
  'CT-e OS com percurso, veículo e cobrança': [
    ['imp.IBSCBS.gIBSCBS.gIBSUF.vIBSUF', 'vBC × pIBSUF', 'cte/318'],
    ['imp.IBSCBS.gIBSCBS.gCBS.vCBS', 'vBC × pCBS', 'cte/327'],
    ['infCTeNorm.cobr.fat.vLiq', 'vOrig − vDesc', undefined],
    ['infCTeNorm.cobr.fat.vLiq', 'vDup', undefined],
  ],
  'CT-e OS para tomador que não é contribuinte': [
    ['imp.ICMSUFFim.vFCPUFFim', 'vBCUFFim × pFCPUFFim', undefined],
    ['imp.ICMSUFFim.vICMSUFFim', 'vBCUFFim × pICMSUFFim − vBCUFFim × pICMSInter', undefined],
  ],
  'CT-e Simplificado para órgão do estado': [
    ['imp.ICMS.ICMS00.vICMS', 'vBC × pICMS', 'cte/675'],
    ['imp.IBSCBS.gIBSCBS.vIBS', 'vIBSUF', 'cte/317'],
    ['imp.IBSCBS.gIBSCBS.gIBSUF.vIBSUF', 'vBC × pAliqEfet', 'cte/318'],
    ['imp.IBSCBS.gIBSCBS.gIBSMun.vIBSMun', 'vBC × pAliqEfet', 'cte/323'],
    ['imp.IBSCBS.gIBSCBS.gCBS.vCBS', 'vBC × pAliqEfet', 'cte/327'],
    ['imp.IBSCBS.gIBSCBS.gIBSUF.gRed.pAliqEfet', 'pIBSUF × 1 × (1 − pRedutor)', undefined],
    ['imp.IBSCBS.gIBSCBS.gIBSMun.gRed.pAliqEfet', 'pIBSMun × 1 × (1 − pRedutor)', undefined],
    ['imp.IBSCBS.gIBSCBS.gCBS.gRed.pAliqEfet', 'pCBS × 1 × (1 − pRedutor)', undefined],
    ['imp.IBSCBS.gIBSCBS.gTribCompraGov.vTribIBSUF', 'vBC × pAliqIBSUF', undefined],
    ['imp.IBSCBS.gIBSCBS.gTribCompraGov.vTribIBSMun', 'vBC × pAliqIBSMun', undefined],
    ['imp.IBSCBS.gIBSCBS.gTribCompraGov.vTribCBS', 'vBC × pAliqCBS', undefined],
    ['det.vPrest', 'vComp + vComp', undefined],
    ['total.vTPrest', 'vPrest + vPrest', undefined],
    ['total.vTRec', 'vRec + vRec', undefined],
    ['total.vTotDFe', 'vTPrest', undefined],
    ['cobr.fat.vLiq', 'vOrig − vDesc', undefined],
    ['cobr.fat.vLiq', 'vDup', undefined],
  ],
  'MDF-e aquaviário': [['tot.qMDFe', 'infMDFeTransp', 'mdfe/667']],
};
