import { minus, plus, product, sum } from '../expression';
import type { DocumentGroup } from '../recipe';
import type { Calculation } from '../rule';
import { calculate, calculateSum, field, findPart, type Part, rootPart } from './part';

/** Taxes by quantity, with the rate of each: group, quantity, rate and tax. */
const TAXES = [
  ['gMonoPadrao', 'qBCMono', 'adRemIBS', 'vIBSMono'],
  ['gMonoPadrao', 'qBCMono', 'adRemCBS', 'vCBSMono'],
  ['gMonoReten', 'qBCMonoReten', 'adRemIBSReten', 'vIBSMonoReten'],
  ['gMonoReten', 'qBCMonoReten', 'adRemCBSReten', 'vCBSMonoReten'],
  ['gMonoRet', 'qBCMonoRet', 'adRemIBSRet', 'vIBSMonoRet'],
  ['gMonoRet', 'qBCMonoRet', 'adRemCBSRet', 'vCBSMonoRet'],
] as const;

/** Totals of the document: tag, group of an item and status code. */
const TOTALS = [
  ['vIBSMono', 'gMonoPadrao', 1092],
  ['vCBSMono', 'gMonoPadrao', 1093],
  ['vIBSMonoReten', 'gMonoReten', 1120],
  ['vCBSMonoReten', 'gMonoReten', 1121],
  ['vIBSMonoRet', 'gMonoRet', 1122],
  ['vCBSMonoRet', 'gMonoRet', 1123],
] as const;

const GROUP = 'imposto.IBSCBS.gIBSCBSMono';

/** IBS and CBS of a fuel that are charged once, by the schema whose rates are amounts by unit. */
export function calculateSinglePhase(item: Part): readonly Calculation[] {
  const group = findPart(item, GROUP);
  if (!group) return [];
  const taxes = TAXES.flatMap(([name, quantity, rate, tax]) => {
    const part = findPart(group, name);
    return part ? calculate(part, tax, undefined, product(field(part, quantity), field(part, rate))) : [];
  });
  const left = (tax: string) =>
    sum(
      plus(field(group, `gMonoPadrao.v${tax}Mono`)),
      plus(field(group, `gMonoReten.v${tax}MonoReten`)),
      minus(field(group, `gMonoDif.v${tax}MonoDif`)),
    );
  return [
    ...taxes,
    ...calculate(group, 'vTotIBSMonoItem', 'nfe/1070', left('IBS')),
    ...calculate(group, 'vTotCBSMonoItem', 'nfe/1071', left('CBS')),
  ];
}

/** The totals of these taxes. */
export function calculateSinglePhaseTotals(document: DocumentGroup, items: readonly Part[]): readonly Calculation[] {
  const total = findPart(rootPart(document), 'total.IBSCBSTot.gMono');
  if (!total) return [];
  return TOTALS.flatMap(([tag, name, code]) =>
    calculateSum(total, tag, `nfe/${code}`, items, `${GROUP}.${name}.${tag}`),
  );
}
