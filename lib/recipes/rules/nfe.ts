import type { DocumentGroup } from '../recipe';
import type { Calculation, Rules } from '../rule';
import { calculateIbsCbsItem, calculateIbsCbsTotals, type IbsCbsCodes } from './ibs-cbs';
import { calculateSinglePhase, calculateSinglePhaseTotals } from './ibs-cbs-single-phase';
import { checkNfe } from './nfe-checks';
import { calculateIcms } from './nfe-icms';
import { calculateOtherTaxes } from './nfe-other-taxes';
import { calculatePayment } from './nfe-payment';
import { calculateProduct } from './nfe-product';
import { calculateItemWorth, calculateTotals } from './nfe-totals';
import { listItems } from './part';

/** Status codes of the totals of IBS and CBS, by the path of each below its group. */
const TOTAL_CODES: IbsCbsCodes = {
  vBCIBSCBS: 'nfe/1076',
  'gIBS.gIBSUF.vDif': 'nfe/1077',
  'gIBS.gIBSUF.vDevTrib': 'nfe/1078',
  'gIBS.gIBSUF.vIBSUF': 'nfe/1080',
  'gIBS.gIBSMun.vDif': 'nfe/1081',
  'gIBS.gIBSMun.vDevTrib': 'nfe/1082',
  'gIBS.gIBSMun.vIBSMun': 'nfe/1084',
  'gIBS.vIBS': 'nfe/1085',
  'gIBS.vCredPres': 'nfe/1086',
  'gCBS.vDif': 'nfe/1088',
  'gCBS.vDevTrib': 'nfe/1089',
  'gCBS.vCBS': 'nfe/1091',
  'gCBS.vCredPres': 'nfe/1087',
};

/** NF-e and NFC-e: rules of the MOC 7.0 and of the notes after it. */
export const nfeRules: Rules = {
  calculate(document: DocumentGroup): readonly Calculation[] {
    const items = listItems(document);
    return [
      ...items.flatMap((item) => [
        ...calculateProduct(item, document),
        ...calculateIcms(item, document),
        ...calculateOtherTaxes(item),
        ...calculateIbsCbsItem(item, document),
        ...calculateSinglePhase(item),
        ...calculateItemWorth(item),
      ]),
      ...calculateTotals(document, items),
      ...calculateIbsCbsTotals(document, items, TOTAL_CODES),
      ...calculateSinglePhaseTotals(document, items),
      ...calculatePayment(document),
    ];
  },
  check: checkNfe,
};
