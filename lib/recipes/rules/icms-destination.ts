import { minus, percent, plus, product, sum } from '../expression';
import { readText } from '../read-document';
import type { Calculation } from '../rule';
import { calculate, field, findPart, type Part } from './part';

/** What the state in which a carriage ends gets of its ICMS. */
export function calculateDestination(document: Part): readonly Calculation[] {
  const part = findPart(document, 'imp.ICMSUFFim');
  if (!part) return [];
  const base = field(part, 'vBCUFFim');
  const rate = (tag: string) => percent(tag, readText(part.group, tag));
  return [
    ...calculate(part, 'vFCPUFFim', undefined, product(base, rate('pFCPUFFim'))),
    ...calculate(
      part,
      'vICMSUFFim',
      undefined,
      sum(plus(product(base, rate('pICMSUFFim'))), minus(product(base, rate('pICMSInter')))),
    ),
  ];
}
