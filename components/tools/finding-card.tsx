import type { CStatCodeEntry } from '@/lib/cstat/code-entry';
import { formatCStatName } from '@/lib/cstat/cstat';
import type { CodeMatch } from '@/lib/fiscal/match-codes';
import { fillMessage } from '@/lib/i18n/messages';
import { VERDICT_TONES, VerdictIcon } from '../cstat/resend-verdict';
import { ToneMessage, toneTitle } from '../ui/tone-box';
import styles from './finding-card.module.css';
import { FindingFacts } from './finding-facts';
import type { PasteContext } from './paste-texts';

type FindingCardProps = {
  readonly match: CodeMatch<CStatCodeEntry>;
  /** The result that matters most: it is shown large. */
  readonly isFirst: boolean;
  readonly context: PasteContext;
};

/** One result: what it is, what to do next, and what it points at. */
export function FindingCard({ match, isFirst, context }: FindingCardProps) {
  const { finding, entries, isOtherDocument } = match;
  const [only, ...others] = entries;
  const isCertain = only !== undefined && others.length === 0 && !isOtherDocument;
  return (
    <article className={styles.card} data-first={isFirst || undefined}>
      <h3 lang={isCertain ? context.lang : undefined}>{nameFinding(match, context)}</h3>
      {finding.message && (
        <p className={styles.message} lang={context.lang} translate="no">
          {finding.message}
        </p>
      )}
      {isCertain ? <NextStep entry={only} context={context} /> : <Choice match={match} context={context} />}
      <FindingFacts finding={finding} context={context} />
    </article>
  );
}

function nameFinding({ finding, entries, isOtherDocument }: CodeMatch<CStatCodeEntry>, context: PasteContext): string {
  const [only, ...others] = entries;
  if (only && others.length === 0 && !isOtherDocument) return formatCStatName(only);
  if (finding.code !== undefined) return fillMessage(context.messages.pasteAnswer.code, { code: finding.code });
  const problem = finding.problemCode && context.problems[finding.problemCode];
  return problem ? problem.title : (finding.problemCode ?? context.messages.pasteAnswer.sameText);
}

/** The verdict of the entry and the way to it. */
function NextStep({ entry, context: { messages, prefix, lang } }: { entry: CStatCodeEntry; context: PasteContext }) {
  const href = prefix + entry.path;
  if (entry.resend === null) {
    return (
      <p>
        {messages.pasteAnswer.onlyText} <a href={href}>{messages.pasteAnswer.openText}</a>
      </p>
    );
  }
  return (
    <ToneMessage tone={VERDICT_TONES[entry.resend]} icon={<VerdictIcon verdict={entry.resend} />}>
      <p className={toneTitle}>{messages.verdicts[entry.resend]}</p>
      <p>{messages.verdictHints[entry.resend]}</p>
      <p>
        <a href={href}>
          {messages.pasteAnswer.openEntry} <span lang={lang}>{formatCStatName(entry)}</span>
        </a>
      </p>
    </ToneMessage>
  );
}

/** Several entries that only the reader can tell apart, or those of other documents. */
function Choice({ match, context }: { match: CodeMatch<CStatCodeEntry>; context: PasteContext }) {
  const { messages, prefix, lang } = context;
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
      <ul className={styles.choices} lang={lang}>
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
