import { fillMessage, type Messages } from '../i18n/messages';

type Texts = Messages['rules'];

/** Rules whose numbers begin with the same letters; none for those about the registers of the tax authority. */
type RuleGroup = { readonly letters: string; readonly title: string | undefined };

/** Id of a group of rules on their page. */
export function toRuleGroupAnchor({ letters }: RuleGroup): string {
  return `grupo-${letters === '' ? 'cadastros' : letters.toLowerCase()}`;
}

/** "Grupo UB: IBS e CBS"; only the letters where the group has no name. */
export function nameRuleGroup({ letters, title }: RuleGroup, texts: Texts): string {
  if (letters === '') return texts.registers;
  return title === undefined ? fillMessage(texts.group, { letters }) : fillMessage(texts.groupOf, { letters, title });
}

/** What is to be known to read the rules: what a state may leave out and, where some are, what is told by a digit. */
export function describeReading(groups: readonly RuleGroup[], texts: Texts): string {
  return groups.some(({ letters }) => letters === '') ? `${texts.byState} ${texts.registersNote}` : texts.byState;
}
