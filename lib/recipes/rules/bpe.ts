import { minus, plus, product, sum, value } from '../expression';
import { readTexts } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Calculation, Rules } from '../rule';
import { calculateDestination } from './icms-destination';
import { calculate, field, findPart, rate, rootPart } from './part';

/** BP-e: what its layout says of the values of a ticket. The knowledge base has none of its codes. */
export const bpeRules: Rules = {
  calculate(document: DocumentGroup): readonly Calculation[] {
    const root = rootPart(document);
    const price = findPart(root, 'infValorBPe');
    const tax = findPart(root, 'imp.ICMS.*');
    const list = (path: string) =>
      readTexts(document, path).map((text) => plus(value(path.split('.').at(-1) ?? '', text)));
    return [
      ...(price
        ? [
            ...calculate(price, 'vBP', undefined, sum(...list('infValorBPe.Comp.vComp'))),
            ...calculate(price, 'vPgto', undefined, sum(plus(field(price, 'vBP')), minus(field(price, 'vDesconto')))),
            ...calculate(price, 'vTroco', undefined, sum(...list('pag.vPag'), minus(field(price, 'vPgto')))),
          ]
        : []),
      ...(tax ? calculate(tax, 'vICMS', undefined, product(field(tax, 'vBC'), rate(tax, 'pICMS'))) : []),
      ...calculateDestination(root),
    ];
  },
  check: () => [],
};
