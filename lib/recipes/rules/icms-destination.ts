import { minus, plus, product, sum } from '../expression';
import type { Calculation } from '../rule';
import { calculate, field, findPart, type Part, rate } from './part';

/** What the state in which a carriage ends gets of its ICMS. */
export function calculateDestination(document: Part): readonly Calculation[] {
  const part = findPart(document, 'imp.ICMSUFFim');
  if (!part) return [];
  const base = field(part, 'vBCUFFim');
  return [
    ...calculate(part, 'vFCPUFFim', undefined, product(base, rate(part, 'pFCPUFFim'))),
    ...calculate(
      part,
      'vICMSUFFim',
      undefined,
      sum(plus(product(base, rate(part, 'pICMSUFFim'))), minus(product(base, rate(part, 'pICMSInter')))),
    ),
  ];
}
