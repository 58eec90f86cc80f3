import type { Messages } from '@/lib/i18n/messages';
import styles from './samples.module.css';

/** Where the code of a page's folded examples is: the file that scripts fetch, and a text of all of them. */
export type FoldedCodeFiles = { readonly code: string; readonly text: string };

type FoldedCodeProps = {
  readonly files: FoldedCodeFiles;
  /** What the block of code is called, and what a link to it is called. */
  readonly title: string;
  readonly linkLabel: string;
  readonly messages: Messages['code'];
};

/** Stands in for the code block of a folded example, which comes when a reader opens it. Without scripts it leads to the text. */
export function FoldedCode({ files, title, linkLabel, messages }: FoldedCodeProps) {
  return (
    <p className={styles.folded} data-folded-code={files.code} data-title={title} data-label={linkLabel}>
      <span role="status" data-failed={messages.exampleFailed} />{' '}
      <a href={files.text} data-full-load>
        {messages.examplesAsText}
      </a>
    </p>
  );
}
