import { PAGE_START } from '../behaviours/page-start';
import styles from './skip-link.module.css';

/**
 * First stop of the keyboard: jumps over the navigation to the page's <main id="content">. The focus is put on its
 * region when a link opens another page.
 */
export function SkipLink({ label }: { label: string }) {
  return (
    <section id={PAGE_START} className={styles.start} aria-label={label} tabIndex={-1} data-print="none">
      <a className={styles.link} href="#content">
        {label}
      </a>
    </section>
  );
}
