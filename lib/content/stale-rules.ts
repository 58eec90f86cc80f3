import type { RuleNotes } from '../rules/rule-note';
import { findOutdatedRules, findUnversionedRules, type GuideRule, listRules } from './guide-rules';
import type { Guide } from './load-guides.build';

/** A rule of the tax authority that nobody has compared with its source for long. */
export type StaleRule = GuideRule & {
  /** Whole days since then. */
  readonly days: number;
};

const DAY = 24 * 60 * 60 * 1000;

/**
 * The rules that guides state and that were last compared with their source more than `maxDays` days ago, oldest
 * first.
 * @param today milliseconds since 1970
 */
export function findStaleRules(guides: readonly Guide[], maxDays: number, today: number): readonly StaleRule[] {
  return listRules(guides)
    .map((rule) => ({ ...rule, days: Math.floor((today - Date.parse(rule.verified)) / DAY) }))
    .filter(({ days }) => days > maxDays)
    .sort((a, b) => b.days - a.days);
}

/** The list as the build prints it; empty when nothing is stale. */
export function formatStaleRules(rules: readonly StaleRule[]): string {
  const was =
    rules.length === 1 ? '1 rule was not compared with its' : `${rules.length} rules were not compared with their`;
  return formatRules(`${was} source for long`, rules, ({ source, days }) => `${source} (${days} days)`);
}

/**
 * What the build says of the rules of all guides, a text for each kind of doubt: those whose source has changed since,
 * those not compared for long, those whose version nobody can tell, and those that nothing identifies.
 * @param today milliseconds since 1970
 */
export function describeRules(
  guides: readonly Guide[],
  notes: RuleNotes,
  maxDays: number,
  today: number,
): readonly string[] {
  const rules = listRules(guides);
  const outdated = findOutdatedRules(rules, notes);
  const unversioned = findUnversionedRules(rules, notes);
  const unnamed = rules.filter(({ identity }) => identity === undefined);
  const stale = findStaleRules(guides, maxDays, today);
  return [
    formatRules(
      count(outdated, 'cites a version that has a newer one', 'cite a version that has a newer one'),
      outdated,
      (rule) => rule.outdated.map(({ id, cited, newest }) => `${id} ${cited} (newest: ${newest})`).join(', '),
    ),
    formatStaleRules(stale),
    formatRules(
      count(unversioned, 'cites a note without its version', 'cite a note without its version'),
      unversioned,
      ({ source }) => source,
    ),
    formatRules(
      count(unnamed, 'shares its heading and has no id', 'share their heading and have no id'),
      unnamed,
      ({ source }) => source,
    ),
    `Rules: ${rules.length}, ${outdated.length} with an outdated note, ${stale.length} not compared for ${maxDays} days, ${unversioned.length} without a version.`,
  ].filter((text) => text !== '');
}

const count = (rules: readonly GuideRule[], one: string, several: string) =>
  rules.length === 1 ? `1 rule ${one}` : `${rules.length} rules ${several}`;

function formatRules<Rule extends GuideRule>(title: string, rules: readonly Rule[], describe: (rule: Rule) => string) {
  if (rules.length === 0) return '';
  return `${title}:\n${rules.map((rule) => `  ${rule.file}:${rule.line} ${describe(rule)}`).join('\n')}`;
}
