import type { RecipeModel } from '../recipe';
import type { Rules } from '../rule';
import { bpeRules } from './bpe';
import { cteRules } from './cte';
import { mdfeRules } from './mdfe';
import { nfcomRules } from './nfcom';
import { nfeRules } from './nfe';

/** The rules of the documents, by model. */
export const RULES: Readonly<Record<RecipeModel, Rules>> = {
  '55': nfeRules,
  '65': nfeRules,
  '57': cteRules,
  '67': cteRules,
  // Nothing in a GTV-e follows from its other values.
  '64': { calculate: () => [], check: () => [] },
  '58': mdfeRules,
  '62': nfcomRules,
  '63': bpeRules,
};
