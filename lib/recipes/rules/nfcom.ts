import { minus, plus, product, sum, value } from '../expression';
import { readGroups, readText } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Calculation, Rules } from '../rule';
import { calculateIbsCbs, calculateIbsCbsTotals, type IbsCbsCodes } from './ibs-cbs';
import { calculate, calculateSum, field, findPart, listItems, type Part, rate, rootPart } from './part';

/** Codes of the NFCom for IBS and CBS were in no publication that was read. */
const CODES: IbsCbsCodes = {};

/** Totals: path of the group, tag, where an item has it, and the code. */
const TOTALS = [
  ['total', 'vProd', 'prod.vProd', 459],
  ['total.ICMSTot', 'vBC', 'imposto.ICMS*.vBC', 447],
  ['total.ICMSTot', 'vICMS', 'imposto.ICMS*.vICMS', 448],
  ['total.ICMSTot', 'vICMSDeson', 'imposto.ICMS*.vICMSDeson', 452],
  ['total.ICMSTot', 'vFCP', 'imposto.ICMS*.vFCP', 455],
  ['total', 'vPIS', 'imposto.PIS.vPIS', 457],
  ['total', 'vCOFINS', 'imposto.COFINS.vCOFINS', 458],
  ['total', 'vFUST', 'imposto.FUST.vFUST', 256],
  ['total', 'vFUNTTEL', 'imposto.FUNTTEL.vFUNTTEL', 257],
  ['total.vRetTribTot', 'vRetPIS', 'imposto.retTrib.vRetPIS', 258],
  ['total.vRetTribTot', 'vRetCofins', 'imposto.retTrib.vRetCofins', 259],
  ['total.vRetTribTot', 'vRetCSLL', 'imposto.retTrib.vRetCSLL', 260],
  ['total.vRetTribTot', 'vIRRF', 'imposto.retTrib.vIRRF', 461],
  ['total', 'vDesc', 'prod.vDesc', 462],
  ['total', 'vOutro', 'prod.vOutro', 477],
] as const;

/** Taxes of an item that are base times rate: group, rate, tax and code. */
const TAXES = [
  ['ICMS*', 'pICMS', 'vICMS', 444],
  ['PIS', 'pPIS', 'vPIS', 443],
  ['COFINS', 'pCOFINS', 'vCOFINS', 445],
  ['FUST', 'pFUST', 'vFUST', 446],
  ['FUNTTEL', 'pFUNTTEL', 'vFUNTTEL', 476],
] as const;

/** NFCom: rules of the MOC 1.00a. */
export const nfcomRules: Rules = {
  calculate(document: DocumentGroup): readonly Calculation[] {
    const items = listItems(document);
    const root = rootPart(document);
    const total = findPart(root, 'total');
    const retained = findPart(root, 'total.vRetTribTot');
    const less = (tag: string) => minus(value(tag, readText(retained?.group, tag)));
    return [
      ...items.flatMap((item) => calculateItem(item, document)),
      ...TOTALS.flatMap(([place, tag, path, code]) => {
        const part = findPart(root, place);
        return part ? calculateSum(part, tag, `nfcom/${code}`, items, path) : [];
      }),
      ...calculateIbsCbsTotals(document, items, CODES),
      ...(total
        ? [
            ...calculate(total, 'vTotDFe', undefined, field(total, 'vNF')),
            ...calculate(
              total,
              'vNF',
              'nfcom/460',
              sum(plus(field(total, 'vProd')), less('vRetPIS'), less('vRetCofins'), less('vRetCSLL'), less('vIRRF')),
            ),
          ]
        : []),
    ];
  },
  check: () => [],
};

function calculateItem(item: Part, document: DocumentGroup): readonly Calculation[] {
  const prod = findPart(item, 'prod');
  const ibsCbs = findPart(item, 'imposto.IBSCBS.gIBSCBS');
  return [
    ...(prod
      ? calculate(
          prod,
          'vProd',
          'nfcom/435',
          sum(
            plus(product(field(prod, 'qFaturada'), field(prod, 'vItem'))),
            minus(field(prod, 'vDesc')),
            plus(field(prod, 'vOutro')),
          ),
        )
      : []),
    ...TAXES.flatMap(([name, percentage, tax, code]) => {
      const part = findPart(item, `imposto.${name}`);
      const base = part && product(field(part, 'vBC'), rate(part, percentage));
      return part && base ? calculate(part, tax, `nfcom/${code}`, base) : [];
    }),
    ...calculateShares(item),
    ...(ibsCbs ? [...calculateBase(item, ibsCbs), ...calculateIbsCbs(ibsCbs, document, CODES)] : []),
  ];
}

/** What the states of destination get of an item. No code of these is known. */
function calculateShares(item: Part): readonly Calculation[] {
  return readGroups(item.group, 'imposto.ICMSUFDest').flatMap((share) => {
    const part: Part = { ...item, group: share, path: `${item.path}.imposto.ICMSUFDest` };
    const base = field(part, 'vBCUFDest');
    const own = field(item, 'imposto.ICMS*.vICMS');
    return [
      ...calculate(part, 'vFCPUFDest', undefined, product(base, rate(part, 'pFCPUFDest'))),
      ...calculate(part, 'vICMSUFDest', undefined, sum(plus(product(base, rate(part, 'pICMSUFDest'))), minus(own))),
    ];
  });
}

/** The base of IBS and CBS: the service without the taxes that they replace, of which one is the ICMS of both states. */
function calculateBase(item: Part, ibsCbs: Part): readonly Calculation[] {
  const shares = readGroups(item.group, 'imposto.ICMSUFDest').flatMap((share) =>
    ['vICMSUFDest', 'vFCPUFDest'].map((tag) => minus(value(tag, readText(share, tag)))),
  );
  return calculate(
    ibsCbs,
    'vBC',
    undefined,
    sum(
      plus(field(item, 'prod.vProd')),
      minus(field(item, 'imposto.ICMS*.vICMS')),
      ...shares,
      minus(field(item, 'imposto.PIS.vPIS')),
      minus(field(item, 'imposto.COFINS.vCOFINS')),
    ),
  );
}
