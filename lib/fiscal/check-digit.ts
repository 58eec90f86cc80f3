/**
 * Check digit by modulo 11, as access keys, CNPJ and CPF use it. Each character counts as its ASCII code minus 48, so
 * that digits count as themselves and the letters of alphanumeric CNPJs as 17 to 42.
 * @param base the characters before the digit
 * @param highestWeight weights run from 2 to this one, from right to left, and start over: 9 for access keys and CNPJ
 * @returns 0 to 9; remainders 0 and 1 give 0
 */
export function computeCheckDigit(base: string, highestWeight = 9): number {
  const { sum } = weighCharacters(base, highestWeight);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** One character of a worked check digit: its value, its weight and their product. */
export type WeighedCharacter = {
  readonly character: string;
  readonly value: number;
  readonly weight: number;
  readonly product: number;
};

/** The steps of `computeCheckDigit`, from left to right, with their sum. */
export function weighCharacters(
  base: string,
  highestWeight = 9,
): { readonly steps: readonly WeighedCharacter[]; readonly sum: number } {
  const steps = [...base].map((character, index): WeighedCharacter => {
    const value = character.charCodeAt(0) - 48;
    const weight = ((base.length - 1 - index) % (highestWeight - 1)) + 2;
    return { character, value, weight, product: value * weight };
  });
  return { steps, sum: steps.reduce((total, { product }) => total + product, 0) };
}
