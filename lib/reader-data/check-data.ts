import { isValidIe } from '@brazilian-utils/brazilian-utils/is-valid-ie';
import { readCnpj } from '../fiscal/taxpayer';
import { isState } from './examples';
import { READER_FIELDS, type ReaderData, type ReaderField } from './reader-data';

/** What is wrong with a value. */
export type ReaderFault =
  | { readonly kind: 'cnpjForm' | 'ieForm' | 'ieState' | 'uf' | 'series' | 'number' | 'email' | 'token' }
  | { readonly kind: 'cnpjDigits'; readonly expected: string }
  | { readonly kind: 'ieDigits'; readonly state: string };

export type CheckedData = {
  /** The values that are right, as the samples write them. */
  readonly data: ReaderData;
  readonly faults: Readonly<Partial<Record<ReaderField, ReaderFault>>>;
};

/** Series of issuers with a CNPJ (MOC 7.0, Anexo I): later ones are of the authorities and of producers. */
const LAST_SERIES = 889;
const LAST_NUMBER = 999_999_999;
/** Longest address of a document's recipient. */
const LONGEST_EMAIL = 60;
/** Variables that the samples set themselves, and the one that shells find programs by. */
const TAKEN_NAMES = ['KEY', 'NOW', 'RECEIPT', 'PAUSE', 'PATH'];

/** Checks what a reader typed. Empty values are left out; punctuation of numbers does not matter. */
export function checkReaderData(typed: Readonly<Partial<Record<ReaderField, string>>>): CheckedData {
  const data: Partial<Record<ReaderField, string>> = {};
  const faults: Partial<Record<ReaderField, ReaderFault>> = {};
  for (const field of READER_FIELDS) {
    const value = tidy(field, typed[field] ?? '');
    if (value === '') continue;
    const fault = findFault(field, value, tidy('uf', typed.uf ?? ''));
    if (fault) faults[field] = fault;
    else data[field] = value;
  }
  return { data, faults };
}

function tidy(field: ReaderField, typed: string): string {
  const text = typed.trim();
  switch (field) {
    case 'cnpj':
    case 'ie':
      return text.toUpperCase().replace(/[\s./-]/g, '');
    case 'uf':
      return text.toUpperCase();
    case 'series':
    case 'number':
      return text.replace(/^0+(?=[0-9])/, '');
    case 'email':
    case 'token':
      return text;
  }
}

function findFault(field: ReaderField, value: string, state: string): ReaderFault | undefined {
  switch (field) {
    case 'cnpj': {
      if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(value)) return { kind: 'cnpjForm' };
      const { isValid, expectedDigits } = readCnpj(value);
      return isValid ? undefined : { kind: 'cnpjDigits', expected: expectedDigits };
    }
    case 'ie':
      return findIeFault(value, state);
    case 'uf':
      return isState(value) ? undefined : { kind: 'uf' };
    case 'series':
      return isWithin(value, 0, LAST_SERIES) ? undefined : { kind: 'series' };
    case 'number':
      return isWithin(value, 1, LAST_NUMBER) ? undefined : { kind: 'number' };
    case 'email': {
      const isRight = value.length <= LONGEST_EMAIL && /^[\w+-][\w.+-]*@[\w-]+(\.[\w-]+)+$/.test(value);
      return isRight ? undefined : { kind: 'email' };
    }
    case 'token': {
      const isRight = /^[A-Z_][A-Z0-9_]{0,29}$/.test(value) && !TAKEN_NAMES.includes(value);
      return isRight ? undefined : { kind: 'token' };
    }
  }
}

/** Each state has an arithmetic of its own. A number of zeros alone passes most of them, and is nobody's. */
function findIeFault(value: string, state: string): ReaderFault | undefined {
  if (!/^[0-9]{2,14}$/.test(value) || /^0+$/.test(value)) return { kind: 'ieForm' };
  if (!isState(state)) return { kind: 'ieState' };
  return isValidIe({ value, stateCode: state }) ? undefined : { kind: 'ieDigits', state };
}

function isWithin(value: string, least: number, most: number): boolean {
  return /^[0-9]{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
}
