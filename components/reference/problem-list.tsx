import type { Messages } from '@/lib/i18n/messages';
import type { ProblemView } from '@/lib/openapi/operation';
import styles from './problem-list.module.css';

type ProblemListProps = {
  readonly problems: readonly ProblemView[];
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** Every `problem+json` code of the API with cause, remedy and whether to send again. Each has an address. */
export function ProblemList({ problems, messages, lang }: ProblemListProps) {
  return (
    <ul className={styles.list}>
      {problems.map((problem) => (
        <li key={problem.code} id={problem.anchor} className={styles.problem}>
          <p className={styles.head}>
            <a href={`#${problem.anchor}`}>
              <code translate="no">{problem.code}</code>
            </a>
            <span className={styles.status}>HTTP {problem.status}</span>
            <span className={styles.action} data-action={problem.action}>
              {messages.actions[problem.action]}
            </span>
          </p>
          <dl>
            <dt>{messages.reference.problemCause}</dt>
            <dd lang={lang} dangerouslySetInnerHTML={{ __html: problem.cause }} />
            <dt>{messages.reference.problemFix}</dt>
            <dd lang={lang} dangerouslySetInnerHTML={{ __html: problem.fix }} />
          </dl>
        </li>
      ))}
    </ul>
  );
}
