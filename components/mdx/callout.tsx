import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { type Tone, toneBox, toneTitle } from '../ui/tone-box';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './callout.module.css';

export type CalloutProps = {
  readonly type?: Exclude<Tone, 'rule'>;
  /** Replaces the name of the type. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** A remark set apart from the text. */
export function Callout({ type = 'note', title, children, messages }: CalloutProps & { messages: Messages['mdx'] }) {
  return (
    <aside className={`${toneBox} ${styles.callout}`} data-tone={type}>
      <p className={`${toneTitle} ${styles.title}`}>
        <UnbrokenNames>{title ?? messages[type]}</UnbrokenNames>
      </p>
      {children}
    </aside>
  );
}
