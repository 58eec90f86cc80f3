import { CSTAT_DOCUMENT_IDS } from '../cstat/documents';
import type { RuleBasis } from '../leiaute/describe-rejections';
import { isNumbered, type Layout } from '../leiaute/layout';

/** What the rejections of a layout's fields rest on. */
export function findRuleBasis({ codes, rules, ruleSources }: Layout): RuleBasis {
  if (!CSTAT_DOCUMENT_IDS.some((id) => id === codes)) return 'no codes';
  if (ruleSources.length === 0) return 'explanations';
  return rules.some((rule) => isNumbered(rule) && rule.fields.length > 0) ? 'rules' : 'rules of others';
}
