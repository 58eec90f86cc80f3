import { type Grammar, highlight } from '@/lib/highlight/highlight';
import type { Messages } from '@/lib/i18n/messages';
import { CopyIcon } from '../ui/icons';
import styles from './code-block.module.css';

type CodeBlockProps = {
  readonly code: string;
  readonly grammar: Grammar;
  readonly messages: Messages['code'];
  readonly title?: string | undefined;
};

/** Highlighted source with a copy button. Highlighting happens at build. */
export async function CodeBlock({ code, grammar, messages, title }: CodeBlockProps) {
  return (
    <figure className={styles.block} data-copy-scope>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title ?? grammar}</span>
        <CopyButton messages={messages} />
      </figcaption>
      <CodeText html={await highlight(code, grammar)} />
    </figure>
  );
}

/** The text of a code block, reachable by keyboard because it may scroll. */
export function CodeText({ html }: { html: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <pre className={styles.text} tabIndex={0} translate="no">
      <code data-copy-source dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/** Copies the code of the block around it. */
export function CopyButton({ messages }: { messages: Messages['code'] }) {
  return (
    <button
      type="button"
      className={styles.copy}
      data-copy={messages.copied}
      data-needs-script
      title={messages.copyLabel}
    >
      <CopyIcon />
      <span data-copy-label aria-live="polite">
        {messages.copy}
      </span>
    </button>
  );
}
