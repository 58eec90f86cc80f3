import { minus, plus, sum, value } from '../expression';
import { readText, readTexts } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Calculation } from '../rule';
import { calculate, field, findPart, rootPart } from './part';

/** What is paid covers the document, and what is over comes back; the invoice adds up. */
export function calculatePayment(document: DocumentGroup): readonly Calculation[] {
  const worth = value('vNF', readText(document, 'total.ICMSTot.vNF'));
  const payments = readTexts(document, 'pag.detPag.vPag').map((text) => plus(value('vPag', text)));
  const isPaid = !readTexts(document, 'pag.detPag.tPag').includes('90');
  // Only an NFC-e is refused for being paid in part.
  const isConsumer = readText(document, 'ide.mod') === '65';
  const change = readText(document, 'pag.vTroco');
  const bill = findPart(rootPart(document), 'cobr.fat');
  const instalments = readTexts(document, 'cobr.dup.vDup').map((text) => plus(value('vDup', text)));
  const paid = sum(...payments);
  const total = findPart(rootPart(document), 'total.ICMSTot');
  const pag = findPart(rootPart(document), 'pag');
  if (!total || !pag) return [];
  return [
    ...calculate(pag, 'vTroco', 'nfe/869', sum(...payments, minus(worth))),
    ...(isPaid && change === undefined ? calculate(total, 'vNF', isConsumer ? 'nfe/865' : undefined, paid) : []),
    ...(bill
      ? [
          ...calculate(bill, 'vOrig', undefined, worth),
          ...calculate(bill, 'vLiq', 'nfe/902', sum(plus(field(bill, 'vOrig')), minus(field(bill, 'vDesc')))),
          ...(instalments.length > 0 ? calculate(bill, 'vLiq', undefined, sum(...instalments)) : []),
        ]
      : []),
  ];
}
