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
  ['imposto.PISST', 'pPIS', 'vPIS'],
  ['imposto.COFINSST', 'pCOFINS', 'vCOFINS'],
] as const;

/** Taxes of an item that are quantity times rate, where it has these. */
const BY_QUANTITY = [
  ['imposto.PIS.PISQtde', 'vPIS'],
  ['imposto.COFINS.COFINSQtde', 'vCOFINS'],
] as const;

/** IPI, ISSQN, PIS, COFINS and IS of an item. Of these a rule of the tax authority multiplies IS alone. */
export function calculateOtherTaxes(item: Part): readonly Calculation[] {
  const byRate = TAXES.flatMap(([path, rate, tax]) => {
    const part = findPart(item, path);
    if (part?.group.vBC === undefined) return [];
    return calculate(part, tax, undefined, product(field(part, 'vBC'), percent(rate, readText(part.group, rate))));
  });
  const byQuantity = BY_QUANTITY.flatMap(([path, tax]) => {
    const part = findPart(item, path);
    return part ? calculate(part, tax, undefined, product(field(part, 'qBCProd'), field(part, 'vAliqProd'))) : [];
  });
  const selective = findPart(item, 'imposto.IS');
  return [
    ...byRate,
    ...byQuantity,
    ...(selective
      ? calculate(
          selective,
          'vIS',
          'nfe/1019',
          product(field(selective, 'vBCIS'), percent('pIS', readText(selective.group, 'pIS'))),
        )
      : []),
  ];
}
