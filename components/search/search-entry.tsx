import { SearchIcon } from '../ui/icons';
import styles from './search.module.css';

/** The way into search from any page. */
export function SearchEntry({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.entry} href={href}>
      <SearchIcon />
      <span className={styles.entryLabel}>{label}</span>
    </a>
  );
}
