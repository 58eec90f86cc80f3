import { fillMessage, type Messages } from '../i18n/messages';
import type { LayoutRule } from './layout';

type Texts = Messages['rules'];

type Rule = Pick<LayoutRule, 'isOptional'>;

/** Rules whose numbers begin with the same letters; none for those about the registers of the tax authority. */
type RuleGroup = { readonly letters: string; readonly title: string | undefined };

/** A group with its rules. */
type FullGroup = RuleGroup & { readonly rules: readonly (Rule & Pick<LayoutRule, 'number'>)[] };

/** Id of a group of rules on their page. */
export function toRuleGroupAnchor({ letters }: RuleGroup): string {
  return `grupo-${letters === '' ? 'cadastros' : letters.toLowerCase()}`;
}

/** "Grupo UB: IBS e CBS"; only the letters where the group has no name. */
export function nameRuleGroup({ letters, title }: RuleGroup, texts: Texts): string {
  if (letters === '') return texts.registers;
  return title === undefined ? fillMessage(texts.group, { letters }) : fillMessage(texts.groupOf, { letters, title });
}

/**
 * What is to be known to read the rules: what a state may leave out and, where some are, what is told by a digit; or that
 * only numbers and codes were read.
 */
export function describeReading(groups: readonly FullGroup[], texts: Texts): string {
  if (hasNumbersOnly(groups)) return texts.numbersOnly;
  return groups.some(({ letters }) => letters === '') ? `${texts.byState} ${texts.registersNote}` : texts.byState;
}

/** Where the rules were read, and what is missing of them. */
export function describeSources(groups: readonly FullGroup[], sources: readonly string[], texts: Texts): string {
  const read = fillMessage(hasNumbersOnly(groups) ? texts.numberSources : texts.sources, {
    sources: sources.join('; '),
  });
  const missing = groups.flatMap(listMissingNumbers);
  if (missing.length === 0) return read;
  return `${read} ${fillMessage(texts.missing, { count: missing.length, numbers: missing.join(', ') })}`;
}

/** Who applies a rule; undefined where that is not known. */
export function describeApplication({ isOptional }: Rule, { rules, layout }: Pick<Messages, 'rules' | 'layout'>) {
  if (isOptional === undefined) return undefined;
  return isOptional ? layout.byState : rules.mandatory;
}

/** Where a rule was read, and the newer version that it was not compared with. */
export function describeSource(source: string, newest: string | undefined, texts: Texts): string {
  return newest === undefined ? source : fillMessage(texts.newer, { source, newest });
}

/** Whether the source had numbers and codes, and not the manual's table. */
function hasNumbersOnly(groups: readonly FullGroup[]): boolean {
  return groups.some(({ rules }) => rules.some(({ isOptional }) => isOptional === undefined));
}

/** Numbers between those of a group that are counted from 1: G028. Rules of NF-e are numbered by field, and lack none. */
function listMissingNumbers({ letters, rules }: FullGroup): readonly string[] {
  const digits = rules.flatMap(({ number }) => /^[A-Z]+([0-9]+)[a-z]?$/.exec(number)?.[1] ?? []);
  const [first] = digits;
  if (first === undefined || letters === '') return [];
  const known = new Set(digits.map(Number));
  const all = Array.from({ length: Math.max(...known) }, (_, index) => index + 1);
  return all
    .filter((number) => !known.has(number))
    .map((number) => letters + String(number).padStart(first.length, '0'));
}
