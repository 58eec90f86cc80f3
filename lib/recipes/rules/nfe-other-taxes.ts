import { product } from '../expression';
import type { Calculation } from '../rule';
import { calculate, field, findPart, type Part, rate } from './part';

/** Taxes of an item that are base times rate: group, tags of base, rate and tax, and the code where a rule multiplies them. */
const TAXES = [
  ['imposto.IPI.IPITrib', 'vBC', 'pIPI', 'vIPI', undefined],
  ['imposto.ISSQN', 'vBC', 'vAliq', 'vISSQN', undefined],
  ['imposto.PIS.*', 'vBC', 'pPIS', 'vPIS', undefined],
  ['imposto.COFINS.*', 'vBC', 'pCOFINS', 'vCOFINS', undefined],
  ['imposto.PISST', 'vBC', 'pPIS', 'vPIS', undefined],
  ['imposto.COFINSST', 'vBC', 'pCOFINS', 'vCOFINS', undefined],
  ['imposto.IS', 'vBCIS', 'pIS', 'vIS', 'nfe/1019'],
] as const;

/** Taxes of an item that are quantity times rate, where it has these. */
const BY_QUANTITY = [
  ['imposto.PIS.PISQtde', 'vPIS'],
  ['imposto.COFINS.COFINSQtde', 'vCOFINS'],
] as const;

/** IPI, ISSQN, PIS, COFINS and IS of an item. */
export function calculateOtherTaxes(item: Part): readonly Calculation[] {
  const byRate = TAXES.flatMap(([path, base, percentage, tax, code]) => {
    const part = findPart(item, path);
    if (part?.group[base] === undefined) return [];
    return calculate(part, tax, code, product(field(part, base), rate(part, percentage)));
  });
  const byQuantity = BY_QUANTITY.flatMap(([path, tax]) => {
    const part = findPart(item, path);
    return part ? calculate(part, tax, undefined, product(field(part, 'qBCProd'), field(part, 'vAliqProd'))) : [];
  });
  return [...byRate, ...byQuantity];
}
