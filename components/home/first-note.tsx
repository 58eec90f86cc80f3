import type { FirstNoteStep } from '@/lib/content/first-note';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage } from '@/lib/i18n/messages';
import { CodeBlock } from '../code/code-block';
import { openAtFirst } from '../ui/open-at-first';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './home.module.css';

type FirstNoteProps = {
  readonly steps: readonly FirstNoteStep[];
  /** Address of the guide with these steps. */
  readonly guide: string;
  readonly context: LocaleContext;
};

/** The first document, step by step in the terminal; the first step is open. */
export function FirstNote({ steps, guide, context: { locale, messages } }: FirstNoteProps) {
  const lang = contentLang(locale);
  return (
    <div className={styles.steps}>
      {steps.map(({ title, lead, anchor, code, grammar }, index) => (
        <details key={anchor} {...openAtFirst(index === 0)} name="primeira-nota">
          <summary lang={lang}>
            <UnbrokenNames>{title}</UnbrokenNames>
          </summary>
          <p className={styles.stepLead} lang={lang}>
            <UnbrokenNames>{lead}</UnbrokenNames>{' '}
            <a href={`${guide}#${anchor}`}>{fillMessage(messages.homePage.firstNoteMore, { number: index + 1 })}</a>
          </p>
          <CodeBlock code={code} grammar={grammar} messages={messages.code} />
        </details>
      ))}
    </div>
  );
}
