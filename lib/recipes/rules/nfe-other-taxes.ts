import { percent, product } from '../expression';
import { readText } from '../read-document';
import type { Calculation } from '../rule';
import { calculate, field, findPart, type Part } from './part';

/** Taxes of an item that are base times rate: group, tags of rate and tax. */
const TAXES = [
  ['imposto.IPI.IPITrib', 'pIPI', 'vIPI'],
  ['imposto.ISSQN', 'vAliq', 'vISSQN'],
  ['imposto.PIS.*', 'pPIS', 'vPIS'],
  ['imposto.COFINS.*', 'pCOFINS', 'vCOFINS'],
] as const;

/** IPI, ISSQN, PIS and COFINS of an item. No rule of the tax authority multiplies them. */
export function calculateOtherTaxes(item: Part): readonly Calculation[] {
  return TAXES.flatMap(([path, rate, tax]) => {
    const part = findPart(item, path);
    if (!part) return [];
    return calculate(part, tax, undefined, product(field(part, 'vBC'), percent(rate, readText(part.group, rate))));
  });
}
