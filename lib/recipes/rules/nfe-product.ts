import { product } from '../expression';
import { readText } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Calculation } from '../rule';
import { calculate, field, findPart, type Part } from './part';

/** What an item costs, by both of its units. A document that is not of the normal kind is not held to it. */
export function calculateProduct(item: Part, document: DocumentGroup): readonly Calculation[] {
  const prod = findPart(item, 'prod');
  if (!prod || readText(document, 'ide.finNFe') !== '1') return [];
  return [
    ...calculate(prod, 'vProd', 'nfe/629', product(field(prod, 'qCom'), field(prod, 'vUnCom'))),
    ...calculate(prod, 'vProd', 'nfe/630', product(field(prod, 'qTrib'), field(prod, 'vUnTrib'))),
  ];
}
