import { formatDecimal } from './decimal';
import { writeNumbers } from './expression';
import type { RecipeRequest } from './recipe';
import { type Calculation, computeResult, type Fault } from './rule';
import { checkValues } from './rules/common-checks';
import { RULES } from './rules/find-rules';

/** Everything in the document of a request that follows from its other values. */
export function listCalculations({ modelo, documento }: RecipeRequest): readonly Calculation[] {
  return RULES[modelo].calculate(documento);
}

/** Every rule that the document of a request breaks. */
export function findFaults(request: RecipeRequest): readonly Fault[] {
  const wrong = listCalculations(request).flatMap((calculation): readonly Fault[] => {
    const { path, item, rejection, stated, expression } = calculation;
    const result = computeResult(calculation);
    if (result === stated) return [];
    const found = `found "${stated}"${item === undefined ? '' : ` in item ${item}`}`;
    return [
      { path, rejection, found, fix: `${writeNumbers(expression)} = ${formatDecimal(result)}: write "${result}"` },
    ];
  });
  return [...wrong, ...checkValues(request.documento), ...RULES[request.modelo].check(request.documento)];
}
