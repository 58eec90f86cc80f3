import type { CStatCodeEntry } from '@/lib/cstat/code-entry';
import { type CodeFields, chooseFields, type FailedFields } from '@/lib/cstat/code-fields';
import { formatCStatName, toCStatKey } from '@/lib/cstat/cstat';
import { describeChoice, describeNextStep, getCertainEntry, nameFinding } from '@/lib/cstat/describe-finding';
import type { CodeMatch } from '@/lib/fiscal/match-codes';
import { VERDICT_TONES, VerdictIcon } from '../cstat/resend-verdict';
import { ToneMessage, toneTitle } from '../ui/tone-box';
import styles from './finding-card.module.css';
import { FindingFacts } from './finding-facts';
import type { PasteContext } from './paste-texts';

type FindingCardProps = {
  readonly match: CodeMatch<CStatCodeEntry>;
  /** The fields that rules read, by code. */
  readonly fields: CodeFields;
  /** The fields that its message names as schema validators do. */
  readonly failed: FailedFields;
  /** The result that matters most: it is shown large. */
  readonly isFirst: boolean;
  readonly context: PasteContext;
};

/** One result: what it is, what to do next, and what it points at. */
export function FindingCard({ match, fields, failed, isFirst, context }: FindingCardProps) {
  const { finding } = match;
  const certain = getCertainEntry(match);
  return (
    <article className={styles.card} data-first={isFirst || undefined}>
      <h3>{nameFinding(match, context.messages, (code) => context.problems[code]?.title)}</h3>
      {finding.message && (
        <p className={styles.message} translate="no">
          {finding.message}
        </p>
      )}
      {certain ? (
        <NextStep entry={certain} finding={finding} context={context} />
      ) : (
        <Choice match={match} context={context} />
      )}
      <FindingFacts
        finding={finding}
        ruleFields={certain ? chooseFields(fields[toCStatKey(certain)] ?? [], finding.message ?? '') : []}
        failed={failed}
        context={context}
      />
    </article>
  );
}

type NextStepProps = {
  readonly entry: CStatCodeEntry;
  readonly finding: CodeMatch<CStatCodeEntry>['finding'];
  readonly context: PasteContext;
};

/** The verdict on what was refused, and the way to the entry. */
function NextStep({ entry, finding, context: { messages, prefix } }: NextStepProps) {
  const href = prefix + entry.path;
  const step = describeNextStep(entry, finding, messages);
  if (!step) {
    return (
      <p>
        {messages.pasteAnswer.onlyText} <a href={href}>{messages.pasteAnswer.openText}</a>
      </p>
    );
  }
  return (
    <ToneMessage tone={VERDICT_TONES[step.verdict]} icon={<VerdictIcon verdict={step.verdict} />}>
      <p className={toneTitle}>{step.title}</p>
      <p>{step.hint}</p>
      <p>
        <a href={href}>
          {messages.pasteAnswer.openEntry} {formatCStatName(entry)}
        </a>
      </p>
    </ToneMessage>
  );
}

/** Several entries that only the reader can tell apart, or those of other documents. */
function Choice({ match, context }: { match: CodeMatch<CStatCodeEntry>; context: PasteContext }) {
  const { messages, prefix } = context;
  const { entries } = match;
  if (entries.length === 0) return null;
  return (
    <>
      <p>{describeChoice(match, messages)}</p>
      <ul className={styles.choices}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <a href={prefix + entry.path}>
              <b>{formatCStatName(entry)}</b>
              <span>{entry.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
