import { type Expression, minus, percent, plus, product, quotient, sum, value } from '../expression';
import { readText } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Calculation } from '../rule';
import { calculate, field, findPart, type Part, rate } from './part';

const one = value('1', '1');

/** ICMS of an item: the operation's own, that of substitution, the state of destination's and the deferred one. */
export function calculateIcms(item: Part, document: DocumentGroup): readonly Calculation[] {
  const icms = findPart(item, 'imposto.ICMS.*');
  const isNormal = readText(document, 'ide.finNFe') === '1';
  if (!icms || !isNormal) return [];
  const cst = readText(icms.group, 'CST') ?? '';
  const own = product(field(icms, 'vBC'), rate(icms, 'pICMS'));
  const deferred = readText(icms.group, 'pDif') !== undefined;
  return [
    ...calculateBase(item, icms, document),
    ...(deferred
      ? [
          ...calculate(icms, 'vICMSOp', 'nfe/351', own),
          ...calculate(icms, 'vICMSDif', 'nfe/352', product(field(icms, 'vICMSOp'), rate(icms, 'pDif'))),
          ...calculate(icms, 'vICMS', 'nfe/353', sum(plus(field(icms, 'vICMSOp')), minus(field(icms, 'vICMSDif')))),
        ]
      : calculate(icms, 'vICMS', ['00', '10', '20', '70'].includes(cst) ? 'nfe/528' : undefined, own)),
    ...calculate(icms, 'vFCP', 'nfe/860', product(field(icms, cst === '00' ? 'vBC' : 'vBCFCP'), rate(icms, 'pFCP'))),
    ...calculateSinglePhase(icms),
    ...calculate(icms, 'vICMSMonoRet', undefined, product(field(icms, 'qBCMonoRet'), field(icms, 'adRemICMSRet'))),
    ...calculateSubstitution(item, icms),
    ...calculate(icms, 'vCredICMSSN', undefined, product(sum(...listOperationTerms(item)), rate(icms, 'pCredSN'))),
    ...calculateDestination(item, icms),
  ];
}

/** ICMS of fuels that are taxed once: quantity times rate, and what is put off of it. */
function calculateSinglePhase(icms: Part): readonly Calculation[] {
  const own = product(field(icms, 'qBCMono'), field(icms, 'adRemICMS'));
  const isDeferred = readText(icms.group, 'vICMSMonoOp') !== undefined;
  return [
    ...calculate(icms, 'vICMSMonoOp', undefined, own),
    ...calculate(icms, 'vICMSMonoDif', undefined, product(field(icms, 'vICMSMonoOp'), rate(icms, 'pDif'))),
    ...calculate(
      icms,
      'vICMSMono',
      'nfe/962',
      isDeferred ? sum(plus(field(icms, 'vICMSMonoOp')), minus(field(icms, 'vICMSMonoDif'))) : own,
    ),
    ...calculate(
      icms,
      'vICMSMonoReten',
      'nfe/964',
      product(field(icms, 'qBCMonoReten'), field(icms, 'adRemICMSReten')),
    ),
  ];
}

/** What the buyer pays for the goods of an item, without IPI. */
function listOperationTerms(item: Part) {
  const prod = findPart(item, 'prod');
  const of = (tag: string) => (prod ? field(prod, tag) : value(tag, undefined));
  return [plus(of('vProd')), plus(of('vFrete')), plus(of('vSeg')), plus(of('vOutro')), minus(of('vDesc'))] as const;
}

function readIpi(item: Part): Expression {
  return value('vIPI', readText(item.group, 'imposto.IPI.IPITrib.vIPI'));
}

/** In imports the base holds every tax and the ICMS itself; elsewhere the IPI only where nobody has it as credit. */
function calculateBase(item: Part, icms: Part, document: DocumentGroup): readonly Calculation[] {
  const reduction = readText(icms.group, 'pRedBC');
  const isImport = findPart(item, 'imposto.II') !== undefined;
  const tax = (tag: string, path: string) => plus(value(tag, readText(item.group, `imposto.${path}.${tag}`)));
  if (isImport) {
    const parts = [
      ...listOperationTerms(item),
      tax('vII', 'II'),
      tax('vIPI', 'IPI.IPITrib'),
      tax('vPIS', 'PIS.*'),
      tax('vCOFINS', 'COFINS.*'),
    ];
    const rest = sum(plus(one), minus(rate(icms, 'pICMS')));
    return calculate(icms, 'vBC', undefined, quotient(sum(...parts), rest));
  }
  const isFinal = readText(document, 'ide.indFinal') === '1';
  const whole = sum(...listOperationTerms(item), ...(isFinal ? [plus(readIpi(item))] : []));
  const left = reduction && sum(plus(one), minus(percent('pRedBC', reduction)));
  return calculate(icms, 'vBC', undefined, left ? product(whole, left) : whole);
}

function calculateSubstitution(item: Part, icms: Part): readonly Calculation[] {
  const margin = readText(icms.group, 'pMVAST');
  if (margin === undefined) return [];
  const whole = sum(...listOperationTerms(item), plus(readIpi(item)));
  return [
    ...calculate(icms, 'vBCST', undefined, product(whole, sum(plus(one), plus(percent('pMVAST', margin))))),
    ...calculate(
      icms,
      'vICMSST',
      undefined,
      sum(plus(product(field(icms, 'vBCST'), rate(icms, 'pICMSST'))), minus(field(icms, 'vICMS'))),
    ),
  ];
}

/** What the state of destination gets of a sale to somebody who pays no ICMS. */
function calculateDestination(item: Part, icms: Part): readonly Calculation[] {
  const destination = findPart(item, 'imposto.ICMSUFDest');
  if (!destination) return [];
  const difference = sum(
    plus(product(field(destination, 'vBCUFDest'), rate(destination, 'pICMSUFDest'))),
    minus(product(field(icms, 'vBC'), rate(destination, 'pICMSInter'))),
  );
  return [
    ...calculate(destination, 'vICMSUFDest', 'nfe/815', product(difference, rate(destination, 'pICMSInterPart'))),
    ...calculate(
      destination,
      'vICMSUFRemet',
      'nfe/816',
      sum(plus(difference), minus(field(destination, 'vICMSUFDest'))),
    ),
    ...calculate(
      destination,
      'vFCPUFDest',
      'nfe/793',
      product(field(destination, 'vBCFCPUFDest'), rate(destination, 'pFCPUFDest')),
    ),
  ];
}
