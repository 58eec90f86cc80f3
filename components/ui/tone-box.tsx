import type { ReactNode } from 'react';
import styles from './tone-box.module.css';

/** What kind of message a box has; `rule` is a rule of the tax authority. */
export type Tone = 'note' | 'tip' | 'warning' | 'danger' | 'rule';

/** Class names of a box whose colours tell its tone, which is in `data-tone`; put on elements that mean something. */
export const toneBox = styles.box;

/** Class name of the line of such a box that says in words what its colour says. */
export const toneTitle = styles.title;

type ToneMessageProps = {
  readonly tone: Tone;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** Set where the message changes while the reader works: it is then announced. */
  readonly role?: 'status';
};

/** A message with its icon in a box of its tone. */
export function ToneMessage({ tone, icon, children, role }: ToneMessageProps) {
  return (
    <div className={`${styles.box} ${styles.withIcon}`} data-tone={tone} role={role}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
