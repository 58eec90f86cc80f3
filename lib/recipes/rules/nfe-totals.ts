import { minus, plus, sum } from '../expression';
import { readText } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Calculation } from '../rule';
import { calculate, calculateSum, field, findPart, type Part, rootPart } from './part';

/** Totals of goods: tag, where an item has it, and the code. */
const GOODS = [
  ['vBC', 'imposto.ICMS.*.vBC', 531],
  ['vICMS', 'imposto.ICMS.*.vICMS', 532],
  ['vICMSDeson', 'imposto.ICMS.*.vICMSDeson', 795],
  ['vFCPUFDest', 'imposto.ICMSUFDest.vFCPUFDest', 798],
  ['vICMSUFDest', 'imposto.ICMSUFDest.vICMSUFDest', 799],
  ['vICMSUFRemet', 'imposto.ICMSUFDest.vICMSUFRemet', 800],
  ['vFCP', 'imposto.ICMS.*.vFCP', 861],
  ['vBCST', 'imposto.ICMS.*.vBCST', 533],
  ['vST', 'imposto.ICMS.*.vICMSST', 534],
  ['vFCPST', 'imposto.ICMS.*.vFCPST', 862],
  ['vFCPSTRet', 'imposto.ICMS.*.vFCPSTRet', 859],
  ['qBCMono', 'imposto.ICMS.*.qBCMono', 700],
  ['vICMSMono', 'imposto.ICMS.*.vICMSMono', 967],
  ['qBCMonoReten', 'imposto.ICMS.*.qBCMonoReten', 723],
  ['vICMSMonoReten', 'imposto.ICMS.*.vICMSMonoReten', 968],
  ['qBCMonoRet', 'imposto.ICMS.*.qBCMonoRet', 744],
  ['vICMSMonoRet', 'imposto.ICMS.*.vICMSMonoRet', 969],
  ['vII', 'imposto.II.vII', 601],
  ['vIPI', 'imposto.IPI.IPITrib.vIPI', 538],
  ['vIPIDevol', 'impostoDevol.IPI.vIPIDevol', 863],
  ['vPIS', 'imposto.PIS.*.vPIS', 602],
  ['vCOFINS', 'imposto.COFINS.*.vCOFINS', 603],
] as const;

/** Totals of goods and services alike. */
const ALL = [
  ['vFrete', 'prod.vFrete', 535],
  ['vSeg', 'prod.vSeg', 536],
  ['vDesc', 'prod.vDesc', 537],
  ['vOutro', 'prod.vOutro', 604],
] as const;

/** Totals of services. */
const SERVICES = [
  ['vServ', 'prod.vProd', 605],
  ['vBC', 'imposto.ISSQN.vBC', 606],
  ['vISS', 'imposto.ISSQN.vISSQN', 607],
  ['vPIS', 'imposto.PIS.*.vPIS', 608],
  ['vCOFINS', 'imposto.COFINS.*.vCOFINS', 609],
] as const;

/** Whether an item is a new car that the factory bills to its buyer and a dealer hands over. */
const isBilledDirectly = ({ group }: Part) => readText(group, 'prod.veicProd.tpOp') === '2';

/** The totals of a NF-e: sums over its items, and what the whole document is worth. */
export function calculateTotals(document: DocumentGroup, items: readonly Part[]): readonly Calculation[] {
  const total = findPart(rootPart(document), 'total.ICMSTot');
  if (!total) return [];
  const services = items.filter((item) => findPart(item, 'imposto.ISSQN'));
  const goods = items.filter((item) => !services.includes(item));
  const sold = goods.filter(({ group }) => readText(group, 'prod.indTot') === '1');
  const serviceTotal = findPart(rootPart(document), 'total.ISSQNtot');
  const selectiveTotal = findPart(rootPart(document), 'total.ISTot');
  const isImport = items.some((item) => findPart(item, 'imposto.II'));
  const isDirectBilling = items.some(isBilledDirectly);
  return [
    ...calculateSum(total, 'vProd', 'nfe/564', sold, 'prod.vProd'),
    ...GOODS.flatMap(([tag, path, code]) => calculateSum(total, tag, `nfe/${code}`, goods, path)),
    ...ALL.flatMap(([tag, path, code]) => calculateSum(total, tag, `nfe/${code}`, items, path)),
    ...(serviceTotal
      ? SERVICES.flatMap(([tag, path, code]) => calculateSum(serviceTotal, tag, `nfe/${code}`, services, path))
      : []),
    ...(selectiveTotal ? calculateSum(selectiveTotal, 'vIS', 'nfe/1075', items, 'imposto.IS.vIS') : []),
    ...calculateWorth(total, serviceTotal, { isImport, isDirectBilling }),
    ...calculateSum(findPart(rootPart(document), 'total') ?? total, 'vNFTot', 'nfe/1094', items, 'vItem'),
  ];
}

/**
 * vItem, by rule VB01-10 of NT 2025.002: in 2026 IBS, CBS and IS are no part of it. What the rule calls vServ is vProd
 * of a service. Neither this rule nor the one that demands the field is in force yet, so an item may lack it. Of a car
 * that is billed directly, what was retained is no part of it (rule VB01-20).
 */
export function calculateItemWorth(item: Part): readonly Calculation[] {
  const counts = (path: string) => readText(item.group, path) === '1';
  const added = isBilledDirectly(item)
    ? []
    : [...['vICMSST', 'vICMSMonoReten', 'vFCPST'].map((tag) => `imposto.ICMS.*.${tag}`), 'impostoDevol.IPI.vIPIDevol'];
  return calculate(
    item,
    'vItem',
    'nfe/1105',
    sum(
      plus(field(item, 'prod.vProd')),
      minus(field(item, 'prod.vDesc')),
      ...(counts('imposto.ICMS.*.indDeduzDeson') ? [minus(field(item, 'imposto.ICMS.*.vICMSDeson'))] : []),
      ...added.map((path) => plus(field(item, path))),
      plus(field(item, 'prod.vFrete')),
      plus(field(item, 'prod.vSeg')),
      plus(field(item, 'prod.vOutro')),
      plus(field(item, 'imposto.II.vII')),
      plus(field(item, 'imposto.IPI.IPITrib.vIPI')),
      ...(counts('imposto.PISST.indSomaPISST') ? [plus(field(item, 'imposto.PISST.vPIS'))] : []),
      ...(counts('imposto.COFINSST.indSomaCOFINSST') ? [plus(field(item, 'imposto.COFINSST.vCOFINS'))] : []),
    ),
  );
}

/**
 * vNF. In 2026 IBS and CBS are no part of it. Of an import it is what the goods cost, with ICMS, PIS and COFINS, and
 * the rule of the sum does not hold. Where cars are billed directly, what was retained by substitution is no part of it
 * (exception 1 of rule W16-10, NT 2023.001 v1.60).
 */
function calculateWorth(
  total: Part,
  services: Part | undefined,
  { isImport, isDirectBilling }: { readonly isImport: boolean; readonly isDirectBilling: boolean },
): readonly Calculation[] {
  const of = (tag: string) => field(total, tag);
  const added = isDirectBilling ? [] : ['vST', 'vICMSMonoReten', 'vFCPST', 'vIPIDevol'];
  return calculate(
    total,
    'vNF',
    isImport ? undefined : 'nfe/610',
    sum(
      plus(of('vProd')),
      ...(services ? [plus(field(services, 'vServ'))] : []),
      minus(of('vDesc')),
      minus(of('vICMSDeson')),
      ...added.map((tag) => plus(of(tag))),
      plus(of('vFrete')),
      plus(of('vSeg')),
      plus(of('vOutro')),
      plus(of('vII')),
      plus(of('vIPI')),
      ...(isImport ? [plus(of('vPIS')), plus(of('vCOFINS')), plus(of('vICMS'))] : []),
    ),
  );
}
