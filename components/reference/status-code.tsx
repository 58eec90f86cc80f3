import styles from './status-code.module.css';

/** The status of an answer, in the colour of its class. */
export function StatusCode({ status }: { readonly status: string }) {
  return (
    <span className={styles.status} data-class={status.charAt(0)}>
      {status}
    </span>
  );
}
