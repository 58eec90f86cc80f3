import type { CStatCodeEntry } from '@/lib/cstat/code-entry';
import { type CodeFields, chooseFields } from '@/lib/cstat/code-fields';
import { formatCStatName, toCStatKey } from '@/lib/cstat/cstat';
import type { CodeMatch } from '@/lib/fiscal/match-codes';
import { fillMessage } from '@/lib/i18n/messages';
import type { FailedFields } from '@/lib/leiaute/find-failed-fields';
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
  const { finding, entries, isOtherDocument } = match;
  const [only, ...others] = entries;
  const isCertain = only !== undefined && others.length === 0 && !isOtherDocument;
  return (
    <article className={styles.card} data-first={isFirst || undefined}>
      <h3>{nameFinding(match, context)}</h3>
      {finding.message && (
        <p className={styles.message} translate="no">
          {finding.message}
        </p>
      )}
      {isCertain ? (
        <NextStep entry={only} finding={finding} context={context} />
      ) : (
        <Choice match={match} context={context} />
      )}
      <FindingFacts
        finding={finding}
        ruleFields={isCertain ? chooseFields(fields[toCStatKey(only)] ?? [], finding.message ?? '') : []}
        failed={failed}
        context={context}
      />
    </article>
  );
}

function nameFinding({ finding, entries, isOtherDocument }: CodeMatch<CStatCodeEntry>, context: PasteContext): string {
  const [only, ...others] = entries;
  if (only && others.length === 0 && !isOtherDocument) return formatCStatName(only);
  if (finding.code !== undefined) return fillMessage(context.messages.pasteAnswer.code, { code: finding.code });
  const problem = finding.problemCode && context.problems[finding.problemCode];
  if (entries.length === 0 && finding.problemCode === undefined) return context.messages.pasteAnswer.schemaFailure;
  return problem ? problem.title : (finding.problemCode ?? context.messages.pasteAnswer.sameText);
}

type NextStepProps = {
  readonly entry: CStatCodeEntry;
  readonly finding: CodeMatch<CStatCodeEntry>['finding'];
  readonly context: PasteContext;
};

/** The verdict on what was refused, and the way to the entry. */
function NextStep({ entry, finding: { subject }, context: { messages, prefix } }: NextStepProps) {
  const href = prefix + entry.path;
  if (entry.resend === null) {
    return (
      <p>
        {messages.pasteAnswer.onlyText} <a href={href}>{messages.pasteAnswer.openText}</a>
      </p>
    );
  }
  const isRefusal = entry.resend === 'corrigir-e-reenviar';
  // The knowledge base speaks of the document; a question that was refused says nothing about it.
  const verdict = isRefusal && subject === 'query' ? 'consultar-antes' : entry.resend;
  return (
    <ToneMessage tone={VERDICT_TONES[verdict]} icon={<VerdictIcon verdict={verdict} />}>
      <p className={toneTitle}>{messages.verdicts[verdict]}</p>
      <p>{isRefusal && subject ? messages.pasteAnswer[`${subject}Refused`] : messages.verdictHints[verdict]}</p>
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
  const { finding, entries, isOtherDocument } = match;
  if (entries.length === 0) return null;
  const lead = isOtherDocument
    ? messages.pasteAnswer.otherDocument
    : finding.code === undefined
      ? messages.pasteAnswer.chooseText
      : messages.pasteAnswer.chooseDocument;
  return (
    <>
      <p>{lead}</p>
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
