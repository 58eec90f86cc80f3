import { type Finding, MAX_LENGTH, type Recognition } from '../fiscal/answer';
import type { CodeMatch } from '../fiscal/match-codes';
import { fillMessage } from '../i18n/fill-message';
import type { CStatCodeEntry } from './code-entry';
import type { FindingTexts } from './describe-finding';

/** The results of a pasted text; words without a code are one, which only the table of codes can tell. */
export function listFindings(recognition: Recognition): readonly Finding[] {
  if (recognition.kind === 'answer') return recognition.findings;
  return recognition.kind === 'words' ? [recognition.finding] : [];
}

/**
 * A pasted text in a sentence: what it is, or why nothing was found in it.
 * @param matches its results, as far as they are shown
 * @param codes whether the table of codes is there
 * @param locale of the numbers
 */
export function describeRecognition(
  recognition: Recognition,
  matches: readonly CodeMatch<CStatCodeEntry>[],
  codes: 'waiting' | 'failed' | 'here',
  messages: FindingTexts,
  locale: string,
): string {
  switch (recognition.kind) {
    case 'empty':
      return '';
    case 'tooLong':
      return fillMessage(messages.pasteAnswer.tooLong, { limit: MAX_LENGTH.toLocaleString(locale) });
    case 'broken':
      return fillMessage(messages.pasteAnswer.broken, { format: recognition.format.toUpperCase() });
    case 'noResult':
      return fillMessage(messages.pasteAnswer.noResult, { format: recognition.format.toUpperCase() });
    case 'key':
      return messages.pasteAnswer.keyFound;
    case 'words':
      if (codes === 'waiting') return messages.pasteAnswer.loading;
      if (codes === 'failed') return messages.pasteAnswer.failed;
      if (matches.some(({ entries }) => entries.length === 0)) return messages.pasteAnswer.schemaFound;
      return matches.length > 0 ? messages.pasteAnswer.textFound : messages.pasteAnswer.nothing;
    case 'answer': {
      if (codes === 'failed') return messages.pasteAnswer.failed;
      const format =
        recognition.format === 'sentence' ? messages.pasteAnswer.sentence : recognition.format.toUpperCase();
      const count = recognition.findings.length;
      const found = fillMessage(count === 1 ? messages.pasteAnswer.oneFound : messages.pasteAnswer.found, {
        format,
        count,
      });
      return recognition.isPartial ? `${found} ${messages.pasteAnswer.partial}` : found;
    }
  }
}
