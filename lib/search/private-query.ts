import { recogniseAnswer } from '../fiscal/recognise-answer';

/** Eleven digits, punctuated or not, are enough to name a person: a CPF, CNPJ, receipt, protocol or part of a key. */
const LONG_NUMBER = /(?:[0-9][.\-/\s]{0,2}){11}/;
/** A CNPJ with letters: fourteen characters, the last two digits, and a digit among the others or its punctuation. */
const CNPJ_WITH_LETTERS =
  /(?<![0-9A-Z])(?:[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-[0-9]{2}|(?=[A-Z]{0,11}[0-9])[0-9A-Z]{12}[0-9]{2})(?![0-9A-Z])/;
/** Longest told result ("Rejeição 539: Duplicidade") that a reader types; what is longer was pasted. */
const LONGEST_TYPED = 60;

/**
 * Whether a query names a document, a company or a person, or is an answer of the tax authority that somebody pasted:
 * it must not leave the reader's machine. A code, alone or in a few words, says nothing about anybody.
 */
export function isPrivateQuery(query: string): boolean {
  if (LONG_NUMBER.test(query) || CNPJ_WITH_LETTERS.test(query)) return true;
  const recognition = recogniseAnswer(query);
  switch (recognition.kind) {
    case 'empty':
    case 'words':
      return false;
    case 'answer':
      return recognition.format !== 'sentence' || query.trim().length > LONGEST_TYPED;
    case 'key':
    case 'tooLong':
    case 'broken':
    case 'noResult':
      return true;
  }
}
