import type { Messages } from '@/lib/i18n/messages';
import type { ExampleView } from '@/lib/openapi/operation';
import { CodeBlock } from '../code/code-block';
import styles from './example-list.module.css';

type ExampleListProps = {
  readonly title: string;
  readonly examples: readonly ExampleView[];
  readonly messages: Messages['code'];
  readonly lang: string | undefined;
};

/** Named examples, each folded under what it shows. */
export function ExampleList({ title, examples, messages, lang }: ExampleListProps) {
  if (examples.length === 0) return null;
  return (
    <div className={styles.examples}>
      <p className={styles.title}>{title}</p>
      {examples.map(({ name, summary, code, grammar }) => (
        <details key={name} className={styles.example}>
          <summary lang={lang}>{summary}</summary>
          <CodeBlock code={code} grammar={grammar} messages={messages} title={name} />
        </details>
      ))}
    </div>
  );
}
