import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import styles from './callout.module.css';

export type CalloutProps = {
  readonly type?: 'note' | 'tip' | 'warning' | 'danger';
  /** Replaces the name of the type. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** A remark set apart from the text. */
export function Callout({ type = 'note', title, children, messages }: CalloutProps & { messages: Messages['mdx'] }) {
  return (
    <aside className={styles.callout} data-type={type}>
      <p className={styles.title}>{title ?? messages[type]}</p>
      {children}
    </aside>
  );
}
