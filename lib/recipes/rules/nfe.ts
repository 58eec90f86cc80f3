import type { DocumentGroup } from '../recipe';
import type { Calculation, Rules } from '../rule';
import { calculateIbsCbsItem, calculateIbsCbsTotals } from './ibs-cbs';
import { checkNfe } from './nfe-checks';
import { calculateIcms } from './nfe-icms';
import { calculateOtherTaxes } from './nfe-other-taxes';
import { calculatePayment } from './nfe-payment';
import { calculateProduct } from './nfe-product';
import { calculateTotals } from './nfe-totals';
import { listItems } from './part';

/** NF-e and NFC-e: rules of the MOC 7.0 and of the notes after it. */
export const nfeRules: Rules = {
  calculate(document: DocumentGroup): readonly Calculation[] {
    const items = listItems(document);
    return [
      ...items.flatMap((item) => [
        ...calculateProduct(item, document),
        ...calculateIcms(item, document),
        ...calculateOtherTaxes(item),
        ...calculateIbsCbsItem(item),
      ]),
      ...calculateTotals(document, items),
      ...calculateIbsCbsTotals(document, items),
      ...calculatePayment(document),
    ];
  },
  check: checkNfe,
};
