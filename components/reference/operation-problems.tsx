import type { LocaleContext } from '@/lib/i18n/locale-context';
import type { OperationPage } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { NarrowList } from '../ui/narrow-list';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './operation-problems.module.css';
import { ProblemActionBadge } from './problem-action-badge';
import sectionStyles from './section.module.css';
import { SectionHeading } from './section-heading';

type OperationProblemsProps = {
  readonly page: OperationPage;
  readonly context: LocaleContext;
  readonly lang: string | undefined;
};

/** The errors an operation answers with: whether to send again, and a link to cause and remedy. */
export function OperationProblems({
  page: { problems, overview },
  context: { messages },
  lang,
}: OperationProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <section className={sectionStyles.section} aria-labelledby="erros">
      <SectionHeading id="erros" title={messages.reference.problems} messages={messages} />
      <p className={styles.lead}>{messages.reference.problemsLead}</p>
      <NarrowList items={problems} more={messages.reference.moreErrors}>
        {(shown) => (
          <ul className={styles.list}>
            {shown.map(({ code, anchor, status, title, action }) => (
              <li key={code}>
                <span className={styles.status}>{status}</span>
                <a href={`${toHref(overview.path)}#${anchor}`}>
                  <code translate="no">{code}</code>
                </a>
                <ProblemActionBadge action={action} messages={messages} lang={lang} />
                <span className={styles.title} lang={lang}>
                  <UnbrokenNames>{title}</UnbrokenNames>
                </span>
              </li>
            ))}
          </ul>
        )}
      </NarrowList>
    </section>
  );
}
