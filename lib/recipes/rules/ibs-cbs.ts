import { type Expression, minus, percent, plus, product, sum, value } from '../expression';
import { readText } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Calculation } from '../rule';
import { calculate, calculateSum, field, findPart, type Part, rate, rootPart } from './part';

/** The three parts of the tax in an item: group, rate and tax. */
const PARTS = [
  ['gIBSUF', 'pIBSUF', 'vIBSUF'],
  ['gIBSMun', 'pIBSMun', 'vIBSMun'],
  ['gCBS', 'pCBS', 'vCBS'],
] as const;

/** Status codes of a document by the tag that is wrong: of a part's effective rate under the name of the part. */
export type IbsCbsCodes = Readonly<Record<string, string>>;

const NFE_CODES: IbsCbsCodes = {
  ...{ gIBSUF: 'nfe/1035', gIBSMun: 'nfe/1047', gCBS: 'nfe/1064' },
  ...{ vIBSUF: 'nfe/1041', vIBSMun: 'nfe/1052', vCBS: 'nfe/1069', vIBS: 'nfe/1150' },
  ...{ vTribRegIBSUF: 'nfe/1040', vTribRegIBSMun: 'nfe/1051', vTribRegCBS: 'nfe/1068' },
};

/** Effective rates have four decimals. */
const RATE_DECIMALS = 4;

/** IBS and CBS of an item of a NF-e, from its base on. */
export function calculateIbsCbsItem(item: Part, document: DocumentGroup): readonly Calculation[] {
  const group = findPart(item, 'imposto.IBSCBS.gIBSCBS');
  return [
    ...(group ? [...calculateBase(item, group), ...calculateIbsCbs(group, document, NFE_CODES)] : []),
    ...calculatePresumedCredit(item),
  ];
}

/** The credit that a purchase gives its buyer: base times percentage. */
function calculatePresumedCredit(item: Part): readonly Calculation[] {
  const credit = findPart(item, 'imposto.IBSCBS.gCredPresOper');
  if (!credit) return [];
  return ['gIBSCredPres', 'gCBSCredPres'].flatMap((name) => {
    const part = findPart(credit, name);
    if (!part) return [];
    return calculate(part, 'vCredPres', undefined, product(field(credit, 'vBCCredPres'), rate(part, 'pCredPres')));
  });
}

/**
 * LC 214, art. 12: what is paid, less the taxes that the new ones replace. Of an import (art. 69) nothing is taken off,
 * because its customs value holds none of them. The rule that would check it (1104) was withdrawn, so a wrong base is
 * found by nobody but the reader's accountant.
 */
function calculateBase(item: Part, group: Part): readonly Calculation[] {
  const isImport = findPart(item, 'imposto.II') !== undefined;
  const replaced = [
    minus(field(item, 'imposto.PIS.*.vPIS')),
    minus(field(item, 'imposto.COFINS.*.vCOFINS')),
    minus(field(item, 'imposto.ICMS.*.vICMS')),
    minus(field(item, 'imposto.ICMSUFDest.vICMSUFDest')),
    minus(field(item, 'imposto.ICMS.*.vFCP')),
    minus(field(item, 'imposto.ICMSUFDest.vFCPUFDest')),
    minus(field(item, 'imposto.ISSQN.vISSQN')),
  ];
  return calculate(
    group,
    'vBC',
    undefined,
    sum(
      plus(field(item, 'prod.vProd')),
      plus(field(item, 'prod.vFrete')),
      plus(field(item, 'prod.vSeg')),
      plus(field(item, 'prod.vOutro')),
      plus(field(item, 'imposto.II.vII')),
      plus(field(item, 'imposto.IS.vIS')),
      minus(field(item, 'prod.vDesc')),
      ...(isImport ? [] : replaced),
    ),
  );
}

/**
 * The taxes on a base, which the documents compute alike.
 * @param group gIBSCBS
 * @param codes status codes of the document
 */
export function calculateIbsCbs(group: Part, document: DocumentGroup, codes: IbsCbsCodes): readonly Calculation[] {
  const base = field(group, 'vBC');
  const government = readText(document, 'ide.gCompraGov.pRedutor');
  return [
    ...PARTS.flatMap(([name, rate, tax]) => {
      const part = findPart(group, name);
      if (!part) return [];
      const full = readText(part.group, rate);
      const reduction = findPart(part, 'gRed');
      const applied = percent(
        reduction ? 'pAliqEfet' : rate,
        reduction ? readText(reduction.group, 'pAliqEfet') : full,
      );
      const less = (path: string) => minus(field(part, path));
      return [
        ...calculateReturned(part, product(base, applied)),
        ...(reduction ? calculateEffective(reduction, value(rate, full), government, codes[name]) : []),
        ...calculate(
          part,
          tax,
          codes[tax],
          sum(plus(product(base, applied)), less('gDif.vDif'), less('gDevTrib.vDevTrib')),
        ),
      ];
    }),
    ...calculate(
      group,
      'vIBS',
      codes.vIBS,
      sum(plus(field(group, 'gIBSUF.vIBSUF')), plus(field(group, 'gIBSMun.vIBSMun'))),
    ),
    ...calculateWouldBe(group, codes),
  ];
}

/** What the tax would be without a benefit, or divided among others: group, rate and tax. */
const WOULD_BE = [
  ['gTribRegular', 'pAliqEfetRegIBSUF', 'vTribRegIBSUF'],
  ['gTribRegular', 'pAliqEfetRegIBSMun', 'vTribRegIBSMun'],
  ['gTribRegular', 'pAliqEfetRegCBS', 'vTribRegCBS'],
  ['gTribCompraGov', 'pAliqIBSUF', 'vTribIBSUF'],
  ['gTribCompraGov', 'pAliqIBSMun', 'vTribIBSMun'],
  ['gTribCompraGov', 'pAliqCBS', 'vTribCBS'],
  ['gCBS.gALCZFMCBS', 'pAliqEfetRegCBS', 'vTribRegCBS'],
] as const;

function calculateWouldBe(group: Part, codes: IbsCbsCodes): readonly Calculation[] {
  return WOULD_BE.flatMap(([name, percentage, tax]) => {
    const part = findPart(group, name);
    if (!part) return [];
    return calculate(part, tax, codes[tax], product(field(group, 'vBC'), rate(part, percentage)));
  });
}

/** What of a tax goes back to the buyer, where the layout has its percentage. */
function calculateReturned(part: Part, tax: Expression): readonly Calculation[] {
  const returned = findPart(part, 'gDevTrib');
  if (returned?.group.pDevTrib === undefined) return [];
  return calculate(returned, 'vDevTrib', undefined, product(tax, rate(returned, 'pDevTrib')));
}

/** The rate after its reduction and that of a sale to the government: a percentage, stated as such. */
function calculateEffective(
  reduction: Part,
  full: Expression,
  government: string | undefined,
  code: string | undefined,
): readonly Calculation[] {
  const left = (tag: string, text: string | undefined) => sum(plus(value('1', '1')), minus(percent(tag, text)));
  const reduced = product(
    full,
    left('pRedAliq', readText(reduction.group, 'pRedAliq')),
    ...(government === undefined ? [] : [left('pRedutor', government)]),
  );
  return calculate(reduction, 'pAliqEfet', code, reduced, RATE_DECIMALS);
}

/** Totals: group and tag, and where an item has what they sum. */
const TOTALS = [
  ['gIBS.gIBSUF', 'vDif', 'gIBSCBS.gIBSUF.gDif.vDif'],
  ['gIBS.gIBSUF', 'vDevTrib', 'gIBSCBS.gIBSUF.gDevTrib.vDevTrib'],
  ['gIBS.gIBSUF', 'vIBSUF', 'gIBSCBS.gIBSUF.vIBSUF'],
  ['gIBS.gIBSMun', 'vDif', 'gIBSCBS.gIBSMun.gDif.vDif'],
  ['gIBS.gIBSMun', 'vDevTrib', 'gIBSCBS.gIBSMun.gDevTrib.vDevTrib'],
  ['gIBS.gIBSMun', 'vIBSMun', 'gIBSCBS.gIBSMun.vIBSMun'],
  ['gIBS', 'vIBS', 'gIBSCBS.vIBS'],
  ['gIBS', 'vCredPres', 'gCredPresOper.gIBSCredPres.vCredPres'],
  ['gIBS', 'vCredPresCondSus', 'gCredPresOper.gIBSCredPres.vCredPresCondSus'],
  ['gCBS', 'vDif', 'gIBSCBS.gCBS.gDif.vDif'],
  ['gCBS', 'vDevTrib', 'gIBSCBS.gCBS.gDevTrib.vDevTrib'],
  ['gCBS', 'vCBS', 'gIBSCBS.gCBS.vCBS'],
  ['gCBS', 'vCredPres', 'gCredPresOper.gCBSCredPres.vCredPres'],
  ['gCBS', 'vCredPresCondSus', 'gCredPresOper.gCBSCredPres.vCredPresCondSus'],
] as const;

/**
 * The totals of IBS and CBS: sums over the items of a document.
 * @param codes status codes of the document, by the path of each total
 */
export function calculateIbsCbsTotals(
  document: DocumentGroup,
  items: readonly Part[],
  codes: IbsCbsCodes,
): readonly Calculation[] {
  const total = findPart(rootPart(document), 'total.IBSCBSTot');
  if (!total) return [];
  const own = 'imposto.IBSCBS';
  return [
    ...calculateSum(total, 'vBCIBSCBS', codes.vBCIBSCBS, items, `${own}.gIBSCBS.vBC`),
    ...TOTALS.flatMap(([place, tag, path]) => {
      const part = findPart(total, place);
      return part ? calculateSum(part, tag, codes[`${place}.${tag}`], items, `${own}.${path}`) : [];
    }),
  ];
}
