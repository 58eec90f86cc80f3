import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import { toneBox, toneTitle } from '../ui/tone-box';
import styles from './callout.module.css';

export type RuleProps = {
  /** Document that says so, with version: "NT 2014.002 v1.21". */
  readonly source: string;
  /** Day the writer last compared the text with the source, YYYY-MM-DD. */
  readonly verified: string;
  readonly children: ReactNode;
};

/** A rule of the tax authority, set apart from the rules of this API, with its source and the day it was checked. */
export function Rule({ source, verified, children, messages }: RuleProps & { messages: Messages['mdx'] }) {
  const [year, month, day] = verified.split('-');
  return (
    <aside className={`${toneBox} ${styles.callout}`} data-tone="rule">
      <p className={`${toneTitle} ${styles.title}`}>{messages.rule}</p>
      {children}
      <p className={styles.source}>
        {messages.source}: {source} ·{' '}
        <time dateTime={verified}>{fillMessage(messages.verified, { date: `${day}/${month}/${year}` })}</time>
      </p>
    </aside>
  );
}
