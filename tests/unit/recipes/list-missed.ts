import { listCalculations } from '../../../lib/recipes/check-request';
import { parseDecimal, writeDecimal } from '../../../lib/recipes/decimal';
import { editDocument } from '../../../lib/recipes/edit-document';
import type { RecipeRequest } from '../../../lib/recipes/recipe';
import { computeResult } from '../../../lib/recipes/rule';

/** Values that follow from others of which a change by one of their last digit is not noticed. */
export function listMissed(request: RecipeRequest): readonly string[] {
  const calculations = listCalculations(request);
  return [...new Set(calculations.map(({ path }) => path))].filter((path) => {
    const { stated, decimals, item } = calculations.find((one) => one.path === path) ?? {};
    if (stated === undefined || decimals === undefined) return true;
    const wrong = writeDecimal(parseDecimal(stated) + 10n ** BigInt(10 - decimals), decimals);
    const documento = editDocument(request.documento, path, wrong, item);
    const faults = listCalculations({ ...request, documento }).filter((one) => computeResult(one) !== one.stated);
    return !faults.some((fault) => fault.path === path);
  });
}
