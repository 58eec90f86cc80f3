import styles from './skip-link.module.css';

/** First stop of the keyboard: jumps over the navigation to the page's <main id="content">. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.link} href="#content" data-print="none">
      {label}
    </a>
  );
}
