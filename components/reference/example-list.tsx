import { fillMessage, type Messages } from '@/lib/i18n/messages';
import type { ExampleView } from '@/lib/openapi/operation';
import { CodeBlock } from '../code/code-block';
import { FoldedCode, type FoldedCodeFiles } from '../code/folded-code';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './example-list.module.css';

type ExampleListProps = {
  readonly title: string;
  readonly examples: readonly ExampleView[];
  readonly messages: Messages;
  readonly lang: string | undefined;
  /** Where the code of all but the first is, where it is not to be in the page. */
  readonly folded?: FoldedCodeFiles | undefined;
  /** Where readers put values of their own into the examples: what the button for it says. */
  readonly sample?: Messages['readerData'] | undefined;
};

/** Named examples, each folded under what it shows. */
export function ExampleList({ title, examples, messages, lang, folded, sample }: ExampleListProps) {
  if (examples.length === 0) return null;
  return (
    <div className={styles.examples}>
      <p className={styles.title}>{title}</p>
      {examples.map(({ name, anchor, summary, code, variants, grammar }, index) => {
        const link = { id: anchor, label: fillMessage(messages.reference.copyLink, { name: summary }) };
        return (
          <details key={name} id={anchor} className={styles.example} data-example-name={name}>
            <summary lang={lang}>
              <UnbrokenNames>{summary}</UnbrokenNames>
            </summary>
            {folded && index > 0 ? (
              <FoldedCode files={folded} title={summary} linkLabel={link.label} messages={messages.code} />
            ) : (
              <CodeBlock
                code={code}
                variants={variants}
                grammar={grammar}
                messages={messages.code}
                title={summary}
                link={link}
                sample={sample}
              />
            )}
          </details>
        );
      })}
    </div>
  );
}
