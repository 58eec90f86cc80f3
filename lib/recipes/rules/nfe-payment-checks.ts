import { readGroups, readText } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Check } from './checks';

/** Kinds of payment that need the group of the card: cards, and the instant payment with a dynamic code. */
const CARD_PAYMENTS = ['03', '04', '17'];
/** Kinds of payment that may have it. */
const MAY_HAVE_CARD = ['03', '04', '10', '11', '12', '13', '15', '17', '18'];

/** What the payments of a NF-e or NFC-e say against each other: the group of the card, and documents without payment. */
export function checkPayments(document: DocumentGroup): readonly Check[] {
  const payments = readGroups(document, 'pag.detPag');
  const isBare = payments.some(
    (payment) =>
      CARD_PAYMENTS.includes(readText(payment, 'tPag') ?? '') && readText(payment, 'card.tpIntegra') === undefined,
  );
  const isOdd = payments.some(
    (payment) =>
      !MAY_HAVE_CARD.includes(readText(payment, 'tPag') ?? '') && readText(payment, 'card.tpIntegra') !== undefined,
  );
  const without = payments.find((payment) => readText(payment, 'tPag') === '90');
  return [
    [isOdd, 'pag.detPag.card', 963, 'a payment of another kind has one', 'remove the group'],
    [isBare, 'pag.detPag.card', 391, 'a payment by card or PIX has none', 'add the group'],
    [
      without !== undefined && readText(without, 'vPag') !== '0.00',
      'pag.detPag.vPag',
      904,
      'a document without payment has a value paid',
      'write 0.00',
    ],
  ];
}
