import { writePlainly } from '../../fiscal/plain-text';

/** An access key or the better part of one, with letters in its CNPJ or without. */
const ACCESS_KEY = String.raw`\b[0-9]{6}[0-9A-Z]{12}[0-9]{2,26}\b`;
/** A CNPJ with letters: fourteen characters, the last two digits, and a digit among the others or its punctuation. */
const CNPJ_WITH_LETTERS = String.raw`\b(?:[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-[0-9]{2}|(?=[A-Z]{0,11}[0-9])[0-9A-Z]{12}[0-9]{2})\b`;
/** Eleven digits, punctuated or not, are enough to name a person: a CPF, CNPJ, receipt, protocol or part of a key. */
const LONG_NUMBER = String.raw`(?:[0-9][.\-/\s]{0,2}){11,}`;

const PRIVATE_NUMBERS = [ACCESS_KEY, CNPJ_WITH_LETTERS, LONG_NUMBER].join('|');

/** Whether a text holds a number that may name a document, a company or a person. */
export function hasPrivateNumber(text: string): boolean {
  return new RegExp(PRIVATE_NUMBERS, 'i').test(writePlainly(text));
}

/** The text with a space in the place of each such number; one that has none stays as it is written. */
export function removePrivateNumbers(text: string): string {
  const plain = writePlainly(text);
  const rest = plain.replace(new RegExp(PRIVATE_NUMBERS, 'gi'), ' ');
  return rest === plain ? text : rest;
}
