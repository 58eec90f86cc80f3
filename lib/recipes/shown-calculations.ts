import { listCalculations } from './check-request';
import { formatDecimal } from './decimal';
import { writeNames, writeNumbers } from './expression';
import type { RecipeRequest } from './recipe';
import { computeResult } from './rule';

/** A calculation in words: "vProd + vIPI", "1.250,00 + 30,00" and "1.280,00". */
export type ShownCalculation = {
  /** Path below `documento`. */
  readonly path: string;
  readonly item: string | undefined;
  readonly names: string;
  readonly numbers: string;
  readonly result: string;
  /** Status code, such as nfe/610. */
  readonly rejection: string | undefined;
};

/** What the whole document is worth is shown even where it is a single value. */
const WORTH = /(?:^|\.)(?:vNF|vTPrest|vTotDFe)$/;

/** The calculations of a document that tell readers something: no zeros, and no sums of one value. */
export function listShownCalculations(request: RecipeRequest): readonly ShownCalculation[] {
  const shown = listCalculations(request).map((calculation): ShownCalculation => {
    const { path, item, rejection, expression } = calculation;
    const result = formatDecimal(computeResult(calculation));
    return { path, item, rejection, result, names: writeNames(expression), numbers: writeNumbers(expression) };
  });
  return shown.filter(({ path, item, numbers, result, names }, place) => {
    const isFirst = shown.findIndex((other) => other.path === path && other.item === item) === place;
    if (!/[1-9]/.test(result)) return false;
    return numbers === result ? WORTH.test(path) && isFirst : isFirst || !names.includes('×');
  });
}
