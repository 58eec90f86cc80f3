import { computeCheckDigit } from './check-digit';

/** The taxpayer that an access key names, as its 14 positions say. */
export type Taxpayer = {
  readonly type: 'cnpj' | 'cpf';
  /** 14 characters for a CNPJ, 11 digits for a CPF. */
  readonly value: string;
  /** With the usual punctuation. */
  readonly formatted: string;
  readonly isValid: boolean;
  /** The two check digits that would be right. */
  readonly expectedDigits: string;
};

/** CPF weights never start over: 2 to 11. */
const CPF_WEIGHT = 12;

/** Reads a CNPJ, numeric or alphanumeric, already without punctuation and in upper case. */
export function readCnpj(value: string): Taxpayer {
  const expectedDigits = computeDigits(value.slice(0, 12), 9);
  const formatted = `${value.slice(0, 2)}.${value.slice(2, 5)}.${value.slice(5, 8)}/${value.slice(8, 12)}-${value.slice(12)}`;
  return { type: 'cnpj', value, formatted, expectedDigits, isValid: isRight(value, expectedDigits) };
}

/** Reads a CPF, already without punctuation. */
export function readCpf(value: string): Taxpayer {
  const expectedDigits = computeDigits(value.slice(0, 9), CPF_WEIGHT);
  const formatted = `${value.slice(0, 3)}.${value.slice(3, 6)}.${value.slice(6, 9)}-${value.slice(9)}`;
  return { type: 'cpf', value, formatted, expectedDigits, isValid: isRight(value, expectedDigits) };
}

/**
 * The taxpayer in the 14 positions of an access key. A CPF has three zeros before it and a series between 910 and 969;
 * outside those series it is one only where its digits are right and those of a CNPJ are not.
 */
export function readKeyTaxpayer(positions: string, series: string): Taxpayer {
  const cnpj = readCnpj(positions);
  if (!/^000[0-9]{11}$/.test(positions)) return cnpj;
  const cpf = readCpf(positions.slice(3));
  const isCpfSeries = Number(series) >= 910 && Number(series) <= 969;
  return isCpfSeries || (cpf.isValid && !cnpj.isValid) ? cpf : cnpj;
}

function computeDigits(base: string, highestWeight: number): string {
  const first = computeCheckDigit(base, highestWeight);
  return `${first}${computeCheckDigit(`${base}${first}`, highestWeight)}`;
}

/** Numbers made of one repeated character pass the arithmetic, yet belong to nobody. */
function isRight(value: string, expectedDigits: string): boolean {
  return value.endsWith(expectedDigits) && new Set(value).size > 1;
}
