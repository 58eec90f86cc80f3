import { listCalculations } from '../../../lib/recipes/check-request';
import { parseDecimal, writeDecimal } from '../../../lib/recipes/decimal';
import { editDocument } from '../../../lib/recipes/edit-document';
import type { RecipeRequest } from '../../../lib/recipes/recipe';
import { type Calculation, computeResult } from '../../../lib/recipes/rule';

/** The calculations of a document that are wrong when the value of one of them is one more in its last digit. */
export function listBroken(
  request: RecipeRequest,
  { path, item, stated, decimals }: Calculation,
): readonly Calculation[] {
  const wrong = writeDecimal(parseDecimal(stated) + 10n ** BigInt(10 - decimals), decimals);
  const documento = editDocument(request.documento, path, wrong, item);
  return listCalculations({ ...request, documento }).filter((one) => computeResult(one) !== one.stated);
}

/** Values that follow from others of which a change by one of their last digit is not noticed. */
export function listMissed(request: RecipeRequest): readonly string[] {
  const calculations = listCalculations(request);
  return [...new Set(calculations.map(({ path }) => path))].filter((path) => {
    const calculation = calculations.find((one) => one.path === path);
    return !calculation || !listBroken(request, calculation).some((fault) => fault.path === path);
  });
}
