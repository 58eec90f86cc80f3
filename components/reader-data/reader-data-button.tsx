import type { Messages } from '@/lib/i18n/messages';
import styles from './reader-data-button.module.css';

type ReaderDataProps = { readonly messages: Messages['readerData'] };

/** Whether highlighted code has values that readers replace. */
export function hasReaderValues(html: string): boolean {
  return html.includes('<mark data-value=');
}

/** Opens the panel for the reader's data, whose code and texts come then (see use-on-demand). */
export function ReaderDataButton({ messages }: ReaderDataProps) {
  return (
    <button
      type="button"
      className={styles.opener}
      data-on-demand
      data-reader-data={messages.used}
      data-failed={messages.failed}
      data-needs-script
      data-print="none"
    >
      {messages.open}
    </button>
  );
}

/** Says what the marks of a sample mean, with the way to replace them. */
export function ReaderDataBar({ messages }: ReaderDataProps) {
  return (
    <p className={styles.bar}>
      <span>{messages.marked}</span>
      <ReaderDataButton messages={messages} />
    </p>
  );
}
