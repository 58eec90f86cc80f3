import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** Numbered steps: put an ordered Markdown list inside. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
