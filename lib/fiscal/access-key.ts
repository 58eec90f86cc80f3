import { computeCheckDigit } from './check-digit';
import { findModel, type Model } from './models';
import { writePlainly } from './plain-text';
import { findState, type State } from './states';
import { readKeyTaxpayer, type Taxpayer } from './taxpayer';

/** Positions in an access key. */
export const KEY_LENGTH = 44;
/** Longest text that is looked at for one key: a key, generously punctuated. */
const LONGEST_TEXT = 200;
/** What people and programs put between the characters of a key. */
const PUNCTUATION = /[\s.,;:/_'"()[\]{}<>-]/g;

export type KeyPartName =
  | 'state'
  | 'month'
  | 'taxpayer'
  | 'model'
  | 'series'
  | 'number'
  | 'emissionType'
  | 'site'
  | 'code'
  | 'siteAndCode'
  | 'checkDigit';

/** One field of the key; positions count from 1. */
export type KeyPart = {
  readonly name: KeyPartName;
  readonly start: number;
  readonly end: number;
  readonly value: string;
};

/** What is wrong with a key, where, and what would be right. Positions count from 1. */
export type KeyFault =
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'character'; readonly position: number; readonly character: string }
  | { readonly kind: 'state' | 'month' | 'model' | 'emissionType' | 'code'; readonly part: KeyPart }
  | { readonly kind: 'taxpayer'; readonly part: KeyPart; readonly expected: string }
  | { readonly kind: 'checkDigit'; readonly part: KeyPart; readonly expected: string };

/** A key taken apart. It is right when `faults` is empty. */
export type AccessKey = {
  /** The key itself: without prefix and punctuation, in upper case. */
  readonly text: string;
  /** The fields, in order; those that a short text does not reach are left out. */
  readonly parts: readonly KeyPart[];
  readonly state: State | undefined;
  /** Year and month of issue; undefined when there is no such month. */
  readonly issued: { readonly year: number; readonly month: number } | undefined;
  readonly taxpayer: Taxpayer | undefined;
  readonly model: Model | undefined;
  /** Without leading zeros. */
  readonly series: string;
  readonly number: string;
  readonly faults: readonly KeyFault[];
};

/**
 * What a reader means by a pasted key: without the document's prefix ("NFe35…"), spaces and punctuation, in upper case;
 * the Id of an event ("ID110111…01") gives the key inside it. Characters
 * that no key has are kept, so that they can be pointed at.
 */
export function normaliseAccessKey(text: string): string {
  const bare = writePlainly(text.slice(0, LONGEST_TEXT)).toUpperCase().replace(PUNCTUATION, '');
  const inEvent = /^ID[0-9]{6}([0-9]{6}[0-9A-Z]{12}[0-9]{26})[0-9]{2,3}$/.exec(bare)?.[1];
  return inEvent ?? bare.replace(/^(CHAVE(DEACESSO)?)?(NF3E|NFCOM|NFCE|NFE|CTEOS|CTE|MDFE|BPE|GTVE)?(?=[0-9])/, '');
}

/** Takes a key apart and checks every field. Any text is accepted: what is wrong is in `faults`. */
export function inspectAccessKey(text: string): AccessKey {
  const key = normaliseAccessKey(text);
  const model = findModel(key.slice(20, 22));
  const parts = splitKey(key, model);
  const part = (name: KeyPartName) => parts.find((candidate) => candidate.name === name);
  const state = findState(part('state')?.value ?? '');
  // Four digits, or what stands there is no date: a letter O looks like a zero.
  const date = /^([0-9]{2})(0[1-9]|1[0-2])$/.exec(key.slice(2, 6));
  const taxpayerPart = part('taxpayer');
  const taxpayer = taxpayerPart && readKeyTaxpayer(taxpayerPart.value, key.slice(22, 25));
  const read: Omit<AccessKey, 'faults'> = {
    text: key,
    parts,
    state,
    issued: date ? { year: 2000 + Number(date[1]), month: Number(date[2]) } : undefined,
    taxpayer,
    model,
    series: trimZeros(part('series')?.value ?? ''),
    number: trimZeros(part('number')?.value ?? ''),
  };
  return { ...read, faults: listFaults(read) };
}

function splitKey(key: string, model: Model | undefined): readonly KeyPart[] {
  const tail: readonly (readonly [KeyPartName, number])[] =
    model?.codeLayout === 'site'
      ? [
          ['site', 1],
          ['code', 7],
        ]
      : [[model?.codeLayout === 'unknown' ? 'siteAndCode' : 'code', 8]];
  const sizes: readonly (readonly [KeyPartName, number])[] = [
    ['state', 2],
    ['month', 4],
    ['taxpayer', 14],
    ['model', 2],
    ['series', 3],
    ['number', 9],
    ['emissionType', 1],
    ...tail,
    ['checkDigit', 1],
  ];
  let start = 0;
  const parts: KeyPart[] = [];
  for (const [name, size] of sizes) {
    const value = key.slice(start, start + size);
    if (value.length === size) parts.push({ name, start: start + 1, end: start + size, value });
    start += size;
  }
  return parts;
}

/** Without a right length and right characters the fields say nothing certain, so only that is reported. */
function listFaults(key: Omit<AccessKey, 'faults'>): readonly KeyFault[] {
  // By the units that its parts are cut at, of which an emoji has two.
  const characters = key.text.split('').flatMap((character, index): KeyFault[] => {
    const isAllowed = index >= 6 && index < 18 ? /[0-9A-Z]/ : /[0-9]/;
    return isAllowed.test(character) ? [] : [{ kind: 'character', position: index + 1, character }];
  });
  if (key.text.length !== KEY_LENGTH) return [{ kind: 'length', length: key.text.length }, ...characters.slice(0, 3)];
  if (characters.length > 0) return characters;
  return key.parts.flatMap((part) => checkPart(part, key) ?? []);
}

function checkPart(part: KeyPart, key: Omit<AccessKey, 'faults'>): KeyFault | undefined {
  switch (part.name) {
    case 'state':
      return key.state ? undefined : { kind: 'state', part };
    case 'month':
      return key.issued ? undefined : { kind: 'month', part };
    case 'taxpayer':
      if (!key.taxpayer || key.taxpayer.isValid) return undefined;
      return { kind: 'taxpayer', part, expected: key.taxpayer.expectedDigits };
    case 'model':
      return key.model ? undefined : { kind: 'model', part };
    case 'emissionType': {
      const types = key.model?.emissionTypes;
      return types && types[part.value] === undefined ? { kind: 'emissionType', part } : undefined;
    }
    case 'code':
      return key.model?.family === 'nfe' && isObviousCode(part.value, key.number) ? { kind: 'code', part } : undefined;
    case 'checkDigit': {
      const expected = String(computeCheckDigit(key.text.slice(0, -1)));
      return expected === part.value ? undefined : { kind: 'checkDigit', part, expected };
    }
    case 'series':
    case 'number':
    case 'site':
    case 'siteAndCode':
      return undefined;
  }
}

/** Random codes that NF-e and NFC-e refuse with 897: the document's own number, one repeated digit, a run of digits. */
function isObviousCode(code: string, number: string): boolean {
  const isRun = '0123456789012345678'.includes(code);
  return Number(code) === Number(number) || new Set(code).size === 1 || isRun;
}

function trimZeros(digits: string): string {
  return digits.replace(/^0+(?=.)/, '');
}

/** The names of the fields in which two keys differ, in order; the check digit differs with any of them. */
export function compareKeys(one: AccessKey, other: AccessKey): readonly KeyPartName[] {
  return one.parts
    .filter(
      ({ name, value }) => name !== 'checkDigit' && other.parts.find((part) => part.name === name)?.value !== value,
    )
    .map(({ name }) => name);
}
