import type { Finding } from '../fiscal/answer';
import type { CodeMatch } from '../fiscal/match-codes';
import { fillMessage } from '../i18n/fill-message';
import type { Messages } from '../i18n/messages';
import type { CStatCodeEntry } from './code-entry';
import { formatCStatName, type ResendVerdict } from './cstat';

/** The texts that say what a result of a pasted answer means. */
export type FindingTexts = Pick<Messages, 'pasteAnswer' | 'verdicts' | 'verdictHints'>;

type Match = CodeMatch<CStatCodeEntry>;

/** The entry that a result certainly means; undefined where only the reader can tell, or where the table has none. */
export function getCertainEntry({ entries, isOtherDocument }: Match): CStatCodeEntry | undefined {
  const [only, ...others] = entries;
  return others.length === 0 && !isOtherDocument ? only : undefined;
}

/**
 * What a result is called.
 * @param titleOf title of an error of the API by its code, where there is one
 */
export function nameFinding(
  match: Match,
  messages: FindingTexts,
  titleOf: (problemCode: string) => string | undefined,
): string {
  const { finding, entries } = match;
  const certain = getCertainEntry(match);
  if (certain) return formatCStatName(certain);
  if (finding.code !== undefined) return fillMessage(messages.pasteAnswer.code, { code: finding.code });
  if (finding.problemCode !== undefined) return titleOf(finding.problemCode) ?? finding.problemCode;
  return entries.length === 0 ? messages.pasteAnswer.schemaFailure : messages.pasteAnswer.sameText;
}

/** Whether the reader may send again what an entry tells of, with the sentence that says what to do. */
export type NextStep = { readonly verdict: ResendVerdict; readonly title: string; readonly hint: string };

/** The next step after a result; undefined where only the official text of its code is known. */
export function describeNextStep(
  { resend }: CStatCodeEntry,
  { subject }: Finding,
  messages: FindingTexts,
): NextStep | undefined {
  if (resend === null) return undefined;
  const isRefusal = resend === 'corrigir-e-reenviar';
  // The knowledge base speaks of the document; a question that was refused says nothing about it.
  const verdict = isRefusal && subject === 'query' ? 'consultar-antes' : resend;
  const hint = isRefusal && subject ? messages.pasteAnswer[`${subject}Refused`] : messages.verdictHints[verdict];
  return { verdict, title: messages.verdicts[verdict], hint };
}

/** What leads to several entries that only the reader can tell apart, or to those of other documents. */
export function describeChoice({ finding, isOtherDocument }: Match, messages: FindingTexts): string {
  if (isOtherDocument) return messages.pasteAnswer.otherDocument;
  return finding.code === undefined ? messages.pasteAnswer.chooseText : messages.pasteAnswer.chooseDocument;
}

/** What to do about a distribution queue: its blocking code, or whether there is more to take now. */
export function describeQueue({ code, queue }: Finding, messages: FindingTexts): string {
  const values = { last: queue?.last ?? '', highest: queue?.highest ?? '' };
  if (code === '656') return fillMessage(messages.pasteAnswer.queueBlocked, values);
  // Other systems leave out the zeros in front of the 15 digits.
  const [last = '', highest = ''] = [values.last, values.highest].map((number) => number.padStart(15, '0'));
  return fillMessage(last < highest ? messages.pasteAnswer.queueMore : messages.pasteAnswer.queueEmpty, values);
}
