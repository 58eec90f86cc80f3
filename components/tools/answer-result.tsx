import type { CStatCodeEntry } from '@/lib/cstat/code-entry';
import { hasFields } from '@/lib/cstat/code-fields';
import { describeRecognition, listFindings } from '@/lib/cstat/describe-recognition';
import type { Recognition } from '@/lib/fiscal/answer';
import { type CodeMatch, matchCodes } from '@/lib/fiscal/match-codes';
import { formatKeyHash } from '@/lib/routes/key-hash';
import { FindingCard } from './finding-card';
import { KeyResult } from './key-result';
import styles from './paste-answer.module.css';
import type { PasteContext } from './paste-texts';
import { type Codes, useCodeFields, useCodes } from './use-codes';
import { type FindFailedFields, useFailedFields } from './use-failed-fields';

type AnswerResultProps = { readonly recognition: Recognition; readonly context: PasteContext };

/** What was recognised, with a sentence that is announced, and each result below it. */
export function AnswerResult({ recognition, context }: AnswerResultProps) {
  const isWanted = recognition.kind === 'answer' || recognition.kind === 'words';
  const [codes, retry] = useCodes(isWanted);
  const fields = useCodeFields(isWanted);
  const [findFailed, isFinding] = useFailedFields(listFindings(recognition));
  const matches = matchRecognition(recognition, codes, findFailed);
  const { messages, locale } = context;
  return (
    <div className={styles.results}>
      <p role="status" className={styles.status}>
        {describeRecognition(
          recognition,
          matches,
          codes.state === 'here' && isFinding ? 'waiting' : codes.state,
          messages,
          context.locale,
        )}
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
        <FindingCard
          // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity; a new answer replaces them all.
          key={index}
          match={match}
          fields={fields}
          failed={findFailed(match)}
          isFirst={index === 0}
          context={context}
        />
      ))}
    </div>
  );
}

/**
 * The results with their entries; while the table is on its way or cannot come, without. Words that are no official text
 * are a result where they name fields as schema validators do.
 */
function matchRecognition(
  recognition: Recognition,
  codes: Codes,
  findFailed: FindFailedFields,
): readonly CodeMatch<CStatCodeEntry>[] {
  const matches = matchCodes(listFindings(recognition), codes.state === 'here' ? codes.table : []);
  if (recognition.kind === 'answer') return matches;
  return matches.filter((match) => match.entries.length > 0 || hasFields(findFailed(match)));
}
