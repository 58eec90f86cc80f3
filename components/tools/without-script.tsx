import styles from './without-script.module.css';

/** A note that only readers without scripts see. */
export function WithoutScript({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}
