import type { CStatCodeEntry } from '@/lib/cstat/code-entry';
import { MAX_LENGTH, type Recognition } from '@/lib/fiscal/answer';
import { type CodeMatch, matchCodes } from '@/lib/fiscal/match-codes';
import { fillMessage } from '@/lib/i18n/messages';
import { formatKeyHash } from '@/lib/routes/key-hash';
import { FindingCard } from './finding-card';
import { KeyResult } from './key-result';
import styles from './paste-answer.module.css';
import type { PasteContext } from './paste-texts';
import { type Codes, useCodeFields, useCodes } from './use-codes';

type AnswerResultProps = { readonly recognition: Recognition; readonly context: PasteContext };

/** What was recognised, with a sentence that is announced, and each result below it. */
export function AnswerResult({ recognition, context }: AnswerResultProps) {
  const isWanted = recognition.kind === 'answer' || recognition.kind === 'words';
  const [codes, retry] = useCodes(isWanted);
  const fields = useCodeFields(isWanted);
  const matches = matchRecognition(recognition, codes);
  const { messages, locale } = context;
  return (
    <div className={styles.results}>
      <p role="status" className={styles.status}>
        {describeRecognition(recognition, matches, codes, context)}
      </p>
      {isWanted && codes.state === 'failed' && (
        <button type="button" onClick={retry}>
          {messages.pasteAnswer.retry}
        </button>
      )}
      {recognition.kind === 'key' && (
        <>
          <KeyResult accessKey={recognition.key} messages={messages} locale={locale} fields={context.keyFields} />
          <p>
            <a href={context.inspector + formatKeyHash(recognition.key.text)}>{messages.accessKey.openKey}</a>
          </p>
        </>
      )}
      {matches.map((match, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity; a new answer replaces them all.
        <FindingCard key={index} match={match} fields={fields} isFirst={index === 0} context={context} />
      ))}
    </div>
  );
}

/** The results with their entries; while the table is on its way or cannot come, without. */
function matchRecognition(recognition: Recognition, codes: Codes): readonly CodeMatch<CStatCodeEntry>[] {
  const table = codes.state === 'here' ? codes.table : [];
  if (recognition.kind === 'answer') return matchCodes(recognition.findings, table);
  if (recognition.kind !== 'words') return [];
  return matchCodes([recognition.finding], table).filter(({ entries }) => entries.length > 0);
}

function describeRecognition(
  recognition: Recognition,
  matches: readonly unknown[],
  codes: Codes,
  { messages, locale }: PasteContext,
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
      if (codes.state === 'waiting') return messages.pasteAnswer.loading;
      if (codes.state === 'failed') return messages.pasteAnswer.failed;
      return matches.length > 0 ? messages.pasteAnswer.textFound : messages.pasteAnswer.nothing;
    case 'answer': {
      if (codes.state === 'failed') return messages.pasteAnswer.failed;
      const format =
        recognition.format === 'sentence' ? messages.pasteAnswer.sentence : recognition.format.toUpperCase();
      const count = recognition.findings.length;
      const found = count === 1 ? messages.pasteAnswer.oneFound : messages.pasteAnswer.found;
      return [fillMessage(found, { format, count }), recognition.isPartial ? messages.pasteAnswer.partial : '']
        .join(' ')
        .trim();
    }
  }
}
