import { fillMessage, type Messages } from '@/lib/i18n/messages';
import type { ProblemView } from '@/lib/openapi/operation';
import type { OperationLink } from '@/lib/pages/page';
import { AnchorLink } from '../ui/anchor-link';
import { NarrowList } from '../ui/narrow-list';
import { PageLinks } from '../ui/page-links';
import { UnbrokenNames } from '../ui/unbroken-names';
import { ProblemActionBadge } from './problem-action-badge';
import styles from './problem-list.module.css';

type ProblemListProps = {
  readonly problems: readonly ProblemView[];
  readonly operations: readonly OperationLink[];
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** Every `problem+json` code of the API with cause, remedy and whether to send again. Each has an address. */
export function ProblemList({ problems, operations, messages, lang }: ProblemListProps) {
  return (
    <NarrowList items={problems} more={messages.reference.moreErrors}>
      {(shown) => (
        <ul className={styles.list}>
          {shown.map((problem) => (
            <li key={problem.code} id={problem.anchor} className={styles.problem}>
              <p className={styles.head}>
                <code translate="no">{problem.code}</code>
                <AnchorLink
                  id={problem.anchor}
                  label={fillMessage(messages.reference.copyLink, { name: problem.code })}
                />
                <span className={styles.status}>HTTP {problem.status}</span>
                <ProblemActionBadge action={problem.action} messages={messages} lang={lang} />
              </p>
              <p className={styles.title} lang={lang}>
                <UnbrokenNames>{problem.title}</UnbrokenNames>
              </p>
              <dl>
                <dt>{messages.reference.problemCause}</dt>
                <dd lang={lang} dangerouslySetInnerHTML={{ __html: problem.cause.html }} />
                <dt>{messages.reference.problemFix}</dt>
                <dd lang={lang} dangerouslySetInnerHTML={{ __html: problem.fix.html }} />
              </dl>
              <ReturnedBy
                operations={operations.filter(({ operation }) => operation.problemCodes.includes(problem.code))}
                messages={messages}
                lang={lang}
              />
            </li>
          ))}
        </ul>
      )}
    </NarrowList>
  );
}

type ReturnedByProps = Pick<ProblemListProps, 'operations' | 'messages' | 'lang'>;

/** More operations than this are not a hint any more: the error belongs to the whole API. */
const TELLING = 20;

/** The operations that answer with an error: folded links, or only their number when nearly all of them do. */
function ReturnedBy({ operations, messages, lang }: ReturnedByProps) {
  if (operations.length === 0) return null;
  const label = fillMessage(messages.reference.returnedBy, { count: operations.length });
  if (operations.length > TELLING) return <p className={styles.returnedBy}>{label}</p>;
  return (
    <details className={styles.returnedBy}>
      <summary>{label}</summary>
      <PageLinks pages={operations} lang={lang} />
    </details>
  );
}
