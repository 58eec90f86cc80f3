import type { ReactNode } from 'react';
import { toRuleAnchor } from '@/lib/content/guide-rules';
import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import { findOutdated } from '@/lib/rules/citations';
import type { RuleNotes } from '@/lib/rules/rule-note';
import { formatDate } from '@/lib/text/format-date';
import { toneBox, toneTitle } from '../ui/tone-box';
import styles from './callout.module.css';

export type RuleProps = {
  /** Its own, or that of the heading above it, which lib/content/remark-rule-ids.mjs puts here. */
  readonly id?: string;
  /** Document that says so, with version: "NT 2014.002 v1.21". */
  readonly source: string;
  /** Day the writer last compared the text with the source, YYYY-MM-DD. */
  readonly verified: string;
  readonly children: ReactNode;
};

type BoundProps = RuleProps & { readonly notes: RuleNotes; readonly messages: Messages['mdx'] };

/**
 * A rule of the tax authority, set apart from the rules of this API, with its source and the day it was checked. Says
 * so where a note that it cites has a newer version.
 */
export function Rule({ id, source, verified, children, notes, messages }: BoundProps) {
  return (
    <aside id={id && toRuleAnchor(id)} className={`${toneBox} ${styles.callout}`} data-tone="rule">
      <p className={`${toneTitle} ${styles.title}`}>{messages.rule}</p>
      {children}
      <p className={styles.source}>
        {messages.source}: {source} ·{' '}
        <time dateTime={verified}>{fillMessage(messages.verified, { date: formatDate(verified) })}</time>
      </p>
      {findOutdated(source, notes).map(({ id: note, cited, newest }) => (
        <p key={note} className={styles.outdated}>
          {fillMessage(messages.outdated, { note, cited, newest })}
        </p>
      ))}
    </aside>
  );
}
