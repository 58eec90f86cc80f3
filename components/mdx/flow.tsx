import type { ReactNode } from 'react';
import styles from './flow.module.css';

export type FlowProps = {
  /** What the picture shows, for readers who cannot see it. */
  readonly label: string;
  /** An ordered Markdown list: one item a stage. */
  readonly children: ReactNode;
};

/** Stages in order, drawn as a chain of boxes. */
export function Flow({ label, children }: FlowProps) {
  return (
    <figure className={styles.flow} aria-label={label}>
      {children}
    </figure>
  );
}
